import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Fails for every violation that axe finds on the page, or in a part of it, as it is now, dialogs included. */
export async function expectNoViolations(page: Page, part = "html"): Promise<void> {
  // What still moves is half transparent, which is no contrast to measure.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target }) => target.join(" ")),
  }));
  expect(found).toEqual([]);
}
