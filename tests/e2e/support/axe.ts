import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What the colours of a page can break. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Fails for every violation that axe finds on the page, or in a part of it, as it is now, dialogs included. Axe runs in
 * the page itself: a page of its own for its report takes longer than its search, and is for foreign frames.
 */
export async function expectNoViolations(page: Page, part = "html", rules?: string[]): Promise<void> {
  // What still moves is half transparent, which is no contrast to measure.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  const axe = new AxeBuilder({ page })
    .include(part)
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target }) => target.join(" ")),
  }));
  expect(found).toEqual([]);
}

/** Opens a page and looks at it 360 and 1440 px wide and in the dark: axe finds nothing, and nothing is wider than the window. */
export async function expectGoodEverywhere(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectNoViolations(page);
  }
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
  await expectNoViolations(page, "html", COLOUR_RULES);
}
