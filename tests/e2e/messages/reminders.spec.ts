import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { enterAsWechatPayee } from "../support/newcomers";
import { newOrder, play } from "../support/orders";
import { expect, test } from "../support/test";
import { newPage } from "../support/until-alive";

/** What the console shows about an order in one of its two inboxes. */
const inbox = (page: Page, title: string, orderNo: string) =>
  page.getByRole("region", { name: title }).getByRole("listitem").filter({ hasText: orderNo });

test("[U62] [U63] a reminder by SMS and WeChat, then unsubscribed", async ({ page, browser }) => {
  await enterAsWechatPayee(page);
  await page.goto("/user/message");
  await page.getByRole("button", { name: "消息设置" }).click();
  const dialog = page.getByRole("dialog", { name: "消息设置" });
  await dialog.getByRole("checkbox", { name: "师傅报价：短信提醒" }).check();
  await dialog.getByRole("checkbox", { name: "师傅报价：微信提醒" }).check();
  // The clock of this test is the real one.
  await dialog.getByRole("checkbox", { name: "在这段时间里不发送" }).uncheck();
  await expectNoViolations(page);
  await dialog.getByRole("button", { name: "保存" }).click();
  await expect(page.getByText("操作成功!")).toBeVisible();

  const order = await newOrder(page, { priceWay: "BIDS" });
  await play(page, order, "bid");
  await page.goto("/sandbox");
  const sms = inbox(page, "短信收件箱", order.orderNo);
  await expect(sms).toContainText("收到新的师傅报价");
  const [link = ""] = /\/sms\/[0-9a-f]{23}/.exec((await sms.textContent()) ?? "") ?? [];
  const wechat = inbox(page, "微信收件箱", order.orderNo);
  await wechat.getByRole("link", { name: /师傅报价/ }).click();
  await expect(page).toHaveURL(new RegExp(`orderid=${order.id}$`));

  const stranger = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const phone = await newPage(stranger);
  await phone.goto(link);
  await expect(phone.getByText(/^136\*{4}\d{4} 将不再收到/)).toBeVisible();
  await expectNoViolations(phone);
  await phone.getByRole("button", { name: "退订" }).click();
  await expect(phone.getByRole("heading", { name: "已退订" })).toBeVisible();
  await stranger.close();

  await page.goto("/user/message");
  await page.getByRole("button", { name: "消息设置" }).click();
  await expect(dialog.getByRole("checkbox", { name: /^退订全部提醒短信/ })).toBeChecked();
  await expect(dialog.getByRole("checkbox", { name: "师傅报价：短信提醒" })).toBeDisabled();
});
