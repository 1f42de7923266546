import { expect, test } from "./support/test";

/** An order of the demo that nobody has taken (backend/seed/demo/orders.ts). */
const WAITING = "46928057";

test("an order of the demo is played in the console step by step, then by the autopilot", async ({
  page,
}) => {
  await page.goto("/sandbox");
  const order = page.getByRole("listitem").filter({ hasText: new RegExp([...WAITING].join(" ?")) });
  await expect(order).toContainText("待接单");
  await order.getByRole("button", { name: "师傅接单" }).click();
  await expect(order).toContainText("待预约");
  await expect(order).toContainText("陈建国");
  await order.getByRole("button", { name: "预约失败" }).click();
  await expect(page.getByText("已完成：预约失败").first()).toBeVisible();
  await order.getByRole("button", { name: "自动驾驶" }).click();
  await expect(order).toContainText("待验收", { timeout: 20_000 });
});
