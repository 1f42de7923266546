import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { pressTwentyTimes } from "../support/clicks";
import { DEMO_STATE } from "../support/demo-state";
import { newOrder, type PlacedOrder, payFromWallet, play, TO_ACCEPTANCE } from "../support/orders";
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

const rowOf = (page: Page, { orderNo }: PlacedOrder): Locator =>
  page.getByRole("row").filter({ has: page.locator(`#order-${orderNo}`) });

async function openMenu(row: Locator): Promise<void> {
  await row.getByRole("button", { name: "更多" }).click();
}

/** How many requests of an operation the browser sends. */
function countRequests(page: Page, part: string): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql") && request.postData()?.includes(part)) count += 1;
  });
  return () => count;
}

/** How many toasts of this text there are. */
const toasts = (page: Page, text: string) =>
  page.getByRole("status").getByRole("paragraph").filter({ hasText: text });

test("[ACT-02] [ACT-03] [ACT-23] an order is cancelled and copied; who comes too late is told", async ({
  page,
}) => {
  const unpaid = await newOrder(page, { type: "TIMELY" });
  const raced = await newOrder(page);
  await page.goto("/user/order");

  const cancelled = rowOf(page, unpaid);
  await expect(cancelled.getByRole("link", { name: "去支付" })).toHaveAttribute(
    "href",
    `/placeorder/Orderpayment?orderid=${unpaid.id}`,
  );
  const more = cancelled.getByRole("button", { name: "更多" });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "取消订单" })).toBeFocused();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("您确定要取消此订单?");
  await question.getByRole("button", { name: "取消", exact: true }).click();
  await expect(more).toBeFocused();
  await openMenu(cancelled);
  await page.getByRole("menuitem", { name: "取消订单" }).click();
  const sent = countRequests(page, `"orderId":"${unpaid.id}"`);
  await pressTwentyTimes(question.getByRole("button", { name: "确定" }));
  await expect(toasts(page, "取消成功!")).toHaveCount(1);
  await expect(question).toBeHidden();
  await expect(cancelled).toContainText("订单关闭");
  expect(sent()).toBe(1);
  await page.reload();
  await expect(cancelled).toContainText("交易关闭");
  await expect(cancelled.getByRole("link", { name: "去支付" })).toHaveCount(0);

  // Paid in another window meanwhile: who comes too late is told, and sees the order as it is.
  await openMenu(rowOf(page, raced));
  await page.getByRole("menuitem", { name: "取消订单" }).click();
  await payFromWallet(page, raced);
  await question.getByRole("button", { name: "确定" }).click();
  await expect(page.getByText(/订单已支付，不能取消。页面已更新/)).toBeVisible();
  await expect(rowOf(page, raced)).toContainText("待接单");

  await openMenu(cancelled);
  await page.getByRole("menuitem", { name: "复制订单" }).click();
  await expect(page).toHaveURL(/\/placeorder\/speedOrder/);
  await expect(page.getByRole("textbox", { name: "商品名称" })).toHaveValue("三人位布艺沙发");
});

test("[ACT-28] [ACT-29] [ACT-31] the goods of orders arrive: with a yes, or with what the master needs to collect them", async ({
  page,
}) => {
  const collected = await newOrder(page, { serviceTypeId: "1", isArrival: false });
  const delivered = await newOrder(page, { isArrival: false });
  await payFromWallet(page, collected);
  await payFromWallet(page, delivered);
  await page.goto("/user/order");
  const question = page.getByRole("alertdialog");

  await rowOf(page, delivered).getByRole("button", { name: "确认到货" }).click();
  await expect(question).toContainText("确认修改商品状态为已到货吗？");
  await question.getByRole("button", { name: "确定" }).click();
  await expect(rowOf(page, delivered).getByRole("button", { name: "确认到货" })).toHaveCount(0);

  const arriving = rowOf(page, collected);
  await arriving.getByRole("button", { name: "确认到货" }).click();
  const arrival = page.getByRole("dialog", { name: "确认到货" });
  const send = arrival.getByRole("button", { name: "确认到货" });
  await arrival.getByRole("textbox", { name: "物流电话" }).fill("955-53");
  await send.click();
  await expect(arrival.getByText("请输入物流单号")).toBeVisible();
  await expect(arrival.getByText("请输入合法的手机号")).toBeVisible();
  await expectNoViolations(page);
  await arrival.getByRole("textbox", { name: "物流单号" }).fill("DPK20261122");
  await arrival.getByRole("textbox", { name: "物流电话" }).fill("95353");
  const carrier = arrival.getByRole("combobox", { name: "物流公司" });
  await carrier.fill("dbwl");
  const suggested = page.getByRole("listbox", { name: /物流公司/ }).getByRole("option");
  await expect(suggested).toHaveText(["德邦物流"]);
  await carrier.press("ArrowDown");
  await carrier.press("Enter");
  await expect(carrier).toHaveValue("德邦物流");
  await arrival.getByRole("textbox", { name: "提货地址" }).fill("杭州市西湖区文三路 90 号");
  const located = page.waitForRequest((request) => !!request.postData()?.includes("文三路 90 号"));
  await send.click();
  await located;
  await expect(toasts(page, "操作成功!")).toHaveCount(1);
  await expect(arriving.getByRole("button", { name: "确认到货" })).toHaveCount(0);
  await expect(arriving.getByRole("button", { name: "更多" })).toBeFocused();
});

