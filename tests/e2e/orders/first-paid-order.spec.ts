import { enterAsNewcomer } from "../support/newcomers";
import { rowOf } from "../support/order-list";
import { setPayPassword } from "../support/pay-password";
import { chooseService, fillCustomer, fillGoods } from "../support/placement";
import { creditWallet } from "../support/sandbox";
import { expect, test } from "../support/test";

test("first paid order, wallet with new password: [GEN-02] [ROLE-06] a customer without orders places one, pays from the wallet and sees it in the list", async ({
  page,
}) => {
  const phone = await enterAsNewcomer(page);
  await creditWallet(page, phone, "2000");

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
    await setPayPassword(page, phone, "135790");
    await page.waitForURL(/\/placeorder\/Stepthree/i);
  });

  await test.step("the paid order is in the list", async () => {
    await page.goto("/user/order");
    await expect(rowOf(page, "三人位布艺沙发")).toContainText("待接单");
  });
});
