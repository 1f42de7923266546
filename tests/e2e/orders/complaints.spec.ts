import { expectNoViolations } from "../support/axe";
import { DEMO_STATE } from "../support/demo-state";
import { layersGone } from "../support/layers";
import { arbitrate, newOrder, payFromWallet, play } from "../support/orders";
import { expect, test } from "../support/test";

test.use({ storageState: DEMO_STATE });
test.setTimeout(120_000);

const PICTURE = {
  name: "现场.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};
const grouped = (orderNo: string) => `${orderNo.slice(0, 6)} ${orderNo.slice(6, 10)} ${orderNo.slice(10)}`;

test("[COMP-03] [COMP-12] [ARB-08] an order is complained about from its row and from the rights centre; one complaint is taken back, the platform answers the other, and an arbitration is given up", async ({
  page,
}) => {
  const order = await newOrder(page);
  await payFromWallet(page, order);
  await page.goto("/user/order");
  const told = (text: string) => page.getByRole("status").getByText(text, { exact: true }).first();
  const dialog = page.getByRole("dialog", { name: "投诉", exact: true });
  const list = page.getByRole("list", { name: "投诉列表" });
  const cardWith = (words: string) => list.getByRole("listitem").filter({ hasText: words }).first();

  await test.step("from its row, not about the master while nobody has taken it", async () => {
    const row = page.getByRole("row").filter({ has: page.locator(`#order-${order.orderNo}`) });
    await row.getByRole("button", { name: "更多" }).click();
    await page.getByRole("menuitem", { name: "投诉", exact: true }).click();
    await expect(dialog).toContainText(grouped(order.orderNo));
    await expect(dialog.getByRole("checkbox", { name: "投诉师傅" })).toBeDisabled();
    await dialog.getByRole("button", { name: "提交投诉" }).click();
    await expect(dialog.getByText("请先填写投诉内容")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "投诉内容" })).toBeFocused();
    await expectNoViolations(page);
    await dialog.getByRole("textbox", { name: "投诉内容" }).fill("下单两天还没有师傅接单");
    await dialog.locator("input[type=file]").setInputFiles(PICTURE);
    await expect(dialog.getByRole("img", { name: "投诉图片 1" })).toBeVisible();
    await dialog.getByRole("button", { name: "提交投诉" }).click();
    await expect(told("投诉成功")).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step("it stands in the rights centre, and is taken back", async () => {
    await page.getByRole("navigation", { name: "侧边菜单" }).getByRole("link", { name: "维权中心" }).click();
    await expect(page).toHaveURL(/\/user\/right$/);
    await page.getByRole("searchbox", { name: "订单号" }).fill(order.orderNo);
    await page.getByRole("combobox", { name: "投诉类型" }).selectOption({ label: "其他投诉" });
    await page.getByRole("button", { name: "搜索", exact: true }).click();
    await expect(page).toHaveURL(/complaintType=1&orderNo=\d+/);
    await expect(list.getByRole("listitem").filter({ hasText: "订单号" })).toHaveCount(1);
    const card = cardWith("下单两天还没有师傅接单");
    await expect(card).toContainText("待处理");
    await expect(card.getByRole("img")).toBeVisible();
    await expectNoViolations(page);
    await card.getByRole("button", { name: "取消投诉" }).click();
    await expect(page.getByText("确认取消投诉吗？")).toBeVisible();
    await page.getByRole("alertdialog").getByRole("button", { name: "确定" }).click();
    await expect(told("撤销成功!")).toBeVisible();
    await expect(card).toContainText("已取消");
    await expect(card.getByRole("button", { name: "取消投诉" })).toHaveCount(0);
  });

  await test.step("about its master, chosen in the rights centre", async () => {
    await play(page, order, "receive", "appoint");
    await page.getByRole("button", { name: "我要投诉" }).click();
    await dialog.getByRole("button", { name: "提交投诉" }).click();
    await expect(dialog.getByText("请选择要投诉的订单")).toBeVisible();
    await dialog.getByRole("button", { name: /投诉订单/ }).click();
    await page
      .getByRole("listbox")
      .getByRole("option", { name: grouped(order.orderNo) })
      .click();
    await dialog.getByText("投诉师傅", { exact: true }).click();
    await dialog.getByRole("textbox", { name: "投诉内容" }).fill("师傅态度不好");
    await dialog.getByRole("button", { name: "提交投诉" }).click();
    await expect(told("投诉成功")).toBeVisible();
    await layersGone(page);
    await page.goto("/user/right");
    await expect(cardWith("师傅态度不好")).toContainText("投诉师傅");
  });

  await test.step("the platform answers, and the page shows it by itself", async () => {
    const staff = await page.context().newPage();
    await staff.goto("/sandbox");
    const open = staff.getByRole("listitem").filter({ hasText: "师傅态度不好" }).first();
    await open.getByRole("textbox", { name: "处理意见" }).fill("已约谈师傅并扣除信用分");
    await open.getByRole("button", { name: "处理投诉" }).click();
    await expect(staff.getByText("投诉已处理，客户会收到消息").first()).toBeVisible();
    await staff.close();
    await expect(cardWith("师傅态度不好")).toContainText("已约谈师傅并扣除信用分");
    await expect(cardWith("师傅态度不好")).toContainText("已处理");
  });

  await test.step("an arbitration that is given up leaves its list", async () => {
    await arbitrate(page, order);
    await page.getByRole("navigation", { name: "维权类型" }).getByRole("link", { name: "退款仲裁" }).click();
    await expect(page).toHaveURL(/tab=arbitration/);
    const arbitration = page
      .getByRole("list", { name: "仲裁列表" })
      .getByRole("listitem")
      .filter({ hasText: grouped(order.orderNo) });
    await expect(arbitration).toContainText("仲裁中");
    await arbitration.getByRole("link", { name: "仲裁详情" }).click();
    await expect(page).toHaveURL(/\/user\/right\/detail\?refundId=\d+/);
    await expect(page.getByRole("region", { name: "仲裁内容" })).toContainText("请平台处理");
    await expectNoViolations(page);
    await page.getByRole("link", { name: "返回仲裁列表" }).click();
    await arbitration.getByRole("button", { name: "取消仲裁" }).click();
    await expect(page.getByText("确认取消仲裁吗？")).toBeVisible();
    await page.getByRole("alertdialog").getByRole("button", { name: "确定" }).click();
    await expect(told("取消成功!")).toBeVisible();
    await expect(arbitration).toHaveCount(0);
  });
});
