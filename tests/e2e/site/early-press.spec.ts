import type { Page } from "@playwright/test";
import { DEMO_STATE } from "../support/demo-state";
import { expect, test } from "../support/test";

test.use({ viewport: { width: 360, height: 740 } });

/** Keeps the scripts of a page away until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts.resolve;
}

test("登录 looks locked from the first paint on, as it is with the scripts", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  const button = page.getByRole("button", { name: "登录", exact: true });
  const look = () =>
    button.evaluate((node) => {
      const { color, backgroundColor, borderTopColor } = getComputedStyle(node);
      return { color, backgroundColor, borderTopColor };
    });
  await expect(button).toBeEnabled();
  // With its styles, which nothing is painted without.
  await page.waitForFunction(() => performance.getEntriesByName("first-paint").length > 0);
  const early = await look();
  release();
  await expect(button).toBeDisabled();
  expect(await look()).toEqual(early);
});

test.describe("of a customer", () => {
  test.use({ storageState: DEMO_STATE });

  test("a menu that is pressed before the scripts are there says so, and opens when they are", async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto("/user/order", { waitUntil: "commit" });
    const menu = page.getByRole("button", { name: "打开菜单" });
    await menu.click();
    await expect(menu).toHaveCSS("opacity", "0.6");
    release();
    await expect(page.getByRole("dialog").getByRole("link", { name: "我的订单" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCSS("opacity", "1");
  });
});
