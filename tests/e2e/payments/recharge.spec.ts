import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { actAtCashier, payNewestTrade } from "../support/cashier";
import { sharedNewcomer } from "../support/newcomers";
import { expect, test } from "../support/test";

test.use({ storageState: sharedNewcomer().storageState });

const choose = (page: Page, way: string) => page.getByRole("radio", { name: way }).check();
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

test("[WALLET-24] [WALLET-28] [ENUM-26] [ENT-24] an empty wallet is recharged by Alipay, then by WeChat", async ({
  page,
  context,
}) => {
  await page.goto("/user/index");
  await page.getByRole("region", { name: "钱包余额" }).getByRole("link", { name: "充值" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "余额充值" })).toBeVisible();
  const amount = page.getByRole("textbox", { name: "充值金额" });
  const submit = page.getByRole("button", { name: "立即充值" });

  await test.step("by Alipay", async () => {
    await page.getByRole("button", { name: "500元", exact: true }).click();
    await expect(amount).toHaveValue("500");
    await choose(page, "支付宝");
    const opening = context.waitForEvent("page");
    await submit.click();
    const cashier = await opening;
    await cashier.waitForURL("**/sandbox/cashier?trade=*");
    await expect(dialog(page, "支付是否成功？")).toBeVisible();
    await actAtCashier(cashier, "确认支付");
    await cashier.close();
    await expect(page.getByRole("heading", { level: 2, name: "充值成功" })).toBeFocused();
    await expect(page.getByText("当前余额").getByText("¥500.00")).toBeVisible();
    await expectNoViolations(page, "main");
  });

  await test.step("by WeChat: what is given up keeps the form, and the same choice shows the same code", async () => {
    await page.getByRole("button", { name: "再充一笔" }).click();
    await amount.fill("12.5");
    await choose(page, "微信支付");
    await submit.click();
    const code = dialog(page, "微信扫码支付").getByRole("img", { name: "微信支付二维码" });
    await expect(code).toBeVisible();
    const drawing = code.locator("path");
    const shown = await drawing.getAttribute("d");
    await page.getByRole("button", { name: "更换支付方式" }).click();
    await expect(amount).toHaveValue("12.5");
    await submit.click();
    await expect(drawing).toHaveAttribute("d", shown ?? "");
    await payNewestTrade(page);
    await page.waitForURL("**/user/wallet");
    await expect(page.getByText("¥512.50").first()).toBeVisible();
  });
});
