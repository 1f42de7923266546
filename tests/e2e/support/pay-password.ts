import { expect, type Locator, type Page } from "@playwright/test";
import { readSmsCode } from "./sandbox";

/**
 * Sets a payment password in the dialog that a payment has opened for it, and confirms by pressing. One SMS a minute and phone: for
 * a customer who was sent none just now (newcomers.ts).
 */
export async function setPayPassword(
  page: Page,
  phone: string,
  password: string,
  press: (button: Locator) => Promise<void> = (button) => button.click(),
): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "设置支付密码", exact: true });
  await dialog.getByRole("button", { name: "获取验证码" }).click();
  await expect(dialog.getByRole("button", { name: /^\d+S后重发$/ })).toBeVisible();
  await dialog.getByLabel("短信验证码").fill(await readSmsCode(page, phone));
  await dialog.getByLabel("支付密码", { exact: true }).fill(password);
  await dialog.getByLabel("确认支付密码").fill(password);
  await press(dialog.getByRole("button", { name: "确定" }));
}
