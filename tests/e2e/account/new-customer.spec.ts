import type { Page, WebSocketRoute } from "@playwright/test";
import { enterAsNewcomer } from "../support/newcomers";
import { sendServiceMessage } from "../support/sandbox";
import { expect, test } from "../support/test";
import { newPage } from "../support/until-alive";

const badge = (page: Page) => page.getByLabel(/^未读消息 \d+ 条$/);

async function unreadCount(page: Page): Promise<number> {
  const name = (await badge(page).getAttribute("aria-label")) ?? "";
  return Number(/\d+/.exec(name)?.[0]);
}

async function expectUnread(page: Page, count: number): Promise<void> {
  await expect(badge(page)).toHaveAccessibleName(`未读消息 ${count} 条`);
}

test("[LIST-03] [SOCK-01] [SOCK-04] [API-109] a new customer: empty pages, one line to the room, messages that arrive by themselves", async ({
  page,
  context,
}) => {
  const phone = await enterAsNewcomer(page);
  const lines: { path: string; line: WebSocketRoute }[] = [];
  const watched = await newPage(context);
  await watched.routeWebSocket(/\/admin\/websocket\//, (line) => {
    line.connectToServer();
    lines.push({ path: new URL(line.url()).pathname, line });
  });

  await test.step("pages without orders say so and lead on", async () => {
    await page.goto("/user/index");
    await expect(page.getByRole("region", { name: "订单", exact: true })).toContainText("还没有订单");
    await expect(page.getByRole("region", { name: "钱包余额" })).toContainText("¥0.00");
    await page.goto("/user/order");
    await expect(page.getByRole("main")).toContainText("暂无相关订单");
    await expect(page.getByRole("navigation", { name: "分页" })).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("link", { name: "去下单" })).toHaveAttribute(
      "href",
      "/placeorder/stepone",
    );
  });

  await test.step("a message moves the badges of both tabs", async () => {
    await watched.goto("/user/index");
    const before = await unreadCount(watched);
    await expect.poll(() => lines.length).toBe(1);
    expect(lines[0]?.path).toMatch(/^\/admin\/websocket\/\d+$/);
    await sendServiceMessage(page, phone, "上门提醒");
    await expectUnread(watched, before + 1);
    await expectUnread(page, before + 1);
  });

  await test.step("moving on within the area keeps the one line", async () => {
    await watched.getByRole("navigation", { name: "主导航" }).getByRole("link", { name: "我的订单" }).click();
    await expect(watched).toHaveURL(/\/user\/order$/);
    expect(lines).toHaveLength(1);
  });
});
