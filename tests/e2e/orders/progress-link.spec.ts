import { DEMO_STATE } from "../support/demo-state";
import { expect, test } from "../support/test";
import { newPage } from "../support/until-alive";

/** An unpaid order of the demo customer. */
const UNPAID = 452369;

test.use({ storageState: DEMO_STATE });

test("a merchant hands on a link to an order's progress, which opens without signing in until it is ended", async ({
  page,
  browser,
}) => {
  await page.goto(`/user/order/orderinfo?orderid=${UNPAID}`);
  await page.getByRole("button", { name: "客户进度链接" }).click();
  const dialog = page.getByRole("dialog", { name: "客户进度链接" });
  await dialog.getByRole("button", { name: "生成链接" }).click();
  await expect(dialog.getByRole("img", { name: "扫码查看订单进度" })).toBeVisible();
  const address = await dialog.getByRole("link", { name: /预览/ }).getAttribute("href");

  const stranger = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const phone = await newPage(stranger);
  const answer = await phone.goto(String(address));
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  await expect(phone.getByRole("heading", { level: 1, name: "待确认" })).toBeVisible();
  await expect(phone.getByRole("main")).not.toContainText(/1[3-9]\d{9}|¥/);

  const paper = await newPage(page.context());
  await paper.goto(`/user/order/worksheet?orderid=${UNPAID}`);
  await expect(paper.getByRole("img", { name: "扫码查看订单进度" })).toBeVisible();
  await paper.close();

  await dialog.getByRole("button", { name: "停用链接" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "停用" }).click();
  await expect(dialog.getByRole("button", { name: "生成链接" })).toBeVisible();
  await phone.reload();
  await expect(phone.getByText("链接已失效")).toBeVisible();
  await stranger.close();
});
