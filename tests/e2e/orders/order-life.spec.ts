import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { DEMO_STATE } from "../support/demo-state";
import { newOrder, payFromWallet, play } from "../support/orders";
import { expect, test } from "../support/test";
import { newPage } from "../support/until-alive";

test.use({ storageState: DEMO_STATE });

const rowOf = (page: Page, orderId: string): Locator =>
  page.getByRole("row").filter({ has: page.locator(`a[href$="orderinfo?orderid=${orderId}"]`) });
const tab = (page: Page, name: string): Locator =>
  page.getByRole("navigation", { name: "订单状态" }).getByRole("link", { name: new RegExp(`^${name}`) });

/** Counts how often the window is loaded again from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  return () => loads;
}

/** The list in another browser of the same customer, with the number that its tabs had at first. */
async function watchTabs(watcher: BrowserContext, names: readonly string[]) {
  const page = await newPage(watcher);
  await page.goto("/user/order");
  const first = new Map<string, number>();
  for (const name of names) first.set(name, Number(/\d+$/.exec((await tab(page, name).textContent()) ?? "")));
  const loads = countLoads(page);
  return {
    page,
    loads,
    /** Each tab has so many orders more, or fewer, than at first. */
    async expectChange(changes: Record<string, number>) {
      for (const [name, change] of Object.entries(changes)) {
        await expect(tab(page, name)).toHaveText(`${name}${(first.get(name) ?? Number.NaN) + change}`);
      }
    },
  };
}

