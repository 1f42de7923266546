import type { Page } from "@playwright/test";
import { passSmsCheck } from "../support/account";
import { expect, newPhone, test } from "../support/test";

const codeField = (page: Page) => page.getByRole("textbox", { name: "短信验证码" });
const referralField = (page: Page) => page.getByRole("textbox", { name: "推荐码（选填）" });
const agreement = (page: Page) => page.getByRole("checkbox", { name: "已阅读并同意《用户服务协议》" });
const sendButton = (page: Page) => page.getByRole("button", { name: /获取验证码|重发|重新发送/ });
const registerButton = (page: Page) => page.getByRole("button", { name: "注册", exact: true });

test("[REG-01] [REG-10] [REG-11] [REG-12] a phone registers: a refusal lets one try again, success leads on", async ({
  page,
  context,
}) => {
  const phone = newPhone();
  await page.goto("/register?from=/user/order");
  await passSmsCheck(page, phone);
  const code = await codeField(page).inputValue();
  await expect(sendButton(page)).toHaveText(/^\d{1,2}S后重发$/);
  await expect(registerButton(page)).toBeEnabled();

  await test.step("a wrong code is refused, and everything stays", async () => {
    await codeField(page).fill(code === "000000" ? "000001" : "000000");
    await registerButton(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "验证码错误" })).toBeVisible();
    await expect(registerButton(page)).toBeEnabled();
    await expect(agreement(page)).toBeChecked();
    await expect(referralField(page)).toHaveValue("ZHUANGDA");
  });

  await test.step("the right code leads to the page that was wanted, signed in, without a referral code too", async () => {
    await referralField(page).fill("");
    await codeField(page).fill(code);
    await registerButton(page).click();
    await expect(page).toHaveURL("/user/order");
    const cookie = (await context.cookies()).find(({ name }) => name === "token");
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect(cookie).toMatchObject({ httpOnly: true, path: "/", sameSite: "Lax" });
    await expect(
      page.getByRole("banner").getByRole("link", { name: new RegExp(phone.slice(-4)) }),
    ).toBeVisible();
  });
});
