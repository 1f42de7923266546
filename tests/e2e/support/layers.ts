import { expect, type Page } from "@playwright/test";

/**
 * Waits until the entries of dialogs that were closed are out of the history (decision 055). Until then the browser is
 * still going back, which would give up a document that is asked for meanwhile.
 */
export const layersGone = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => Object(window.history.state).layers ?? 0)).toBe(0);
