import { registerCustomer } from "./support/account";
import { chooseService, fillCustomer, fillGoods } from "./support/placement";
import { creditWallet, readSmsCode } from "./support/sandbox";
import { expect, newPhone, test } from "./support/test";

test("first paid order, wallet with new password: [GEN-02] [ROLE-06] a stranger registers, places an order, pays from the wallet and sees it in the list", async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const phone = newPhone();

  await test.step("register with phone, slider and SMS code", async () => {
    await page.goto("/");
    await registerCustomer(page, phone);
  });
  await creditWallet(page, phone, "2000");

  const secondTab = await context.newPage();
  await secondTab.goto("/user/index");
  const badge = secondTab.getByLabel(/^未读消息/);
  await expect(badge).toBeVisible();
  const unreadBefore = await badge.getAttribute("aria-label");

  await test.step("step one: service, customer and goods at a real price", async () => {
    await page.goto("/placeorder/stepone");
    await chooseService(page, "家具", "仅安装");
    await fillCustomer(page);
    await fillGoods(page);
    await expect(page.getByText("费用明细")).toBeVisible();
    await page.getByRole("button", { name: "下一步" }).click();
    await page.waitForURL(/\/placeorder\/Steptwo/i);
  });

  await test.step("step two: contact, then the order exists", async () => {
    await page.getByRole("textbox", { name: "您的姓名" }).fill("李掌柜");
    await page.getByRole("textbox", { name: "您的电话" }).fill(phone);
    await expect(page.getByRole("region", { name: "费用明细" }).getByText("合计")).toBeVisible();
    await page.getByRole("button", { name: "提交订单" }).click();
    await page.waitForURL(/\/placeorder\/Orderpayment\?orderid=\d+/i);
  });

  await test.step("set a payment password and pay from the wallet", async () => {
    await page.getByRole("button", { name: /立即支付/ }).click();
    const dialog = page.getByRole("dialog", { name: "设置支付密码" });
    // One SMS a minute and phone: the code of the registration is not a minute old.
    await expect(async () => {
      await dialog.getByRole("button", { name: "获取验证码" }).click();
      await expect(dialog.getByRole("button", { name: /^\d+S后重发$/ })).toBeVisible({ timeout: 2_000 });
    }).toPass({ intervals: [5_000], timeout: 90_000 });
    await dialog.getByLabel("短信验证码").fill(await readSmsCode(page, phone));
    await dialog.getByLabel("支付密码", { exact: true }).fill("135790");
    await dialog.getByLabel("确认支付密码").fill("135790");
    await dialog.getByRole("button", { name: "确定" }).click();
    await page.waitForURL(/\/placeorder\/Stepthree/i);
  });

  await test.step("the badge in the second tab has moved by itself", async () => {
    await expect(badge).not.toHaveAttribute("aria-label", unreadBefore ?? "");
  });

  await test.step("the paid order is in the list", async () => {
    await page.goto("/user/order");
    await expect(page.getByText("待接单").first()).toBeVisible();
    await expect(page.getByText("三人位布艺沙发").first()).toBeVisible();
  });
});
