import type { Locator, Page } from "@playwright/test";
import { DEMO_STATE } from "../support/demo-state";
import { firstFrame } from "../support/first-frame";
import { newOrder, payFromWallet, play } from "../support/orders";
import { expect, test } from "../support/test";

test.use({ storageState: DEMO_STATE });

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

async function masterOn(page: Page) {
  const order = await newOrder(page);
  await payFromWallet(page, order);
  await play(page, order, "receive");
  return order;
}

test("[U37] typed values survive a reload, another tab of the order, a closed dialog and an ended session", async ({
  page,
  context,
}) => {
  const order = await masterOn(page);
  const cookies = await context.cookies();
  const form = `/user/order/refund/modify?orderid=${order.id}`;
  const words = page.getByLabel("退款说明");

  await test.step("the form of a refund", async () => {
    await page.goto(form);
    await page.getByLabel("退款原因").selectOption({ index: 1 });
    await words.fill("客户改了主意，沙发退回仓库");
    await page.getByLabel("退款金额").fill("1");
    await page.reload();
    await expect(words).toHaveValue("客户改了主意，沙发退回仓库");
    await expect(page.getByLabel("退款金额")).toHaveValue("1");
    await page.goto("/user/order");
    // A socket that connects in the moment in which the session ends is refused, which the browser writes down.
    const heard = firstFrame(page);
    await page.goto(form);
    await heard;
    await expect(words).toHaveValue("客户改了主意，沙发退回仓库");
  });

  await test.step("the session ends, and the customer signs in again", async () => {
    await context.clearCookies();
    await page.getByRole("button", { name: "提交申请" }).click();
    await expect(page).toHaveURL(/\/login\?from=/);
    await context.addCookies(cookies);
    await page.goto(form);
    await expect(words).toHaveValue("客户改了主意，沙发退回仓库");
  });

  await test.step("a note on the order", async () => {
    await page.goto(`/user/order/orderinfo?orderid=${order.id}`);
    const detail = page.getByRole("main");
    const note = detail.getByLabel("跟进内容");
    await detail.getByRole("link", { name: "跟进记录" }).click();
    await note.fill("周三再打电话");
    await detail.getByRole("link", { name: "基础信息" }).click();
    await detail.getByRole("link", { name: "跟进记录" }).click();
    await expect(note).toHaveValue("周三再打电话");
    await page.reload();
    await expect(note).toHaveValue("周三再打电话");
    await detail.getByRole("button", { name: "添加跟进" }).click();
    await expect(detail.getByRole("list", { name: "跟进记录" })).toContainText("周三再打电话");
    await expect(note).toHaveValue("");
    await page.reload();
    await expect(note).toHaveValue("");
  });
});

test("[U9] [U39] [U52] every dialog begins at its first field, leads back to what was left out, and closes by Escape", async ({
  page,
}) => {
  const order = await masterOn(page);
  await page.goto("/user/order");
  const row = page.getByRole("row").filter({ has: page.locator(`#order-${order.orderNo}`) });
  const more = row.getByRole("button", { name: "更多" });
  const open = async (item: string) => {
    await more.click();
    await page.getByRole("menuitem", { name: item, exact: true }).click();
  };
  /** Closes it by Escape; the focus goes back to where it came from. */
  const leave = async (shown: Locator, opener: Locator) => {
    await page.keyboard.press("Escape");
    await expect(shown).toBeHidden();
    await expect(opener).toBeFocused();
  };

  await open("添加异常");
  const exception = dialog(page, "添加异常");
  const kind = exception.getByRole("radio", { name: "货物缺件" });
  await expect(exception.getByRole("radio").first()).toBeFocused();
  await kind.check();
  await exception.getByRole("button", { name: "提交" }).click();
  await expect(exception.getByLabel("异常描述")).toBeFocused();
  await exception.getByLabel("异常描述").fill("少一包螺丝");
  await leave(exception, more);
  await open("添加异常");
  await expect(exception.getByLabel("异常描述")).toHaveValue("少一包螺丝");
  await expect(kind).toBeFocused();
  await exception.getByRole("button", { name: "取消" }).click();

  await open("加价");
  await expect(dialog(page, "加价").getByRole("radio").first()).toBeFocused();
  await leave(dialog(page, "加价"), more);

  await open("投诉");
  const complaint = dialog(page, "投诉");
  await expect(complaint.getByRole("checkbox").first()).toBeFocused();
  await complaint.getByRole("button", { name: "提交投诉" }).click();
  await expect(complaint.getByLabel("投诉内容")).toBeFocused();
  await leave(complaint, more);

  await open("添加跟进");
  const notes = dialog(page, "跟进记录");
  await expect(notes.getByLabel("跟进内容")).toBeFocused();
  await notes.getByRole("button", { name: "添加跟进" }).click();
  await expect(notes.getByText("请输入跟进内容")).toBeVisible();
  await expect(notes.getByLabel("跟进内容")).toBeFocused();
  await leave(notes, more);

  await open("电话联系");
  const call = page.getByRole("dialog");
  await expect(call.getByRole("button", { name: "关闭", exact: true }).first()).toBeFocused();
  await leave(call, more);

  await test.step("reading begins at the closing button", async () => {
    const details = row.getByRole("link", { name: "详情", exact: true });
    await details.click();
    const detail = dialog(page, "订单详情");
    await expect(detail.getByRole("heading", { name: "商品" })).toBeVisible();
    await expect(detail.getByRole("button", { name: "关闭", exact: true })).toBeFocused();
    const twice = await page.evaluate(() => {
      const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
    expect(twice).toEqual([]);
    await leave(detail, details);
  });

  await test.step("what is deleted hands the focus to what stands beside it", async () => {
    await page.goto("/user/order?customer=1234&goodsTypeName=家具");
    const chips = page.getByRole("region", { name: "已选筛选" });
    await expect(chips).toContainText("按客户搜索 1234");
    await chips.getByRole("link", { name: /去掉 .*1234/ }).press("Enter");
    await expect(page).not.toHaveURL(/1234/);
    await expect(chips.getByRole("link", { name: /去掉 .*家具/ })).toBeFocused();
  });
});
