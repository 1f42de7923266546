import type { Page } from "@playwright/test";
import { formatOrderNo } from "../../../app/lib/format";
import { expectNoViolations } from "../support/axe";
import { DEMO_STATE } from "../support/demo-state";
import { firstFrame } from "../support/first-frame";
import { newOrder, payFromWallet, play } from "../support/orders";
import { expect, test } from "../support/test";
import { newPage } from "../support/until-alive";

test.use({ storageState: DEMO_STATE });
test.setTimeout(90_000);

const badge = (page: Page) => page.getByLabel(/^未读消息 \d+ 条$/);
const unread = async (page: Page) =>
  Number(/\d+/.exec((await badge(page).getAttribute("aria-label")) ?? "")?.[0]);

test("[U44] [MSG-05] [MSG-06] from message to order: it arrives by itself, is read in every tab, and leads to the tab of the order that it is about", async ({
  page,
  context,
}) => {
  const other = await newPage(context);
  await other.goto("/user/order");
  const order = await newOrder(other);
  await payFromWallet(other, order);
  await play(other, order, "receive");
  const greeted = firstFrame(page);
  await page.goto("/user/message");
  await greeted;
  const list = page.getByRole("list", { name: "服务消息" });
  const orderNo = formatOrderNo(order.orderNo);
  const row = list.getByRole("listitem").filter({ hasText: orderNo }).filter({ hasText: "订单异常" });
  const before = await unread(page);

  await test.step("it is announced, and appears in the list when the customer asks for it", async () => {
    await play(other, order, "report_exception");
    const news = page.getByRole("button", { name: "有 1 条新消息，点击查看" });
    await expect(news).toBeVisible();
    await expect.poll(() => unread(page)).toBe(before + 1);
    await expect(page).toHaveTitle(`(${before + 1}) 消息 · 装达`);
    await expect(row).toHaveCount(0);
    await news.click();
    await expect(row).toContainText("未读：");
  });

  await test.step("opening it reads it, in the other tab within a second too", async () => {
    await row.getByRole("link", { name: /订单异常/ }).click();
    await expect(page).toHaveURL(/\/user\/message\/detail\?id=\d+$/);
    await expect(page.getByRole("article")).toContainText(orderNo);
    await expect(badge(other)).toHaveAccessibleName(`未读消息 ${before} 条`);
  });

  await test.step("it leads to the order's exceptions", async () => {
    await page.getByRole("link", { name: "查看订单" }).click();
    await expect(page).toHaveURL(new RegExp(`/user/order/orderinfo\\?orderid=${order.id}&tab=abnormal$`));
    await expect(page.getByRole("main")).toContainText("货物破损");
  });

  await test.step("by order, all of it is read at once; then everything", async () => {
    await page.goto("/user/message");
    await page.getByRole("link", { name: "按订单" }).click();
    const group = list
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: /订单/ }) })
      .first();
    await group.getByRole("button", { name: "全部已读" }).click();
    await expect(group.getByRole("button", { name: "全部已读" })).toHaveCount(0);
    await expectNoViolations(page);
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^未读消息/ })
      .click();
    const left = await unread(page);
    await page.getByRole("main").getByRole("button", { name: "全部已读" }).first().click();
    await expect(page.getByText("操作成功!")).toBeVisible();
    await expect(list.getByText("未读：")).toHaveCount(0);
    await expect.poll(() => unread(page)).toBeLessThan(left);
    await expect.poll(async () => (await unread(other)) - (await unread(page))).toBe(0);
  });
});
