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

test("normal order by WeChat: [PAY-02] [PAY-06] [PAY-08] [U45] the code is scanned elsewhere and the page goes on by itself", async ({
  page,
}) => {
  await openNewPayment(page);
  await expect(page.getByRole("radio")).toHaveCount(3);
  await choose(page, "微信支付");
  await payButton(page).click();
  const scan = dialog(page, "微信扫码支付");
  const code = scan.getByRole("img", { name: "微信支付二维码" });
  await expect(code).toBeVisible();
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectNoViolations(page, "[role=dialog]");

  // The toast goes by itself, perhaps before the cashier's page has answered.
  await Promise.all([
    expect(successToast(page, "成功")).toBeVisible({ timeout: 30_000 }),
    payNewestTrade(page, "支付，重复通知"),
  ]);
  await page.waitForURL("**/user/order");
  await expect(page.getByText("待接单").first()).toBeVisible();
});

test("normal order by Alipay: [PAY-14] [PAY-15] [PAY-16] [PAY-18] a link to copy where no window opens, else a window of its own, and only the order says that it is paid", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const id = await openNewPayment(page);
  const ask = dialog(page, "支付是否成功？");

  await test.step("the link works in another window", async () => {
    await page.evaluate(() => {
      const open = window.open.bind(window);
      window.open = () => {
        window.open = open;
        return null;
      };
    });
    await choose(page, "支付宝");
    await payButton(page).click();
    const blocked = dialog(page, "订单支付打开失败");
    await expect(blocked).toContainText("请复制下方链接在新窗口打开进行支付");
    await blocked.getByRole("button", { name: "复制支付链接" }).click();
    await expect(successToast(page, "复制成功")).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const copied = await newPage(context);
    await copied.goto(link);
    await copied.waitForURL("**/sandbox/cashier?trade=*");
    await copied.close();
    await blocked.getByRole("button", { name: "我已打开" }).click();
    await expect(ask).toBeVisible();
    await expectNoViolations(page, "[role=dialog]");
    await expect(page).toHaveURL(/Orderpayment/);
    await ask.getByRole("button", { name: "未完成，重新支付" }).click();
  });

  const opening = context.waitForEvent("page");
  await payButton(page).click();
  const cashier = await opening;
  await cashier.waitForURL("**/sandbox/cashier?trade=*");
  expect(await cashier.evaluate(() => window.opener)).toBeNull();
  await expect(ask).toBeVisible();

  // The provider's notification gets lost: looking at the order finds the payment.
  await actAtCashier(cashier, "支付，通知延迟");
  await page.waitForURL(`**/placeorder/Stepthree?orderid=${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "下单成功" })).toBeVisible();
  await actAtCashier(cashier, "再次发送通知");
});