/** On a phone the photos are large, and the word on them is always in reach. */
async function expectLargePhotos(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const photos = await page.getByRole("group", { name: "完工照片" }).boundingBox();
  expect(photos?.height).toBeGreaterThanOrEqual(320);
  for (const place of [page.getByRole("heading", { level: 1 }), page.getByText("服务地址")]) {
    await place.scrollIntoViewIfNeeded();
    await expect(page.getByRole("button", { name: "立即验收" })).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function acceptWork(page: Page): Promise<void> {
  await page.getByRole("button", { name: "立即验收" }).click();
  const dialog = page.getByRole("dialog", { name: "验收" });
  await dialog.getByRole("radio", { name: /验收通过/ }).check();
  await dialog.getByRole("button", { name: "提交验收" }).click();
  await page.waitForURL(/\/user\/order\?status=WAIT_EVALUATE$/);
}

/** Rates from a row of the list, or from the page of the acceptance. */
async function rateMaster(place: Locator, rating: { word: string; tags: readonly string[] }): Promise<void> {
  await place.getByRole("button", { name: "评价师傅" }).click();
  const page = place.page();
  const dialog = page.getByRole("dialog", { name: "评价师傅" });
  await dialog.getByTitle(rating.word, { exact: true }).click();
  await expect(dialog.getByRole("radio", { name: `星，${rating.word}` })).toBeChecked();
  for (const name of rating.tags) await dialog.getByRole("checkbox", { name }).check();
  await expectNoViolations(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "提交评价" }).click();
  await expect(page.getByText("评论成功").first()).toBeVisible();
  await expect(dialog).toBeHidden();
}

test("[U2] [U28] [ACC-07] [ACT-31] an order's life from its payment to its rating, which every open page of the customer goes along with", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const order = await newOrder(page, { serviceTypeId: "1", isArrival: false });
  const orderId = order.id;
  await page.goto(`/placeorder/Orderpayment?orderid=${orderId}`);
  const watcher = await browser.newContext({ storageState: DEMO_STATE });
  const list = await watchTabs(watcher, [
    "待付款",
    "未到货",
    "待接单",
    "待预约",
    "服务中",
    "待验收",
    "交易成功",
    "待评价",
  ]);
  await expect(rowOf(list.page, orderId)).toContainText("待付款");

  await test.step("paid from the wallet", async () => {
    await page.getByRole("button", { name: /立即支付/ }).click();
    await page.getByRole("textbox", { name: "支付密码" }).fill("201788");
    await page.getByRole("button", { name: "确认支付" }).click();
    await page.waitForURL(/\/placeorder\/Stepthree/);
    await expect(rowOf(list.page, orderId)).toContainText("待接单");
    await expect(rowOf(list.page, orderId)).toContainText("已支付");
    await list.expectChange({ 待付款: -1, 待接单: 1 });
  });

  await page.goto(`/user/order/orderinfo?orderid=${orderId}`);
  const reloads = countLoads(page);
  const progress = page.getByRole("list", { name: "订单进度" });
  const current = progress.locator("[aria-current=step]");
  const next = page.getByRole("paragraph").filter({ hasText: /^下一步/ });
  const expectStep = async (step: string, hint: string) => {
    await expect(current).toContainText(step);
    await expect(next).toContainText(hint);
  };

  const promised = ["提交订单", "师傅接单", "上门安装", "客户评价", "师傅收款"];
  await expect(progress.getByRole("listitem")).toContainText(promised);

  await test.step("a provider takes it and sends a master; the customer tells that the goods have arrived", async () => {
    await expectStep("师傅接单", "货到后请确认到货");
    await play(page, order, "take", "assign");
    await expectStep("上门安装", "货到后请确认到货");
    await expect(page.getByRole("region", { name: "师傅", exact: true })).toContainText("陈建国");
    await page.getByRole("button", { name: "确认到货" }).click();
    const arrival = page.getByRole("dialog", { name: "确认到货" });
    await arrival.getByRole("textbox", { name: "物流单号" }).fill("DPK20261122");
    await arrival.getByRole("textbox", { name: "物流电话" }).fill("95353");
    await expectNoViolations(page, "[role=dialog]");
    await arrival.getByRole("button", { name: "确认到货" }).click();
    await expect(arrival).toBeHidden();
    await expectStep("上门安装", "师傅将电话预约上门时间");
    await list.expectChange({ 待接单: 0, 待预约: 1, 未到货: -1 });
  });

  await test.step("the master makes an appointment, collects, installs", async () => {
    await play(page, order, "appoint");
    await expectStep("上门安装", "师傅会先提货，再按预约时间上门");
    await expect(page.getByText("已与师傅约定")).toBeVisible();
    await list.expectChange({ 待预约: 0, 服务中: 1 });
    await play(page, order, "pick_up", "sign_in", "complete");
    await expectStep("客户评价", "请查看完工照片并验收");
    await list.expectChange({ 服务中: 0, 待验收: 1 });
    expect(reloads()).toBe(0);
  });

  await test.step("what is not right is rejected for a reason, shown again, and accepted", async () => {
    await page.getByRole("link", { name: "立即验收" }).click();
    await page.waitForURL(`/user/order/acceptance?orderid=${orderId}`);
    await expectLargePhotos(page);
    await page.getByRole("button", { name: "立即验收" }).click();
    const dialog = page.getByRole("dialog", { name: "验收" });
    await dialog.getByRole("radio", { name: /验收不通过/ }).check();
    await expectNoViolations(page, "[role=dialog]");
    await dialog.getByRole("textbox", { name: "拒绝原因" }).fill("柜门不平");
    await dialog.getByRole("button", { name: "提交验收" }).click();
    await expect(page.getByText(/等待师傅重新拍摄完工照片.*拒绝原因：柜门不平/)).toBeVisible();
    await expect(page.getByRole("button", { name: "立即验收" })).toBeDisabled();
    await play(page, order, "rephotograph");
    await expect(page.getByText("已补拍细节")).toBeVisible();
    await acceptWork(page);
    await list.expectChange({ 待验收: 0, 交易成功: 1, 待评价: 1 });
  });

  await test.step("rated by stars and tags, which ends it", async () => {
    await rateMaster(rowOf(page, orderId), { word: "非常好", tags: ["准时上门", "安装细致"] });
    await list.expectChange({ 交易成功: 1, 待评价: 0 });
    await expect(rowOf(list.page, orderId)).toContainText("已评价");
    await expect(rowOf(list.page, orderId)).toContainText("交易成功");
    expect(list.loads()).toBe(0);
  });
  await watcher.close();
});

test("[R16] a tab that missed the payment refuses to cancel the order, says why and shows its current state", async ({
  page,
}) => {
  // A line that stays silent, whatever happens.
  await page.routeWebSocket(/\/admin\/websocket\//, () => undefined);
  const order = await newOrder(page);
  await page.goto("/user/order");
  const row = rowOf(page, order.id);
  await payFromWallet(page, order);
  await expect(row).toContainText("待付款");
  await row.getByRole("button", { name: "更多" }).click();
  await page.getByRole("menuitem", { name: "取消订单" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "确定" }).click();
  await expect(page.getByText(/订单已支付，不能取消。页面已更新/)).toBeVisible();
  await expect(row).toContainText("待接单");
  await expect(row).toContainText("已支付");
});
