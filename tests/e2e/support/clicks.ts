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

/** Twenty clicks and as many times Enter within a second, half of them before the page can react to the first. */
export async function pressTwentyTimes(button: Locator): Promise<void> {
  await button.focus();
  await button.evaluate(async (element) => {
    if (!(element instanceof HTMLElement)) return;
    for (let press = 0; press < 20; press++) {
      element.click();
      element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
      if (press >= 10) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}
