import { expect, test } from "vitest";
import { signIn } from "../../support/accounts/accounts";
import { createTestBackend } from "../../support/servers/backend";
import { activityOf } from "./support";

test.each([
  ["cash_flow/export", "钱包明细"],
  ["bill/export?month=2026-10", "月账单 2026-10"],
  ["order_profit/export", "订单盈亏"],
])("[U50] the file of %s stands in the account's activity as %s", async (path, detail) => {
  const backend = createTestBackend();
  const { token } = await signIn();
  const response = await backend.request(`/order/api/${path}`, { headers: { "web-token": token } });
  expect(response.status).toBe(200);
  await response.arrayBuffer();
  expect(await activityOf(backend, token)).toMatchObject([{ detail }]);
});
