import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { DEMO_STATE } from "../support/demo-state";
import { newOrder, payFromWallet, play } from "../support/orders";
import { expect, test } from "../support/test";

test.use({ storageState: DEMO_STATE });
test.setTimeout(120_000);

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const told = (page: Page, text: string) => page.getByRole("status").getByText(text, { exact: true }).first();

test("[MARK-09] [MARK-12] [MARK-15] [PAY-04] from the row of an order its exceptions and its price are dealt with, and every dialog leads back to the list", async ({
  page,
}) => {
  const order = await newOrder(page);
  await payFromWallet(page, order);
  await play(page, order, "receive", "request_markup", "appoint", "sign_in", "complete");
  await page.goto("/user/order");
  const row = page.getByRole("row").filter({ has: page.locator(`#order-${order.orderNo}`) });
  const choose = async (name: string) => {
    await row.getByRole("button", { name: "更多" }).click();
    await page.getByRole("menuitem", { name, exact: true }).click();
  };
  const detail = dialog(page, "订单详情");
  const openTab = async (name: string) => {
    await row.getByRole("link", { name: "详情", exact: true }).click();
    await detail.getByRole("tab", { name }).click();
  };

  await test.step("an exception is added, and looked at", async () => {
    await choose("添加异常");
    const report = dialog(page, "添加异常");
    await report.getByRole("radio", { name: "货物缺件" }).check();
    await report.getByLabel("异常描述").fill("少一包螺丝");
    await report.getByRole("radio", { name: "其他", exact: true }).check();
    await report.getByLabel("来源名称").fill("客户家人");
    await report.getByLabel("联系方式").fill("13800138000");
    await expectNoViolations(page, "[role=dialog]");
    await report.getByRole("button", { name: "提交" }).click();
    await expect(told(page, "添加成功")).toBeVisible();
    await openTab("异常记录");
    await expect(detail.getByRole("list", { name: "异常记录" })).toContainText("少一包螺丝");
    await detail
      .getByRole("button", { name: /^记录处理 .* 的异常$/ })
      .first()
      .click();
    const handling = dialog(page, "记录处理");
    await handling.getByRole("checkbox", { name: /同时为订单加价/ }).check();
    await handling.getByLabel("加价金额").fill("8");
    await handling.getByRole("radio", { name: "跟进中" }).check();
    await handling.getByLabel("处理内容").fill("已补发螺丝");
    await expectNoViolations(page, "[role=dialog]");
    await handling.getByRole("button", { name: "提交" }).click();
    const password = dialog(page, "输入支付密码");
    await expect(password.getByText("¥8.00")).toBeVisible();
    await password.getByRole("button", { name: "取消" }).click();
    await expect(handling.getByLabel("处理内容")).toHaveValue("已补发螺丝");
    await handling.getByRole("button", { name: "提交" }).click();
    await password.getByLabel("支付密码").fill("201788");
    await password.getByRole("button", { name: "确认支付" }).click();
    await expect(told(page, "处理成功")).toBeVisible();
    await expect(handling).toBeHidden();
    await expect(detail.getByText("已补发螺丝")).toBeVisible();
  });

  await test.step("what the master asks for is paid or rejected", async () => {
    await detail.getByRole("tab", { name: "加价申请" }).click();
    const requests = detail.getByRole("list", { name: "加价申请" });
    await requests.getByRole("button", { name: /^确认支付/ }).click();
    const approval = dialog(page, "确认支付加价");
    await expect(approval.getByRole("radio", { name: /钱包余额/ })).toBeChecked();
    await expectNoViolations(page, "[role=dialog]");
    await approval.getByRole("button", { name: "取消" }).click();
    await requests.getByRole("button", { name: /^拒绝/ }).click();
    const rejection = dialog(page, "拒绝加价申请");
    await rejection.getByLabel("拒绝原因").fill("已包含在报价里");
    await expectNoViolations(page, "[role=dialog]");
    // The room's event comes before the answer: the button that opened the dialog is gone when it closes.
    const opener = detail.getByRole("button", { name: /^拒绝/, includeHidden: true });
    await page.route("**/graphql*", async (route) => {
      if (!route.request().postData()?.includes("已包含在报价里")) return route.fallback();
      const response = await route.fetch();
      await expect(opener).toHaveCount(0);
      await route.fulfill({ response });
    });
    await rejection.getByRole("button", { name: "确认拒绝" }).click();
    await expect(told(page, "拒绝成功")).toBeVisible();
    await expect(rejection).toBeHidden();
    await page.unroute("**/graphql*");
    await expect(detail).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(detail).toBeHidden();
  });

  const markup = dialog(page, "加价");
  const confirm = markup.getByRole("button", { name: "确认支付" });
  await test.step("the price is increased: the wallet is chosen, and asks for its password", async () => {
    await choose("加价");
    await expect(markup.getByRole("radio", { name: /钱包余额/ })).toBeChecked();
    await markup.getByRole("radio", { name: "二次上门费" }).check();
    await markup.getByLabel("加价金额").fill("8");
    await confirm.click();
    const password = dialog(page, "输入支付密码");
    await password.getByLabel("支付密码").fill("201788");
    await expectNoViolations(page, "[role=dialog]");
    await password.getByRole("button", { name: "确认支付" }).click();
    await expect(told(page, "加价支付成功")).toBeVisible();
    await expect(markup).toBeHidden();
    await expect(page).toHaveURL("/user/order");
  });
});
