import { DEMO_STATE } from "../support/demo-state";
import { expect, test } from "../support/test";

test.use({ storageState: DEMO_STATE });

test("[GEN-19] [ERR-18] copying says whether it worked", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/user/order");
  const copy = page.getByRole("button", { name: "复制订单号" }).first();
  await copy.click();
  await expect(page.getByRole("status").getByText("复制成功")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{10,}$/);

  await context.clearPermissions();
  // Granting anything denies the rest.
  await context.grantPermissions(["geolocation"]);
  await copy.click();
  await expect(page.getByRole("alert").getByText("该浏览器不支持自动复制，请手动复制")).toBeVisible();
});
