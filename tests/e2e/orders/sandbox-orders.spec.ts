import { DEMO_PHONE, DEMO_STATE } from "../support/demo-state";
import { play } from "../support/orders";
import { expect, test } from "../support/test";
import { newPage } from "../support/until-alive";

/** An order of the demo that no master has taken, placed five hours before the start (backend/seed/demo/orders.ts). */
const WAITING = { digits: "46927889", placedHoursAgo: 5 };

/** YYMMDD in Asia/Shanghai, with which the numbers of orders begin. */
function numberDate(hoursAgo: number): string {
  const shanghai = new Date(Date.now() + (8 - hoursAgo) * 3_600_000);
  return shanghai.toISOString().slice(2, 10).replaceAll("-", "");
}

test("[U28] [U49] [G-08] an order of the demo is played in the console step by step, then by the autopilot, and its open detail goes along", async ({
  page,
  browser,
  database,
}) => {
  const customer = await browser.newContext({ storageState: DEMO_STATE });
  const detail = await newPage(customer);
  const id = await database
    .prepare("SELECT id FROM orders WHERE order_no LIKE ?")
    .bind(`%${WAITING.digits}`)
    .first<number>("id");
  await detail.goto(`/user/order/orderinfo?orderid=${id}`);
  const step = detail.getByRole("list", { name: "订单进度" }).locator("[aria-current=step]");
  await expect(step).toContainText("师傅接单");
  // The inbox of SMS on the same page names orders, too.
  const order = page
    .getByRole("listitem")
    .filter({ hasText: new RegExp([...WAITING.digits].join(" ?")), hasNotText: "【装达】" });
  // The demo may have been made shortly before midnight.
  for (const hoursAgo of [WAITING.placedHoursAgo, WAITING.placedHoursAgo + 1]) {
    await page.goto("/sandbox");
    await page.getByRole("textbox", { name: "订单号" }).fill(numberDate(hoursAgo) + WAITING.digits);
    await page.getByRole("button", { name: "查找" }).click();
    await page.waitForURL(/orderNo=/);
    await expect(order.or(page.getByText("没有订单")).first()).toBeVisible();
    if ((await order.count()) > 0) break;
  }
  await expect(order).toContainText("待接单");
  await order.getByRole("button", { name: "师傅接单" }).click();
  await expect(order).toContainText("待预约");
  await expect(order).toContainText("陈建国");
  await expect(step).toContainText("上门安装");
  await expect(detail.getByRole("region", { name: "师傅", exact: true })).toContainText("陈建国");
  await order.getByRole("button", { name: "预约失败" }).click();
  await expect(page.getByText("已完成：预约失败").first()).toBeVisible();
  // The autopilot waits before each step, so that it can be watched: the last one shows that it plays.
  await play(page, { id: String(id), orderNo: "" }, "appoint", "sign_in");
  await order.getByRole("button", { name: "自动驾驶" }).click();
  await expect(order).toContainText("待验收", { timeout: 20_000 });
  await expect(step).toContainText("客户评价");
  await expect(detail.getByRole("list", { name: "订单动态" }).getByRole("listitem").first()).toContainText(
    "完工",
  );
  await customer.close();

  await test.step("a wallet is credited there, too", async () => {
    const form = page.locator("form").filter({ has: page.getByRole("button", { name: "确认充值" }) });
    await form.getByRole("textbox", { name: "客户手机号" }).fill(DEMO_PHONE);
    await form.getByRole("textbox", { name: "金额" }).fill("10");
    await form.getByRole("button", { name: "确认充值" }).click();
    await expect(page.getByText(/充值成功/).first()).toBeVisible();
  });
});
