import { expect, type Page } from "@playwright/test";
import { SITE_HEADERS } from "./site-headers";
import { newPage } from "./until-alive";

/** Opens the sandbox console beside the page under test, in the same browser. */
async function withConsole<T>(page: Page, use: (sandbox: Page) => Promise<T>): Promise<T> {
  const sandbox = await newPage(page.context());
  await sandbox.goto("/sandbox");
  const result = await use(sandbox);
  await sandbox.close();
  return result;
}

const grouped = (phone: string) => `${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`;

/** The code of the newest SMS to a phone, as the sandbox console shows it. */
export async function readSmsCode(page: Page, phone: string): Promise<string> {
  const response = await page.request.get("/sandbox");
  const html = await response.text();
  // Reminders stand among them, and have no code.
  const [, ...newestFirst] = html.split(`>${grouped(phone)}<`);
  const codes = newestFirst.map((sms) => />[^<]*验证码 (\d{6})，/.exec(sms)?.[1]);
  const code = codes.find((found) => found !== undefined);
  if (!code) throw new Error("the console shows no code for this phone");
  return code;
}

/** Credits a wallet as the platform does, in 元, without the console's page. */
export async function creditWallet(page: Page, phone: string, yuan: string): Promise<void> {
  const response = await page.request.post("/sandbox?index", {
    headers: SITE_HEADERS,
    form: { intent: "recharge", phone, amount: yuan, key: crypto.randomUUID() },
  });
  expect(await response.text()).toContain("充值成功");
}

/** Blocks an account, or lets it in again, as the platform does, without the console's page. */
export async function setBlocked(page: Page, phone: string, choice: "拉黑" | "恢复"): Promise<void> {
  const blocked = String(choice === "拉黑");
  const response = await page.request.post("/sandbox?index", {
    headers: SITE_HEADERS,
    form: { intent: "block", phone, blocked, key: crypto.randomUUID() },
  });
  expect(await response.text()).toContain(`账号已${choice}`);
}

/** Sends a service message as the platform would. */
export function sendServiceMessage(page: Page, phone: string, title: string): Promise<void> {
  return withConsole(page, async (sandbox) => {
    const form = sandbox.locator("form").filter({ has: sandbox.getByRole("button", { name: "发送消息" }) });
    await form.getByRole("textbox", { name: "客户手机号" }).fill(phone);
    await form.getByRole("textbox", { name: "标题" }).fill(title);
    await form.getByRole("textbox", { name: "内容" }).fill("这是一条测试消息");
    await form.getByRole("button", { name: "发送消息" }).click();
    await expect(sandbox.getByText("服务消息已发送").first()).toBeVisible();
  });
}
