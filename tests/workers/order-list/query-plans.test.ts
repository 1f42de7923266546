import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import { ORDER_FILTERS, ORDER_STATUSES } from "../../../schema/rules/order-status";
import { type Account, signIn } from "../../support/accounts";
import { createTestBackend } from "../../support/backend";
import { seedReference } from "../../support/orders";

const backend = createTestBackend();
let account: Account;
beforeAll(async () => {
  await seedReference();
  account = await signIn();
});

/** How SQLite goes about the statements that a call sends to the orders, one text per statement. */
async function plansOf(path: string): Promise<string[]> {
  const prepare = vi.spyOn(env.DB, "prepare");
  const answer = await backend.call("GET", path, { token: account.token });
  const statements = prepare.mock.calls.map(([sql]) => sql).filter((sql) => /from "?orders"?/i.test(sql));
  prepare.mockRestore();
  expect(answer.code).toBe(0);
  const plans = await env.DB.batch<{ detail: string }>(
    statements.map((sql) =>
      env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...Array(sql.split("?").length - 1).fill(1)),
    ),
  );
  return plans.map(({ results }) => results.map((row) => row.detail).join("\n"));
}

const FILTERS: Record<string, string>[] = [
  {},
  ...[...ORDER_STATUSES, ...ORDER_FILTERS, "CANCELED"].map((status) => ({ status })),
  { orderNo: "26112038621702" },
  { customer: "张" },
  { customer: "1380013" },
  { worker: "陈" },
  { worker: "137" },
  { startTime: "2026-11-01 00:00:00", endTime: "2026-11-20 23:59:59" },
  { completeStartTime: "2026-11-01 00:00:00", completeEndTime: "2026-11-20 23:59:59" },
  { appointStartTime: "2026-11-01 00:00:00", appointEndTime: "2026-11-20 23:59:59" },
  { isArrival: "true" },
  { isArrival: "false" },
  { isGoodsAbnormal: "true" },
  { isFinish: "true" },
  { isFinish: "false" },
  { logisticsNo: "DPK" },
  { goodsTypeName: "家具" },
  { appointResult: "false" },
  { areaCode: "330106" },
  { status: "WAIT_APPOINTMENT", isArrival: "false" },
  { status: "EVALUATED", customer: "138" },
  { status: "INSERVICE", customer: "138", areaCode: "33", startTime: "2026-11-01" },
];

test.each(FILTERS)(
  "[R31] [R32] [LIST-19] %o walks the customer's part of an index, in the sequence of the list",
  async (filter) => {
    const plans = await plansOf(`/order/api/order?${new URLSearchParams(filter)}`);
    expect(plans).toHaveLength(2);
    const [page, total] = plans;
    for (const plan of plans) {
      expect(plan).toMatch(/SEARCH orders USING .*INDEX orders_of_customer\w* \(customer_id=\?/);
      expect(plan).not.toMatch(/^SCAN (?!json_each)/m);
      expect(plan).not.toContain("TEMP B-TREE");
    }
    // What the filters ask about stands in the index, so that no order is read that is not on the page.
    expect(total).toMatch(/SEARCH orders USING COVERING INDEX/);
    expect(page).not.toMatch(/orders_of_customer_by_appointment/);
  },
);

test("[U2] the numbers of all tabs come from indexes alone", async () => {
  const plans = await plansOf("/order/api/order/stats_status");
  for (const plan of plans) expect(plan).toMatch(/^SEARCH orders USING COVERING INDEX/);
});
