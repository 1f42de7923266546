import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { payNewestTrade } from "../support/cashier";
import { DEMO_STATE } from "../support/demo-state";
import { placeOrder } from "../support/draft";
import { expect, test } from "../support/test";

test.use({ storageState: DEMO_STATE });
test.setTimeout(180_000);

const PASSWORD = "201788";
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const told = (page: Page, text: string) => page.getByRole("status").getByText(text, { exact: true }).first();

/** A new order of the demo customer's that is paid; ends on the page that says so. */
async function placeAndPay(page: Page): Promise<string> {
  const id = await placeOrder(page);
  await page.getByRole("button", { name: "立即支付" }).click();
  await payFromWallet(page);
  await page.waitForURL(/Stepthree/);
  return id;
}

async function payFromWallet(page: Page): Promise<void> {
  const ask = dialog(page, "输入支付密码");
  await ask.getByLabel("支付密码").fill(PASSWORD);
  await ask.getByRole("button", { name: "确认支付" }).click();
}

/** The master does what the console offers, one step after the other. */
async function play(page: Page, id: string, steps: readonly string[]): Promise<void> {
  const desk = await page.context().newPage();
  await desk.goto("/sandbox");
  const order = desk.getByRole("listitem").filter({ has: desk.locator(`#console-order-${id}`) });
  for (const step of steps) {
    await order.getByRole("button", { name: step }).click();
    await expect(desk.getByText(`已完成：${step}`).first()).toBeVisible();
  }
  await desk.close();
}

test("[FOLLOW-07] [MARK-11] [MARK-24] an exception and a markup are reported, answered, paid and solved", async ({
  page,
}) => {
  const id = await placeAndPay(page);
  await play(page, id, ["师傅接单", "预约成功", "上报异常", "申请加价"]);

  // What the master asks for: first a rejection without a reason, then the approval from the wallet.
  await page.goto("/user/index");
  await page.getByRole("link", { name: "异常跟进" }).first().click();
  await expect(page).toHaveURL("/user/followup/record");
  await expect(page.getByRole("heading", { level: 1, name: "异常跟进" })).toBeVisible();
  const requests = page.getByRole("list", { name: "待处理的加价申请" });
  await expect(requests.getByText("¥30.00").first()).toBeVisible();
  await requests.getByRole("button", { name: /^拒绝/ }).first().click();
  const rejection = dialog(page, "拒绝加价申请");
  await rejection.getByRole("button", { name: "确认拒绝" }).click();
  await expect(rejection.getByText("请输入拒绝原因")).toBeVisible();
  await expectNoViolations(page);
  await rejection.getByRole("button", { name: "取消" }).click();
  await requests
    .getByRole("button", { name: /^确认支付/ })
    .first()
    .click();
  const approval = dialog(page, "确认支付加价");
  await expect(approval.getByRole("radio", { name: /钱包余额/ })).toBeChecked();
  await expectNoViolations(page);
  await approval.getByRole("button", { name: "确认支付" }).click();
  await payFromWallet(page);
  await expect(told(page, "审核成功")).toBeVisible();

  // A new exception, which the payment has not solved, from the order's own menu.
  await page.goto(`/user/order/orderinfo?orderid=${id}&tab=abnormal`);
  await page.getByRole("button", { name: "更多" }).first().click();
  await page.getByRole("menuitem", { name: "添加异常" }).click();
  const report = dialog(page, "添加异常");
  await report.getByRole("button", { name: "提交" }).click();
  await expect(report.getByText("请选择异常类型")).toBeVisible();
  await report.getByRole("radio", { name: "货物缺件" }).check({ force: true });
  await report.getByLabel("异常描述").fill("少一块层板");
  await expectNoViolations(page);
  await report.getByRole("button", { name: "提交" }).click();
  await expect(told(page, "添加成功")).toBeVisible();
  const records = page.getByRole("list", { name: "异常记录" });
  await expect(records.getByText("少一块层板")).toBeVisible();

  // What was done about it.
  await records
    .getByRole("button", { name: /^记录处理/ })
    .first()
    .click();
  const handling = dialog(page, "记录处理");
  await handling.getByRole("button", { name: "提交" }).click();
  await expect(handling.getByText("请选择处理状态")).toBeVisible();
  await handling.getByRole("radio", { name: "跟进中" }).check({ force: true });
  await handling.getByLabel("处理内容").fill("已联系工厂补发");
  await handling.getByRole("button", { name: "提交" }).click();
  await expect(told(page, "处理成功")).toBeVisible();
  await expect(records.getByText("已联系工厂补发")).toBeVisible();

  // Solved by a markup that is paid by a code, which leads back.
  await page.getByRole("link", { name: "处理异常" }).first().click();
  await expect(page).toHaveURL(`/user/order/abnormal?orderid=${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "异常处理" })).toBeVisible();
  await page.getByRole("button", { name: "加价处理" }).click();
  const markup = dialog(page, "加价");
  const confirm = markup.getByRole("button", { name: "确认支付" });
  await expect(confirm).toBeDisabled();
  await markup.getByLabel("加价金额").fill("12.567");
  await expect(markup.getByLabel("加价金额")).toHaveValue("12.56");
  await markup.getByRole("radio", { name: "微信支付" }).check({ force: true });
  await confirm.click();
  await expect(markup.getByText("请先选择加价类型")).toBeVisible();
  await markup.getByRole("radio", { name: "二次上门费" }).check({ force: true });
  await confirm.click();
  await expect(dialog(page, "微信扫码支付").getByRole("img", { name: "微信支付二维码" })).toBeVisible();
  await payNewestTrade(page);
  await expect(told(page, "加价支付成功")).toBeVisible({ timeout: 15_000 });
  await page.waitForURL(/orderinfo/);
  await expect(page.getByRole("link", { name: "处理异常" })).toHaveCount(0);
  await page
    .getByRole("tab", { name: "加价申请" })
    .or(page.getByRole("link", { name: "加价申请" }))
    .first()
    .click();
  await expect(page.getByRole("list", { name: "加价申请" }).getByText("¥12.56")).toBeVisible();
});
