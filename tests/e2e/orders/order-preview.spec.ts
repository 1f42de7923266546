import { DEMO_STATE } from "../support/demo-state";
import { expect, test } from "../support/test";
import { untilAlive } from "../support/until-alive";

test.use({ storageState: DEMO_STATE });

test("[DETAIL-03] [U12] an order's detail opens over the home page at its own address, which also opens it directly; Escape and Back close it, and the page is not read again", async ({
  page,
}) => {
  await page.goto("/user/index");
  // A new tab may read its page once more, for what has happened since; one that has been here does not.
  await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.startsWith("room-seq:")));
  await page.reload();
  // Before, the link leads to the page of the order.
  await untilAlive(page);
  let reads = 0;
  page.on("request", (request) => {
    if (request.url().includes(".data")) reads += 1;
  });
  const link = page.getByRole("list", { name: "未完成订单" }).getByRole("link", { name: "订单详情" }).first();
  const dialog = page.getByRole("dialog", { name: "订单详情" });
  await link.click();
  await expect(dialog.getByRole("tab", { name: "基础信息" })).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/\/user\/index\?preview=\d+$/);
  const address = page.url();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/user/index");
  await expect(link).toBeFocused();

  await link.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/user/index");
  expect(reads).toBe(0);

  await page.goto(`${address}&previewtab=abnormal`);
  await expect(dialog.getByRole("tab", { name: "异常记录" })).toHaveAttribute("aria-selected", "true");
  await dialog.getByRole("button", { name: "关闭" }).click();
  await expect(page).toHaveURL("/user/index");
  await expect(dialog).toBeHidden();
});
