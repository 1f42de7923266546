import { expect, type Locator, type Page } from "@playwright/test";

/** Farther than any control of these pages is from the beginning. */
const MOST_TABS = 80;

/** Walks with the Tab key until the control has the focus, as a customer without a mouse does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    // A list that opened at the focus hides the rest of the page from view for a moment.
    const isThere = control.evaluate((element) => element === document.activeElement, null, {
      timeout: 1000,
    });
    if (await isThere.catch(() => false)) return;
    await page.keyboard.press("Tab");
  }
  await expect(control).toBeFocused();
}

/** Reaches a control with the Tab key and presses Enter. */
export async function enterOn(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press("Enter");
}

/** Reaches a field with the Tab key and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}