test("[ACC-04] [ACC-06] [ACT-14] work is given more time, rejected, shown again and accepted, and its master rated", async ({
  page,
}) => {
  const order = await newOrder(page);
  await payFromWallet(page, order);
  await play(page, order, ...TO_ACCEPTANCE);
  await page.goto("/user/order");
  await rowOf(page, order).getByRole("link", { name: "立即验收" }).click();
  await expect(page).toHaveURL(`/user/order/acceptance?orderid=${order.id}`);
  await expect(page.getByRole("group", { name: "完工照片" }).getByRole("button")).toHaveCount(2);
  await expect(page.getByText("安装完成，现场已清理")).toBeVisible();
  await expect(page.getByText("陈建国")).toBeVisible();
  await expect(page.getByText("王小满")).toBeVisible();
  await expect(page.getByRole("list", { name: "商品图片" }).getByRole("img")).toHaveCount(1);

  await test.step("on a phone the photos are large, and the word on them is always in reach", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const photos = await page.getByRole("group", { name: "完工照片" }).boundingBox();
    expect(photos?.height).toBeGreaterThanOrEqual(320);
    for (const place of [page.getByRole("heading", { level: 1 }), page.getByText("服务地址")]) {
      await place.scrollIntoViewIfNeeded();
      await expect(page.getByRole("button", { name: "立即验收" })).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await page.getByRole("button", { name: "延长验收" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("确定延长验收吗？每笔订单只能延长一次");
  await pressTwentyTimes(question.getByRole("button", { name: "确定" }));
  await expect(toasts(page, "延长成功!")).toHaveCount(1);
  await expect(page.getByText(/验收时间已延长。请在 \d{4}-\d\d-\d\d \d\d:\d\d 前验收/)).toBeVisible();
  await expect(page.getByRole("button", { name: "延长验收" })).toHaveCount(0);

  const accept = page.getByRole("button", { name: "立即验收" });
  await accept.click();
  const dialog = page.getByRole("dialog", { name: "验收" });
  await dialog.getByRole("radio", { name: /验收不通过/ }).check();
  await dialog.getByRole("button", { name: "提交验收" }).click();
  await expect(dialog.getByText("请输入拒绝原因")).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole("textbox", { name: "拒绝原因" }).fill("柜门不平");
  await pressTwentyTimes(dialog.getByRole("button", { name: "提交验收" }));
  await expect(toasts(page, "已提交验收")).toHaveCount(1);
  await expect(page.getByText("等待师傅重新拍摄完工照片，之后再验收。拒绝原因：柜门不平")).toBeVisible();
  await expect(accept).toBeDisabled();

  // The master's new photos reach the open page by themselves.
  await play(page, order, "rephotograph");
  await expect(page.getByText("已补拍细节")).toBeVisible();
  await accept.click();
  // Nothing is chosen for the customer: passing pays the master.
  await dialog.getByRole("button", { name: "提交验收" }).click();
  await expect(dialog.getByText("请选择验收结果")).toBeVisible();
  await dialog.getByRole("radio", { name: /验收通过/ }).check();
  await dialog.getByRole("button", { name: "提交验收" }).click();
  await expect(page).toHaveURL(/\/user\/order\?status=WAIT_EVALUATE/);
  await page.goto(`/user/order/acceptance?orderid=${order.id}`);
  await expect(page.getByText(/您已验收通过，验收时间/)).toBeVisible();
  await expect(accept).toHaveCount(0);

  await test.step("[ACC-14] [ACC-17] [ACT-11] the master of the accepted order is rated", async () => {
    await page.goto("/user/order");
    const row = rowOf(page, order);
    await expect(row).toContainText("交易成功");
    await row.getByRole("button", { name: "评价师傅" }).click();
    const evaluation = page.getByRole("dialog", { name: "评价师傅" });
    const stars = evaluation.getByRole("group", { name: /服务评分/ }).getByRole("radio");
    await expect(stars.nth(2)).toBeChecked();
    for (const [index, word] of ["非常差", "差", "一般", "好", "非常好"].entries()) {
      await expect(stars.nth(index)).toHaveAccessibleName(`${index + 1} 星，${word}`);
    }
    await stars.nth(2).focus();
    await page.keyboard.press("ArrowRight");
    await expect(stars.nth(3)).toBeChecked();
    await evaluation.getByRole("checkbox", { name: "准时上门" }).check();
    await evaluation.getByRole("textbox", { name: "评价内容" }).fill("很专业");
    const choose = page.waitForEvent("filechooser");
    await evaluation.getByRole("button", { name: /添加图片/ }).click();
    await (await choose).setFiles(Array.from({ length: 9 }, (_, i) => ({ ...PICTURE, name: `${i}.png` })));
    await expect(evaluation.getByRole("img")).toHaveCount(8);
    await expect(evaluation.getByRole("button", { name: /添加图片/ })).toHaveCount(0);
    await evaluation.getByRole("checkbox", { name: "匿名评价" }).check();
    await expectNoViolations(page);
    await pressTwentyTimes(evaluation.getByRole("button", { name: "提交评价" }));
    await expect(toasts(page, "评论成功")).toHaveCount(1);
    await expect(row).toContainText("已评价");
    await expect(row.getByRole("button", { name: "评价师傅" })).toHaveCount(0);
  });
});

test("[FOLLOW-01] [FOLLOW-04] [FOLLOW-06] notes are added, changed and removed", async ({ page }) => {
  const order = await newOrder(page);
  await page.goto("/user/order");
  const row = rowOf(page, order);
  await openMenu(row);
  await page.getByRole("menuitem", { name: "添加跟进" }).click();
  const dialog = page.getByRole("dialog", { name: "跟进记录" });
  const adding = dialog.getByRole("form", { name: "添加跟进" });
  const add = adding.getByRole("button", { name: "添加跟进", exact: true });
  await add.click();
  await expect(adding.getByText("请输入跟进内容")).toBeVisible();
  await adding.getByRole("textbox", { name: "跟进内容" }).fill("客户要求周末上门");
  const choose = page.waitForEvent("filechooser");
  await adding.getByRole("button", { name: /添加图片/ }).click();
  await (await choose).setFiles([PICTURE]);
  await expect(adding.getByRole("img")).toHaveCount(1);
  await pressTwentyTimes(add);
  await expect(toasts(page, "跟进成功")).toHaveCount(1);
  const note = dialog.getByRole("list", { name: "跟进记录" }).getByRole("listitem").first();
  await expect(note).toContainText("客户要求周末上门");
  await expect(note.getByRole("list", { name: "跟进图片" }).getByRole("link")).toHaveCount(1);
  await expectNoViolations(page);

  await note.getByRole("button", { name: /编辑/ }).click();
  const editing = dialog.getByRole("form", { name: "编辑跟进" });
  await editing.getByRole("textbox", { name: "跟进内容" }).fill("客户改到周日上门");
  await editing.getByRole("button", { name: "保存" }).click();
  await expect(toasts(page, "编辑成功")).toHaveCount(1);
  await expect(note).toContainText("客户改到周日上门");
  await dialog.getByRole("button", { name: "关闭" }).click();
  await expect(row).toContainText("客户改到周日上门");

  await openMenu(row);
  await page.getByRole("menuitem", { name: "添加跟进" }).click();
  const remove = note.getByRole("button", { name: /删除/ });
  await remove.click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "取消" }).click();
  await expect(toasts(page, "已取消删除")).toHaveCount(1);
  await expect(note).toBeVisible();
  await remove.click();
  await question.getByRole("button", { name: "确定" }).click();
  await expect(toasts(page, "删除成功!")).toHaveCount(1);
  await expect(dialog.getByText("还没有跟进记录")).toBeVisible();
});
