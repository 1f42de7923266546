import { expectNoViolations } from "../support/axe";
import { readStanding } from "../support/graph";
import { sharedNewcomer } from "../support/newcomers";
import { setPayPassword } from "../support/pay-password";
import { placeUnarrived } from "../support/quick-orders";
import { creditWallet } from "../support/sandbox";
import { expect, test } from "../support/test";

const PASSWORD = "135790";
const payer = sharedNewcomer();
test.use({ storageState: payer.storageState });

test("[S48] [ERR-05] small amounts are paid by the button itself, once that is turned on with the password, until it is turned off", async ({
  page,
}) => {
  await creditWallet(page, payer.phone, "1000");
  const openPayment = async () => {
    const id = await placeUnarrived(page, { customerName: "小额免密" });
    await page.goto(`/placeorder/Orderpayment?orderid=${id}&payway=WALLET`);
  };
  const payButton = page.getByRole("button", { name: "立即支付" });
  await openPayment();
  await payButton.click();
  await setPayPassword(page, payer.phone, PASSWORD);
  await page.waitForURL("**/placeorder/Stepthree?**");
  const { balance } = await readStanding(page);
  const total = 100_000 - balance;

  await page.goto("/user/wallet/recharge");
  await expect(page.getByText("小额免密：未开启")).toBeVisible();
  await page.getByRole("button", { name: "开启" }).click();
  const dialog = page.getByRole("dialog", { name: "开启小额免密支付" });
  await expect(dialog.getByRole("radio", { name: "¥100" })).toBeChecked();
  await dialog.getByRole("radio", { name: "¥200" }).check();
  await dialog.getByLabel("支付密码").fill("000000");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("密码错误")).toBeVisible();
  await expectNoViolations(page, "[role=dialog]");
  await dialog.getByLabel("支付密码").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText("小额免密：单笔 ¥200 以内，今日已用 ¥0.00")).toBeVisible();

  await openPayment();
  const amount = `¥${(total / 100).toFixed(2)}`;
  await page.getByRole("button", { name: `免密支付 ${amount}` }).click();
  await page.waitForURL("**/placeorder/Stepthree?**");
  expect((await readStanding(page)).balance).toBe(balance - total);

  await page.goto("/user/wallet/recharge");
  await expect(page.getByText(`今日已用 ${amount}`)).toBeVisible();
  await page.getByRole("button", { name: "关闭", exact: true }).click();
  await expect(page.getByText("小额免密：未开启")).toBeVisible();
});
