import { NEWCOMER_NAME } from "../../../scripts/lib/e2e-customers";
import { expectNoViolations } from "../support/axe";
import { enterAsNewcomer, sharedNewcomer } from "../support/newcomers";
import { creditWallet, readSmsCode } from "../support/sandbox";
import { expect, test } from "../support/test";
import { untilAlive } from "../support/until-alive";

const payee = sharedNewcomer();
test.use({ storageState: payee.storageState });

test("[WALLET-15] [WALLET-17] [U37] [API-003] money is taken out to Alipay; what was typed stays while an account is looked after elsewhere", async ({
  page,
}) => {
  await creditWallet(page, payee.phone, "1000");
  await page.goto("/user/wallet/money");
  await untilAlive(page);
  const amount = page.getByRole("textbox", { name: "提现金额" });
  const submit = page.getByRole("button", { name: "确认提现" });
  await expect(page.getByText("可提现余额").locator("..").getByText("¥1,000.00")).toBeVisible();
  await expect(submit).toBeDisabled();

  await amount.fill("9999");
  await expect(amount).toHaveValue("1000.00");
  await expect(page.getByText("最多可提现 ¥1,000.00，已按余额填入")).toBeVisible();
  await amount.fill("123.45");
  await expect(page.getByText("手续费（0.6%）").locator("..").getByText("¥0.75")).toBeVisible();
  await expect(page.getByText("实际到账").locator("..").getByText("¥122.70")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "真实姓名" })).toHaveValue(NEWCOMER_NAME);

  await test.step("WeChat is not bound: the way there and back keeps the form", async () => {
    await page.getByRole("radio", { name: "微信" }).check();
    await page.getByRole("link", { name: "去绑定" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "账户安全" })).toBeVisible();
    const wechat = page.getByRole("listitem").filter({ hasText: "微信账号" });
    await wechat.getByRole("button", { name: "绑定" }).click();
    await expect(page.getByRole("dialog", { name: "绑定微信" })).toBeVisible();
    await page.getByRole("button", { name: "取消" }).click();
    await page.getByRole("link", { name: "返回继续提现" }).click();
    await expect(amount).toHaveValue("123.45");
    await page.getByRole("radio", { name: "支付宝" }).check();
  });

  await test.step("the code confirms it, and a wrong one says so at its field", async () => {
    await page.getByRole("button", { name: "获取验证码" }).click();
    const code = page.getByRole("textbox", { name: "短信验证码" });
    await expect(code).toBeFocused();
    const sent = await readSmsCode(page, payee.phone);
    await code.fill(sent === "000000" ? "000001" : "000000");
    await submit.click();
    await expect(page.getByText("验证码错误")).toBeVisible();
    await expect(amount).toHaveValue("123.45");
    await code.fill(sent);
    await submit.click();
  });

  await page.waitForURL("**/user/wallet/withdraw");
  await expect(page.getByText("共 1 笔，合计 ¥123.45")).toBeVisible();
  const row = page.getByRole("list", { name: "提现记录" }).getByRole("listitem");
  await expect(async () => {
    await page.reload();
    await expect(row.getByText("提现成功")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(row.getByText("¥122.70")).toBeVisible();
  await expectNoViolations(page, "main");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "导出" }).click();
  expect((await download).suggestedFilename()).toMatch(/^提现记录_\d{8}\.xlsx$/);
});

test("[SAFE-07] [SAFE-08] [SAFE-04] [ERR-18] WeChat is bound by a code that is scanned, and the page notices by itself", async ({
  page,
  context,
}) => {
  await context.clearCookies();
  const phone = await enterAsNewcomer(page);
  await page.goto("/user/safety");
  const wechat = page.getByRole("listitem").filter({ hasText: "微信账号" });
  await wechat.getByRole("button", { name: "绑定" }).click();
  const dialog = page.getByRole("dialog", { name: "绑定微信" });
  await dialog.getByRole("button", { name: "获取验证码" }).click();
  await expect(dialog.getByRole("textbox", { name: "短信验证码" })).toBeFocused();
  await dialog.getByRole("textbox", { name: "短信验证码" }).fill(await readSmsCode(page, phone));
  await dialog.getByRole("button", { name: "下一步" }).click();
  const code = dialog.getByRole("img", { name: "绑定微信的二维码" });
  await expect(code).toBeVisible();
  expect(await code.boundingBox()).toMatchObject({ width: 200, height: 200 });
  await expectNoViolations(page, "[role=dialog]");

  // The page shows it for some seconds, perhaps before the other window is there.
  const [scanned] = await Promise.all([
    context.waitForEvent("page"),
    expect(page.getByText("绑定成功")).toBeVisible({ timeout: 20_000 }),
    dialog.getByRole("link", { name: "模拟微信扫码" }).click(),
  ]);
  await expect(scanned.getByRole("heading", { name: "绑定成功" })).toBeVisible({ timeout: 20_000 });
  await expectNoViolations(scanned);
  await scanned.reload();
  await expect(scanned.getByText("二维码已失效，请在电脑上重新获取")).toBeVisible();
  await scanned.close();

  await expect(wechat.getByText(/微信用户/)).toBeVisible();
  await page.goto("/user/wallet/money");
  await page.getByRole("radio", { name: "微信" }).check();
  await expect(page.getByText(/微信刚刚绑定，为保障资金安全，24小时内暂不能提现/)).toBeVisible();
});
