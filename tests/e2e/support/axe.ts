import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What the colours of a page can break. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
/** What the width of the window can break as well: sizes, what scrolls, and the names of what one width alone shows. */
const WIDTH_RULES = [
  ...COLOUR_RULES,
  ...["target-size", "scrollable-region-focusable", "aria-hidden-focus"],
  ...["button-name", "link-name", "label", "select-name", "image-alt"],
];

/**
 * Axe reads each colour of the page hundreds of times, which takes a quarter of its time: this remembers what a text
 * means. It runs in the page after axe.
 */
const REMEMBER_COLOURS = `(() => {
  const colours = axe.commons.color.Color.prototype;
  const read = colours.parseString;
  const known = new Map();
  colours.parseString = function (text) {
    const { r, g, b, alpha } = known.get(text) ?? read.call(this, text);
    Object.assign(this, { r, g, b, alpha });
    if (!known.has(text)) known.set(text, { r, g, b, alpha });
    return this;
  };
})();`;

/**
 * Fails for every violation that axe finds on the page, or in a part of it, as it is now, dialogs included. Axe runs in
 * the page itself and answers what it found there; no page of ours has frames.
 */
export async function expectNoViolations(
  page: Page,
  part = "html",
  rules?: readonly string[],
): Promise<void> {
  // Rows that wait for their successors are dimmed, which is no contrast to measure.
  await expect(page.locator(":is(table, ol, ul)[aria-busy=true]")).toHaveCount(0);
  // Half a megabyte of script: once for each document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source + REMEMBER_COLOURS);
  const found = await page.evaluate(
    async ({ part, rules }) => {
      // What still moves is half transparent: the same.
      await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
      const { violations } = await window.axe.run(part, {
        resultTypes: ["violations"],
        // Style sheets are for a rule that is not on.
        preload: { assets: ["media"] },
        ...(rules && { runOnly: { type: "rule", values: rules } }),
      });
      return violations.map(({ id, nodes }) => ({
        id,
        where: nodes.map(({ target }) => target.join(" ")),
      }));
    },
    { part, rules: rules && [...rules] },
  );
  expect(found).toEqual([]);
}

interface Look {
  readonly width: number;
  readonly colorScheme: "light" | "dark";
  /** All rules when undefined. */
  readonly rules?: readonly string[];
  /** The rules about whole pages need one look at them. */
  readonly isOfWholePage?: true;
}

/** A page's own content and dialogs: both widths and both schemes, in two looks, of which one is with all rules. */
const TWO_LOOKS: readonly Look[] = [
  { width: 360, colorScheme: "light", rules: WIDTH_RULES },
  { width: 1440, colorScheme: "dark", isOfWholePage: true },
];

/** Every way in which the header and the menus are seen. */
const FOUR_LOOKS: readonly Look[] = [
  { width: 360, colorScheme: "light" },
  { width: 1440, colorScheme: "dark", isOfWholePage: true },
  { width: 1440, colorScheme: "light", rules: COLOUR_RULES },
  { width: 360, colorScheme: "dark", rules: COLOUR_RULES },
];

const DIALOG = ":is([role=dialog], [role=alertdialog])";
/** What is a page's own, without the frame that all pages of an area share. */
const CONTENT = `:is(main, ${DIALOG})`;

async function lookEverywhere(
  page: Page,
  looks: readonly Look[],
  partOf: (look: Look) => string,
): Promise<void> {
  for (const look of looks) {
    const { width, colorScheme, rules } = look;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectNoViolations(page, partOf(look), rules);
  }
}

async function beginNarrow(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 360, height: 900 });
}

/**
 * Opens a page and looks at it 360 and 1440 px wide, light and dark: axe finds nothing, and nothing is wider than the
 * window.
 *
 * @param isFrameSeen whether axe saw the header and the menus on another page, in each width in each scheme. Then it
 *   looks at this page narrow and light with the rules that the width can break, and wide and dark with all; at the header
 *   and the menus in the wide look alone, in which the rules about whole pages apply.
 */
export async function expectGoodEverywhere(page: Page, path: string, isFrameSeen = false): Promise<void> {
  await beginNarrow(page);
  await page.goto(path);
  // Behind an open dialog it is hidden from the accessibility tree.
  await expect(page.locator("h1").first()).toBeVisible();
  await lookEverywhere(page, isFrameSeen ? TWO_LOOKS : FOUR_LOOKS, ({ isOfWholePage }) =>
    isFrameSeen && !isOfWholePage ? CONTENT : "html",
  );
}

/** Opens a dialog of the page as a phone shows it and looks at it as `expectGoodEverywhere` does; Escape closes it. */
export async function expectGoodDialog(page: Page, open: (page: Page) => Promise<void>): Promise<void> {
  await beginNarrow(page);
  // The press may come before the page is alive.
  await expect(async () => {
    if (!(await page.locator(DIALOG).first().isVisible())) await open(page);
    await expect(page.locator(DIALOG).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await lookEverywhere(page, TWO_LOOKS, () => DIALOG);
  await page.keyboard.press("Escape");
  await expect(page.locator(DIALOG)).toHaveCount(0);
}
