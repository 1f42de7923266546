import { expect, type Locator, type Page } from "@playwright/test";

/** Farther than any control of these pages is from the beginning. */
const MOST_TABS = 80;

/** Walks with the Tab key until the control has the focus, as a customer without a mouse does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  // Found once: to find it by its name again at each stop takes longer than the walk.
  let found = await control.elementHandle();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const where = await found.evaluate((element) => {
      if (!element.isConnected) return "gone";
      return element === document.activeElement ? "reached" : "elsewhere";
    });
    if (where === "reached") return;
    // The page has drawn itself again.
    if (where === "gone") found = await control.elementHandle();
    else await page.keyboard.press("Tab");
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
