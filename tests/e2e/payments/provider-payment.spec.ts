import type { Page, Request } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { actAtCashier, payNewestTrade } from "../support/cashier";
import { placeOrder } from "../support/draft";
import { sharedNewcomer } from "../support/newcomers";
import { setPayPassword } from "../support/pay-password";
import { creditWallet } from "../support/sandbox";
import { expect, test } from "../support/test";

const payer = sharedNewcomer();

test.use({ storageState: payer.storageState });

const choose = (page: Page, way: string) => page.getByRole("radio", { name: way }).check({ force: true });
const payButton = (page: Page) => page.getByRole("button", { name: "立即支付" });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const successToast = (page: Page, text: string) => page.getByRole("status").getByText(text, { exact: true });

/** Whether a request pays, and does not only ask. */
const isPayment = (request: Request) => request.postData()?.includes("idempotencyKey") ?? false;

/** Counts how often the page asks what became of its order. */
function countPolls(page: Page): { count: number } {
  const polls = { count: 0 };
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/graphql" && !isPayment(request)) polls.count += 1;
  });
  return polls;
}

test("normal order by WeChat: [PAY-02] [PAY-06] [U45] the code is scanned elsewhere and the page goes on by itself", async ({
  page,
}) => {
  const id = await placeOrder(page);
  await expect(page.getByRole("radio")).toHaveCount(3);
  await choose(page, "微信支付");
  const polls = countPolls(page);
  await payButton(page).click();
  const scan = dialog(page, "微信扫码支付");
  const code = scan.getByRole("img", { name: "微信支付二维码" });
  await expect(code).toBeVisible();
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectNoViolations(page);
  await expect.poll(() => polls.count).toBeGreaterThanOrEqual(3);

  // A reload loses nothing: the same code comes again.
  const shown = await code.getAttribute("src");
  await page.reload();
  await choose(page, "微信支付");
  await payButton(page).click();
  await expect(code).toHaveAttribute("src", shown ?? "");

  await payNewestTrade(page, "支付，重复通知");
  await expect(successToast(page, "成功")).toBeVisible();
  await page.waitForURL("**/user/order");
  await expect(page.getByText("待接单").first()).toBeVisible();
  await page.goto(`/placeorder/Orderpayment?orderid=${id}`);
  await expect(page.getByText("订单已支付，无需重复付款。")).toBeVisible();
});

test("normal order by Alipay: [PAY-14] [PAY-17] [PAY-18] a window of its own leads to the cashier, and only the order says that it is paid", async ({
  page,
  context,
}) => {
  const id = await placeOrder(page);
  await choose(page, "支付宝");
  const opening = context.waitForEvent("page");
  await payButton(page).click();
  const cashier = await opening;
  await cashier.waitForURL("**/sandbox/cashier?trade=*");
  expect(await cashier.evaluate(() => window.opener)).toBeNull();

  const ask = dialog(page, "支付是否成功？");
  await expect(ask).toBeVisible();
  await expectNoViolations(page);
  await ask.getByRole("button", { name: "已完成支付" }).click();
  await expect(page.getByText("暂未完成支付")).toBeVisible();
  await expect(page).toHaveURL(/Orderpayment/);

  // The provider's notification gets lost: looking at the order finds the payment.
  await actAtCashier(cashier, "支付，通知延迟");
  await page.waitForURL(`**/placeorder/Stepthree?orderid=${id}`, { timeout: 15_000 });
  await expect(page.getByRole("heading", { level: 1, name: "下单成功" })).toBeVisible();
  await actAtCashier(cashier, "再次发送通知");
});

test("[PAY-15] [PAY-16] a browser that opens no window shows the link to copy, which works", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const id = await placeOrder(page);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await choose(page, "支付宝");
  await payButton(page).click();
  const blocked = dialog(page, "订单支付打开失败");
  await expect(blocked).toContainText("请复制下方链接在新窗口打开进行支付");
  await blocked.getByRole("button", { name: "复制支付链接" }).click();
  await expect(successToast(page, "复制成功")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const cashier = await context.newPage();
  await cashier.goto(link);
  await cashier.waitForURL("**/sandbox/cashier?trade=*");
  await blocked.getByRole("button", { name: "我已打开" }).click();
  await expect(dialog(page, "支付是否成功？")).toBeVisible();
  await actAtCashier(cashier, "确认支付");
  await page.waitForURL(`**/placeorder/Stepthree?orderid=${id}`);
});

