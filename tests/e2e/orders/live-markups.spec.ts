import type { Page } from "@playwright/test";
import { formatOrderNo } from "../../../app/lib/format";
import { DEMO_STATE } from "../support/demo-state";
import { newOrder, type PlacedOrder, payFromWallet, play } from "../support/orders";
import { expect, test } from "../support/test";

test.use({ storageState: DEMO_STATE });

/** An order at work, whose master may ask for more. */
async function orderAtWork(page: Page): Promise<PlacedOrder> {
  const order = await newOrder(page);
  await payFromWallet(page, order);
  await play(page, order, "receive");
  return order;
}

test("[MARK-17] [SOCK-04] an open rejection stays with its markup when a newer one comes in above it", async ({
  page,
}) => {
  const [older, newer] = [await orderAtWork(page), await orderAtWork(page)];
  await play(page, older, "request_markup");
  await page.goto("/user/followup/record");
  const requests = page.getByRole("list", { name: "待处理的加价申请", includeHidden: true });
  const requestOf = ({ orderNo }: PlacedOrder) =>
    requests.getByRole("listitem", { includeHidden: true }).filter({ hasText: formatOrderNo(orderNo) });

  await requestOf(older).getByRole("button", { name: /^拒绝/ }).click();
  const rejection = page.getByRole("dialog", { name: "拒绝加价申请" });
  await rejection.getByLabel("拒绝原因").fill("价格之前已经谈好");
  await play(page, newer, "request_markup");
  await expect(requests.getByRole("listitem", { includeHidden: true }).first()).toContainText(
    formatOrderNo(newer.orderNo),
  );
  await expect(rejection.getByLabel("拒绝原因")).toHaveValue("价格之前已经谈好");
  await rejection.getByRole("button", { name: "确认拒绝" }).click();

  await expect(requestOf(older)).toHaveCount(0);
  await expect(requestOf(newer)).toHaveCount(1);
});
