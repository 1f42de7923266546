import { DEMO_STATE } from "../support/demo-state";
import { newOrder, payFromWallet } from "../support/orders";
import { expect, test } from "../support/test";

test.use({ storageState: DEMO_STATE });

const PICTURE = {
  name: "现场.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};
const grouped = (orderNo: string) => `${orderNo.slice(0, 6)} ${orderNo.slice(6, 10)} ${orderNo.slice(10)}`;

test("[COMP-01] [COMP-02] [COMP-03] [COMP-12] an order is complained about from its row; the complaint stands in the rights centre and is taken back", async ({
  page,
}) => {
  const order = await newOrder(page);
  await payFromWallet(page, order);
  await page.goto("/user/order");
  const told = (text: string) => page.getByRole("status").getByText(text, { exact: true }).first();
  const dialog = page.getByRole("dialog", { name: "投诉", exact: true });
  const list = page.getByRole("list", { name: "投诉列表" });
  const cardWith = (words: string) => list.getByRole("listitem").filter({ hasText: words }).first();

  await test.step("from its row, not about the master before one has taken it", async () => {
    const row = page.getByRole("row").filter({ has: page.locator(`#order-${order.orderNo}`) });
    await row.getByRole("button", { name: "更多" }).click();
    await page.getByRole("menuitem", { name: "投诉", exact: true }).click();
    await expect(dialog).toContainText(grouped(order.orderNo));
    await expect(dialog.getByRole("checkbox", { name: "投诉师傅" })).toBeDisabled();
    await dialog.getByRole("textbox", { name: "投诉内容" }).fill("下单两天还没有师傅接单");
    await dialog.locator("input[type=file]").setInputFiles(PICTURE);
    await expect(dialog.getByRole("img", { name: "投诉图片 1" })).toBeVisible();
    await dialog.getByRole("button", { name: "提交投诉" }).click();
    await expect(told("投诉成功")).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step("it stands in the rights centre, and is taken back", async () => {
    await page.getByRole("navigation", { name: "侧边菜单" }).getByRole("link", { name: "维权中心" }).click();
    // The list of orders, which is left, has a field of the same name.
    await expect(page.getByRole("heading", { level: 1, name: "维权中心" })).toBeVisible();
    await page.getByRole("searchbox", { name: "订单号" }).fill(order.orderNo);
    await page.getByRole("combobox", { name: "投诉类型" }).selectOption({ label: "其他投诉" });
    await page.getByRole("button", { name: "搜索", exact: true }).click();
    await expect(page).toHaveURL(/complaintType=1&orderNo=\d+/);
    await expect(list.getByRole("listitem").filter({ hasText: "订单号" })).toHaveCount(1);
    const card = cardWith("下单两天还没有师傅接单");
    await expect(card).toContainText("待处理");
    await expect(card.getByRole("img")).toBeVisible();
    await card.getByRole("button", { name: "取消投诉" }).click();
    await expect(page.getByText("确认取消投诉吗？")).toBeVisible();
    await page.getByRole("alertdialog").getByRole("button", { name: "确定" }).click();
    await expect(told("撤销成功!")).toBeVisible();
    await expect(card).toContainText("已取消");
    await expect(card.getByRole("button", { name: "取消投诉" })).toHaveCount(0);
  });
});
