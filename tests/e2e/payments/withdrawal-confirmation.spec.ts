import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { enterAsWechatPayee } from "../support/newcomers";
import { creditWallet, readSmsCode } from "../support/sandbox";
import { expect, test } from "../support/test";

/** A customer who takes ¥100 out to WeChat; answers the row that waits for the confirmation. */
async function withdrawToWechat(page: Page): Promise<Locator> {
  const phone = await enterAsWechatPayee(page);
  await creditWallet(page, phone, "100");
  await page.goto("/user/wallet/money");
  await page.getByRole("radio", { name: "微信" }).check();
  await page.getByRole("textbox", { name: "提现金额" }).fill("100");
  await page.getByRole("textbox", { name: "真实姓名" }).fill("张三");
  await page.getByRole("button", { name: "获取验证码" }).click();
  const code = page.getByRole("textbox", { name: "短信验证码" });
  await expect(code).toBeFocused();
  await code.fill(await readSmsCode(page, phone));
  await page.getByRole("button", { name: "确认提现" }).click();
  await page.waitForURL("**/user/wallet/withdraw");
  const row = page.getByRole("list", { name: "提现记录" }).getByRole("listitem");
  await expect(async () => {
    await page.reload();
    await expect(row.getByRole("button", { name: "去微信确认收款" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return row;
}

/** Opens the page that the code leads to, as WeChat does. */
async function openInWechat(page: Page, row: Locator): Promise<void> {
  await row.getByRole("button", { name: "去微信确认收款" }).click();
  await expect(page.getByRole("img", { name: "确认收款的二维码" })).toBeVisible();
  await expectNoViolations(page, "[role=dialog]");
  await page.getByRole("link", { name: "直接打开确认页" }).click();
  await expect(page.getByRole("heading", { name: "确认收款" })).toBeVisible();
  await expect(page.getByText("¥99.40")).toBeVisible();
  await expectNoViolations(page);
}

test("[U61] a WeChat withdrawal is confirmed by its payee", async ({ page }) => {
  await openInWechat(page, await withdrawToWechat(page));
  await page.getByRole("button", { name: "模拟确认收款" }).click();
  await expect(page.getByRole("heading", { name: "已确认收款" })).toBeVisible();
  await page.goto("/user/wallet/withdraw");
  await expect(page.getByText("提现成功")).toBeVisible();
});