/** In the list no order waits for its payment any more, on this page and on the others. */
async function expectAllPaid(page: Page): Promise<void> {
  const tabs = page.getByRole("navigation", { name: "订单状态" });
  await expect(tabs.getByRole("link", { name: /^待付款/ })).toHaveText("待付款0");
  const rows = page.getByRole("table", { name: "订单列表" }).locator("tbody");
  await expect(rows).toContainText("待接单");
  await expect(rows).not.toContainText("待付款");
}

test("batch payment: [PAY-29] [PAY-32] [PAY-33] several orders are chosen and paid together", async ({
  page,
}) => {
  await placeOrder(page);
  await placeOrder(page);
  await page.goto("/user/index");
  await expect(page.getByRole("button", { name: "批量支付" })).toHaveCount(0);
  await page.goto("/user/order");
  await page.getByRole("button", { name: "批量支付" }).click();
  const batch = dialog(page, "批量支付");
  const confirm = batch.getByRole("button", { name: "确认支付" });
  const all = batch.getByRole("checkbox", { name: "全选待付款订单" });
  await expect(batch.getByText(/已选 [1-9] 单/)).toBeVisible();
  // Those of this page are chosen; whether that is all depends on what earlier tests have left unpaid.
  if (!(await all.isChecked())) await all.click();
  await expect(all).toBeChecked();
  await expectNoViolations(page);

  await test.step("nothing chosen pays nothing", async () => {
    await all.uncheck();
    await expect(batch.getByText("已选 0 单")).toBeVisible();
    await confirm.click();
    await expect(batch).toContainText("请至少选择一个订单");
    await all.click();
    await expect(all).toBeChecked();
    await expect(batch.getByText(/已选 [2-9] 单/)).toBeVisible();
  });

  await test.step("[PAY-21] the empty wallet pays nothing: what is missing is said, and what is chosen stays", async () => {
    await expect(confirm).toHaveCount(0);
    await expect(batch.getByText("您的余额不足")).toBeVisible();
    await expect(batch.getByRole("link", { name: /^余额不足，还差¥.*新窗口/ })).toBeVisible();
    await creditWallet(page, payer.phone, "5000");
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(confirm).toBeEnabled();
    await expect(batch.getByText(/已选 [2-9] 单/)).toBeVisible();
  });

  await test.step("[PAY-10] a payment password is set on the spot", async () => {
    await confirm.click();
    await page.route("**/graphql", async (route) => {
      if (!route.request().postData()?.includes("orderIds")) return route.fallback();
      const refusal = { __typename: "BusinessError", code: 4301, message: "密码错误" };
      await route.fulfill({ json: { data: { answer: refusal } } });
    });
    await setPayPassword(page, payer.phone, "135790");
    await expect(dialog(page, "输入支付密码")).toBeVisible();
    await page.unrouteAll({ behavior: "wait" });
  });
  const ask = dialog(page, "输入支付密码");
  const password = ask.getByRole("textbox", { name: "支付密码" });
  const pay = ask.getByRole("button", { name: "确认支付" });
  await expect(pay).toBeDisabled();
  await password.pressSequentially("12345678");
  await expect(password).toHaveValue("123456");
  await pay.click();
  await expect(ask).toContainText("密码错误");
  await password.fill("135790");
  await pay.click();
  await expect(successToast(page, "批量支付成功")).toBeVisible();
  await expect(batch).toBeHidden();
  await expectAllPaid(page);
});

test("batch payment: [PAY-33] [G-20] by WeChat one code pays all of them", async ({ page }) => {
  await placeOrder(page);
  await placeOrder(page);
  await page.goto("/user/order");
  await page.getByRole("button", { name: "批量支付" }).click();
  const batch = dialog(page, "批量支付");
  await choose(page, "微信支付");
  await batch.getByRole("button", { name: "确认支付" }).click();
  await expect(dialog(page, "微信扫码支付")).toBeVisible();
  await payNewestTrade(page);
  await expect(successToast(page, "批量支付成功")).toBeVisible();
  await expectAllPaid(page);
});
