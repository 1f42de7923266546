import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { ROOT } from "../../../scripts/lib/run";

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

/** A list that waits for its next rows, and is dimmed meanwhile. */
const BUSY = ":is(table, ol, ul)[aria-busy=true]";

/** Half a megabyte, of which `axe.source` has more than twice as much. */
const AXE = readFileSync(join(ROOT, "node_modules/axe-core/axe.min.js"), "utf8") + REMEMBER_COLOURS;

/**
 * Gives axe to each document that the page opens from now on. For a walk over many pages: the script is sent
 * once, and the browser keeps what it compiled.
 */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript(AXE);
}

/**
 * Fails for every violation that axe finds on the page, or in a part of it, as it is now, dialogs included. Axe runs in
 * the page itself and answers what it found there; no page of ours has frames.
 */
export async function expectNoViolations(
  page: Page,
  part = "html",
  rules?: readonly string[],
): Promise<void> {
  // The code of a dialog may still be on its way.
  await expect(page.locator(part).first()).toBeVisible();
  const look = async () => {
    // Rows that wait for their successors are dimmed, which is no contrast to measure.
    await expect(page.locator(BUSY)).toHaveCount(0);
    return page.evaluate(
      async ({ part, rules, busy }) => {
        if (!("axe" in window)) return "no axe";
        let wasBusy = false;
        const observer = new MutationObserver(() => {
          wasBusy ||= document.querySelector(busy) !== null;
        });
        observer.observe(document.body, { subtree: true, attributeFilter: ["aria-busy"] });
        // What still moves is half transparent: the same.
        await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
        const { violations } = await window.axe.run(part, {
          resultTypes: ["violations"],
          // Style sheets are for a rule that is not on.
          preload: { assets: ["media"] },
          ...(rules && { runOnly: { type: "rule", values: rules } }),
        });
        observer.disconnect();
        if (wasBusy) return "busy";
        return violations.map(({ id, nodes }) => ({
          id,
          where: nodes.map(({ target }) => target.join(" ")),
        }));
      },
      { part, rules: rules && [...rules], busy: BUSY },
    );
  };
  let found = await look();
  while (typeof found === "string") {
    // Axe is brought once for each document.
    if (found === "no axe") await page.evaluate(AXE);
    found = await look();
  }
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

/** How a page and its dialogs are opened: the first look of all. */
const NARROW: Look = { width: 360, colorScheme: "light" };

/** A page's own content and dialogs: both widths and both schemes, in two looks, of which one is with all rules. */
const TWO_LOOKS: readonly Look[] = [
  { ...NARROW, rules: WIDTH_RULES },
  { width: 1440, colorScheme: "dark", isOfWholePage: true },
];

/** Every way in which the header and the menus are seen. */
const FOUR_LOOKS: readonly Look[] = [
  NARROW,
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
  for (const [index, look] of looks.entries()) {
    const { width, rules } = look;
    // As it was opened.
    if (index > 0) await showAs(page, look);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectNoViolations(page, partOf(look), rules);
  }
}

async function showAs(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
}

/**
 * What axe saw before in each width and scheme: nothing of the page, its header and menus on another page, or all that
 * is not its content at another address of the same page.
 */
export type Seen = "nothing" | "frame" | "page";

/**
 * Opens a page and looks at it 360 and 1440 px wide, light and dark: axe finds nothing, and nothing is wider than the
 * window. Of what was seen before it looks at the content alone, narrow and light with the rules that the width can break,
 * and wide and dark with all; where only the frame was seen, the wide look is at all of it, for the rules about whole pages.
 */
export async function expectGoodEverywhere(page: Page, path: string, seen: Seen = "nothing"): Promise<void> {
  const looks = seen === "nothing" ? FOUR_LOOKS : TWO_LOOKS;
  await showAs(page, NARROW);
  await page.goto(path);
  // Behind an open dialog it is hidden from the accessibility tree.
  await expect(page.locator("h1").first()).toBeVisible();
  await lookEverywhere(page, looks, ({ isOfWholePage }) =>
    seen === "nothing" || (seen === "frame" && isOfWholePage) ? "html" : CONTENT,
  );
}

/** Opens a dialog of the page as a phone shows it and looks at it as `expectGoodEverywhere` does; Escape closes it. */
export async function expectGoodDialog(page: Page, open: (page: Page) => Promise<void>): Promise<void> {
  await showAs(page, NARROW);
  // The press may come before the page is alive.
  await expect(async () => {
    if (!(await page.locator(DIALOG).first().isVisible())) await open(page);
    await expect(page.locator(DIALOG).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await lookEverywhere(page, TWO_LOOKS, () => DIALOG);
  await page.keyboard.press("Escape");
  await expect(page.locator(DIALOG)).toHaveCount(0);
}
