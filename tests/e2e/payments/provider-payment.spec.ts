import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { actAtCashier, payNewestTrade } from "../support/cashier";
import { openNewPayment } from "../support/new-payment";
import { sharedNewcomer } from "../support/newcomers";
import { expect, test } from "../support/test";
import { newPage } from "../support/until-alive";

const payer = sharedNewcomer();

test.use({ storageState: payer.storageState });

const choose = (page: Page, way: string) => page.getByRole("radio", { name: way }).check();
const payButton = (page: Page) => page.getByRole("button", { name: "立即支付" });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const successToast = (page: Page, text: string) => page.getByRole("status").getByText(text, { exact: true });

test("normal order by WeChat: [PAY-02] [PAY-06] [U45] the code is scanned elsewhere and the page goes on by itself", async ({
  page,
}) => {
  const id = await openNewPayment(page);
  await expect(page.getByRole("radio")).toHaveCount(3);
  await choose(page, "微信支付");
  await payButton(page).click();
  const scan = dialog(page, "微信扫码支付");
  const code = scan.getByRole("img", { name: "微信支付二维码" });
  await expect(code).toBeVisible();
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectNoViolations(page);

  // A reload loses nothing: the same code comes again.
  const shown = await code.getAttribute("src");
  await page.reload();
  await choose(page, "微信支付");
  await payButton(page).click();
  await expect(code).toHaveAttribute("src", shown ?? "");

  // The toast goes by itself, perhaps before the cashier's page has answered.
  await Promise.all([
    expect(successToast(page, "成功")).toBeVisible({ timeout: 30_000 }),
    payNewestTrade(page, "支付，重复通知"),
  ]);
  await page.waitForURL("**/user/order");
  await expect(page.getByText("待接单").first()).toBeVisible();
  await page.goto(`/placeorder/Orderpayment?orderid=${id}`);
  await expect(page.getByText("订单已支付，无需重复付款。")).toBeVisible();
});

test("normal order by Alipay: [PAY-14] [PAY-17] [PAY-18] a window of its own leads to the cashier, and only the order says that it is paid", async ({
  page,
  context,
}) => {
  const id = await openNewPayment(page);
  await choose(page, "支付宝");
  const opening = context.waitForEvent("page");
  await payButton(page).click();
  const cashier = await opening;
  await cashier.waitForURL("**/sandbox/cashier?trade=*");
  expect(await cashier.evaluate(() => window.opener)).toBeNull();

  const ask = dialog(page, "支付是否成功？");
  await expect(ask).toBeVisible();
  await expectNoViolations(page);
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
  const id = await openNewPayment(page);
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

  const cashier = await newPage(context);
  await cashier.goto(link);
  await cashier.waitForURL("**/sandbox/cashier?trade=*");
  await blocked.getByRole("button", { name: "我已打开" }).click();
  await expect(dialog(page, "支付是否成功？")).toBeVisible();
  await actAtCashier(cashier, "确认支付");
  await page.waitForURL(`**/placeorder/Stepthree?orderid=${id}`);
});
