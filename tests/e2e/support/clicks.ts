import type { Locator } from "@playwright/test";

/** Ten clicks within a second, half of them before the page can react to the first. */
export function clickTenTimes(button: Locator): Promise<void> {
  return button.evaluate(async (element) => {
    if (!(element instanceof HTMLElement)) return;
    for (let click = 0; click < 10; click++) {
      element.click();
      if (click >= 5) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}
