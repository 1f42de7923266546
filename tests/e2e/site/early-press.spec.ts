import { DEMO_STATE } from "../support/demo-state";
import { expect, test } from "../support/test";

test.use({ storageState: DEMO_STATE, viewport: { width: 360, height: 740 } });

test("a menu that is pressed before the scripts are there says so, and opens when they are", async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/user/order", { waitUntil: "commit" });
  const menu = page.getByRole("button", { name: "打开菜单" });
  await menu.click();
  await expect(menu).toHaveCSS("opacity", "0.6");
  scripts.resolve();
  await expect(page.getByRole("dialog").getByRole("link", { name: "我的订单" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCSS("opacity", "1");
});
