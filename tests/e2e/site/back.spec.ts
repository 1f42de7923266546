import type { Page } from "@playwright/test";
import { DEMO_STATE } from "../support/demo-state";
import { rows } from "../support/order-list";
import { newOrder } from "../support/orders";
import { expect, test } from "../support/test";

test.use({ storageState: DEMO_STATE, viewport: { width: 360, height: 740 } });

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Back closes a dialog without navigating, so there is no load to wait for. */
const pressBack = (page: Page) => page.evaluate(() => window.history.back());

test("[U57] Back closes the password dialog of a payment, and its entries are gone when the order is paid", async ({
  page,
}) => {
  const order = await newOrder(page);
  const payment = `/placeorder/Orderpayment?orderid=${order.id}`;
  await page.goto(payment);
  const pay = page.getByRole("button", { name: "立即支付" });
  const password = dialog(page, "输入支付密码");
  await pay.click();
  await expect(password).toBeVisible();
  await pressBack(page);
  await expect(password).toBeHidden();
  await expect(page).toHaveURL(payment);
  await expect(pay).toBeFocused();

  await page.goForward();
  await expect(password).toBeHidden();
  await pay.click();
  await password.getByRole("button", { name: "忘记密码" }).click();
  await expect(dialog(page, "设置支付密码")).toBeVisible();
  await pressBack(page);
  await expect(dialog(page, "设置支付密码")).toBeHidden();
  await expect(page).toHaveURL(payment);

  await pay.click();
  await page.reload();
  await pay.click();
  await password.getByLabel("支付密码").fill("201788");
  await password.getByRole("button", { name: "确认支付" }).click();
  await page.waitForURL(/\/placeorder\/Stepthree\?orderid=\d+$/);
  await pressBack(page);
  await expect(page).toHaveURL(payment);
  await expect(password).toBeHidden();
});

test("[U57] Back closes the follow-up dialog, the question over it, and the drawers of menu and filters", async ({
  page,
}) => {
  await newOrder(page);
  await page.goto("/user/index");
  await page.goto("/user/order");
  await page.getByText("筛选", { exact: true }).click();
  await expect(dialog(page, "筛选订单")).toBeVisible();
  await pressBack(page);
  await expect(dialog(page, "筛选订单")).toBeHidden();

  await rows(page).first().getByRole("button", { name: "更多" }).click();
  await page.getByRole("menuitem", { name: "添加跟进" }).click();
  const notes = dialog(page, "跟进记录");
  await notes.getByRole("textbox", { name: "跟进内容" }).fill("客户要求周末上门");
  await notes.getByRole("button", { name: "添加跟进", exact: true }).click();
  await notes.getByRole("button", { name: /删除/ }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await pressBack(page);
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(notes).toBeVisible();
  await pressBack(page);
  await expect(notes).toBeHidden();
  await expect(page).toHaveURL(/\/user\/order$/);

  const opener = page.getByRole("button", { name: "打开菜单" });
  await opener.click();
  await expect(dialog(page, "菜单")).toBeVisible();
  await pressBack(page);
  await expect(dialog(page, "菜单")).toBeHidden();
  await expect(opener).toBeFocused();

  await test.step("a page that was opened from the drawer is one press away", async () => {
    await opener.click();
    await dialog(page, "菜单").getByRole("link", { name: "我的钱包" }).click();
    await expect(page).toHaveURL(/\/user\/wallet$/);
    await expect(dialog(page, "菜单")).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/user\/order$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(/\/user\/wallet$/);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/user\/index$/);
  });
});
