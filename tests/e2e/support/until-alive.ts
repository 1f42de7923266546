import type { BrowserContext, Page } from "@playwright/test";
import { ALIVE } from "../../../app/lib/alive";

/** Waits until the scripts of the open page answer what is done on it. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, ALIVE);
}

/**
 * Makes opening and reloading a page wait until its scripts answer, as a person waits for a page to settle. A page that
 * needs no script is not waited for. A test about the time before says itself what is waited for (`waitUntil`).
 */
export function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await untilTakenOver(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await untilTakenOver(page);
    return response;
  };
}

/** A page of a test beside its first one, which waits as that does. */
export async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  waitForScripts(page);
  return page;
}

/** Waits like `untilAlive`, where the open page is one that React takes over. A clock of Playwright's keeps no marks. */
async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    (mark) =>
      !("__remixContext" in window) ||
      !(performance instanceof Performance) ||
      performance.getEntriesByName(mark).length > 0,
    ALIVE,
  );
}
