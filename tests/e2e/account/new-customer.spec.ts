import type { Page, WebSocketRoute } from "@playwright/test";
import { registerCustomer } from "../support/account";
import { sendServiceMessage } from "../support/sandbox";
import { expect, newPhone, test } from "../support/test";
import { errorToasts } from "../support/toasts";

const badge = (page: Page) => page.getByLabel(/^未读消息 \d+ 条$/);

async function unreadCount(page: Page): Promise<number> {
  const name = (await badge(page).getAttribute("aria-label")) ?? "";
  return Number(/\d+/.exec(name)?.[0]);
}

async function expectUnread(page: Page, count: number): Promise<void> {
  await expect(badge(page)).toHaveAccessibleName(`未读消息 ${count} 条`);
}

/** Everything that asks for attention on the page: toasts, alerts, dialogs. */
async function expectNothingShown(page: Page): Promise<void> {
  await expect(errorToasts(page)).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("[LIST-03] [SOCK-01] [SOCK-04] a new customer: empty pages, one line to the room, messages that arrive by themselves", async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  const phone = newPhone();
  const lines: { path: string; line: WebSocketRoute }[] = [];
  const watched = await context.newPage();
  await watched.routeWebSocket(/\/admin\/websocket\//, (line) => {
    line.connectToServer();
    lines.push({ path: new URL(line.url()).pathname, line });
  });

  await test.step("pages without orders say so and lead on", async () => {
    await registerCustomer(page, phone);
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

  await test.step("a lost line shows nothing, comes back after five seconds and catches up", async () => {
    const before = await unreadCount(watched);
    const lostAt = Date.now();
    await lines[0]?.line.close({ code: 1011 });
    await sendServiceMessage(page, phone, "改约提醒");
    await expectUnread(page, before + 1);
    await expectNothingShown(watched);
    await expect.poll(() => lines.length, { timeout: 10_000, intervals: [50] }).toBe(2);
    expect(Date.now() - lostAt).toBeGreaterThan(4_900);
    expect(lines[1]?.path).toBe(lines[0]?.path);
    await expectUnread(watched, before + 1);
    await expectNothingShown(watched);
  });
});
