import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { clickTenTimes } from "../support/clicks";
import { DEMO_STATE } from "../support/demo-state";
import { firstFrame } from "../support/first-frame";
import { readStanding } from "../support/graph";
import { openNewPayment } from "../support/new-payment";
import { sharedNewcomer } from "../support/newcomers";
import { setPayPassword } from "../support/pay-password";
import { payFromWallet, placeUnarrived } from "../support/quick-orders";
import { creditWallet } from "../support/sandbox";
import { expect, test } from "../support/test";
import { errorToasts } from "../support/toasts";

/** Seeded orders of the demo customer. */
const DEMO_ORDER = { waitPay: "452369" };

const payButton = (page: Page) => page.getByRole("button", { name: "立即支付" });
const passwordDialog = (page: Page) => page.getByRole("dialog", { name: "输入支付密码" });
const setDialog = (page: Page) => page.getByRole("dialog", { name: "设置支付密码" });
const input = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const openPayment = (page: Page, id: string) => page.goto(`/placeorder/Orderpayment?orderid=${id}`);

/** A customer whose password may be locked and whose wallet may be empty. */
const payer = sharedNewcomer();

test.describe("the payment page", () => {
  test.use({ storageState: DEMO_STATE });

  test("[PAY-09] [R18] [U45] [U48] asks for the password, keeps asking when it is wrong, and with a dialog open notices by itself that the order was paid elsewhere", async ({
    page,
  }) => {
    const id = await placeUnarrived(page, { customerName: "别处支付" });
    const hello = firstFrame(page);
    await openPayment(page, id);
    await hello;
    await expect(page.getByRole("radio").first()).toBeChecked();
    await payButton(page).click();
    const ask = passwordDialog(page);
    await expect(ask.getByRole("button", { name: "确认支付" })).toBeDisabled();
    await expect(input(page, "支付密码")).toBeFocused();
    await input(page, "支付密码").pressSequentially("11111178");
    await expect(input(page, "支付密码")).toHaveValue("111111");
    await page.keyboard.press("Enter");
    await expect(ask).toContainText("密码错误");
    await expect(input(page, "支付密码")).toHaveValue("");
    await input(page, "支付密码").pressSequentially("1");
    await expect(ask).not.toContainText("密码错误");

    await test.step("the dialog for a new password leads to the field that is wrong, and checks nothing while an input method composes", async () => {
      await ask.getByRole("button", { name: "忘记密码" }).click();
      await expect(setDialog(page)).toContainText("138****8000");
      const confirm = setDialog(page).getByRole("button", { name: "确定" });
      await expect(confirm).toBeDisabled();
      await expectNoViolations(page, "[role=dialog]");
      const failsWith = async (message: string, name: string) => {
        await confirm.click();
        await expect(setDialog(page)).toContainText(message);
        await expect(input(page, name)).toBeFocused();
      };
      await input(page, "支付密码").fill("135790");
      await failsWith("请输入验证码", "短信验证码");
      await input(page, "短信验证码").fill("123456");
      await failsWith("请再次输入密码", "确认支付密码");

      await input(page, "短信验证码").fill("");
      await input(page, "短信验证码").focus();
      const devtools = await page.context().newCDPSession(page);
      const enter = { key: "Enter", code: "Enter", text: "\r" };
      await devtools.send("Input.imeSetComposition", { text: "yan", selectionStart: 3, selectionEnd: 3 });
      await devtools.send("Input.dispatchKeyEvent", {
        type: "keyDown",
        ...enter,
        windowsVirtualKeyCode: 229,
      });
      await expect(setDialog(page)).not.toContainText("验证码小于6位");
      await devtools.send("Input.insertText", { text: "验" });
      await page.keyboard.press("Enter");
      await expect(setDialog(page)).toContainText("验证码小于6位");
    });

    await payFromWallet(page, [id]);
    await expect(page.getByText("订单已支付，无需重复付款。")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(payButton(page)).toBeHidden();
    await page.getByRole("link", { name: "查看支付结果" }).click();
    await page.waitForURL(`**/placeorder/Stepthree?orderid=${id}`);
  });
});

test.describe("a customer's own wallet", () => {
  test.use({ storageState: payer.storageState, toleratedErrors: /net::ERR_|status of 404/ });

  test("[ROLE-16] another customer's order answers like a missing one", async ({ page }) => {
    await expectMissing(page, DEMO_ORDER.waitPay);
    await expectMissing(page, "999999");
  });

  test("[PAY-10] [PAY-11] [U40] an empty wallet says so; filled, it pays once however often one clicks", async ({
    page,
  }) => {
    const id = await openNewPayment(page);
    await expect(page.getByRole("timer").first()).toHaveText(/^23:59:\d\d$/);
    await expect(page.getByText("您的余额不足")).toBeVisible();
    const total = await readTotal(page);
    await expect(page.getByText("您的余额不足，还差")).toContainText(`¥${(total / 100).toFixed(2)}`);
    await expect(page.getByRole("link", { name: "去充值", exact: true })).toHaveAttribute(
      "href",
      new RegExp(`^\\/user\\/wallet\\/recharge\\?amount=${(total / 100).toFixed(2)}&back=`),
    );

    // There is no button that cannot pay: it leads to what is missing, and from there back to the wallet.
    await expect(payButton(page)).toHaveCount(0);
    await page.getByRole("link", { name: `余额不足，还差¥${(total / 100).toFixed(2)}` }).click();
    await page.waitForURL("**/user/wallet/recharge?**");
    await expect(page.getByLabel("充值金额")).toHaveValue((total / 100).toFixed(2).replace(/\.00$/, ""));
    await creditWallet(page, payer.phone, "1000");
    await page.getByRole("link", { name: "返回继续支付" }).click();
    await page.waitForURL(`**/placeorder/Orderpayment?orderid=${id}&payway=WALLET`);
    await expect(page.getByRole("radio", { name: /钱包余额/ })).toBeChecked();
    await expect(page.getByText("您的余额不足")).toBeHidden();
    await payButton(page).click();
    await expect(setDialog(page)).toContainText(`${payer.phone.slice(0, 3)}****${payer.phone.slice(7)}`);
    await clickToSetAndPay(page);
    await page.waitForURL(`**/placeorder/Stepthree?orderid=${id}`);
    await expect(page.getByRole("heading", { level: 1, name: "下单成功" })).toBeVisible();
    expect((await readStanding(page)).balance).toBe(100_000 - total);
  });

  test("[U37] a payment whose answer is lost is sent again and takes the money once", async ({ page }) => {
    const id = await openNewPayment(page);
    const total = await readTotal(page);
    const before = await readStanding(page);
    // No event either tells that it is paid.
    await page.routeWebSocket("**/admin/websocket/**", () => undefined);
    await page.reload();
    await page.route("**/graphql", async (route) => {
      if (!route.request().postData()?.includes("idempotencyKey")) return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await payButton(page).click();
    await input(page, "支付密码").fill("135790");
    await page.keyboard.press("Enter");
    await expect(errorToasts(page)).toHaveText(["网络异常，请稍后重试"]);
    await expect(input(page, "支付密码")).toHaveValue("135790");
    await page.unrouteAll({ behavior: "wait" });
    await passwordDialog(page).getByRole("button", { name: "确认支付" }).click();
    await page.waitForURL(`**/placeorder/Stepthree?orderid=${id}`);
    expect((await readStanding(page)).balance).toBe(before.balance - total);
  });
});

/** Sets the payment password in the dialog that asks for it, with ten clicks: it pays at once, and once. */
async function clickToSetAndPay(page: Page): Promise<void> {
  await setPayPassword(page, payer.phone, "135790", clickTenTimes);
}

/** What the shown order costs, 分. */
async function readTotal(page: Page): Promise<number> {
  const shown = await page.locator("dt:text-is('合计') + dd").textContent();
  return Math.round(Number(shown?.replace(/[^\d.]/g, "")) * 100);
}

async function expectMissing(page: Page, id: string): Promise<void> {
  for (const path of ["Orderpayment", "Stepthree"]) {
    const response = await page.request.get(`/placeorder/${path}?orderid=${id}`);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain("订单不存在");
  }
}
