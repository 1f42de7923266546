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

/** How SQLite goes about the statements that a call sends to the orders, the steps of each. */
async function plansOf(path: string): Promise<string[][]> {
  const prepare = vi.spyOn(env.DB, "prepare");
  const answer = await backend.call("GET", path, { token: account.token });
  const statements = prepare.mock.calls.map(([sql]) => sql).filter((sql) => /from orders/i.test(sql));
  prepare.mockRestore();
  expect(answer.code).toBe(0);
  const plans = await env.DB.batch<{ detail: string }>(
    statements.map((sql) => {
      const numbers = [...sql.matchAll(/\?(\d*)/g)].map(([, number]) => Number(number));
      return env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(
        ...Array(Math.max(numbers.length === 1 ? 1 : 0, ...numbers)).fill(1),
      );
    }),
  );
  return plans.map(({ results }) => results.map((row) => row.detail));
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

/** The index, if any, that finds a few orders of a filter without looking at the others. */
const OWN_INDEX: Record<string, string> = {
  orderNo: "orders_of_customer_by_number (customer_id=? AND order_no>? AND order_no<?)",
  logisticsNo: "orders_of_customer_by_waybill (customer_id=? AND <expr>>? AND <expr><?)",
  areaCode: "orders_of_customer_by_area (customer_id=? AND area_code>? AND area_code<?)",
  goodsTypeName: "orders_of_customer_by_goods (customer_id=? AND goods_type_name=?)",
  worker: "orders_of_customer_by_worker (customer_id=? AND order_type=? AND worker_id=?)",
  customer: "orders_of_customer_by_name (customer_id=?)",
  completeStartTime: "orders_of_customer_by_completion (customer_id=? AND completed_at>? AND completed_at<?)",
  appointStartTime:
    "orders_of_customer_by_appointment (customer_id=? AND appointment_time>? AND appointment_time<?)",
  appointResult: "orders_of_customer_by_appoint_result (customer_id=? AND appoint_result=?)",
};

test.each(FILTERS)(
  "[R31] [R32] [LIST-19] %o is answered from indexes of the customer's orders",
  async (filter) => {
    const [plan = [], ...others] = await plansOf(`/order/api/order?${new URLSearchParams(filter)}`);
    expect(others).toEqual([]);
    const searches = plan.filter((step) => step.startsWith("SEARCH orders"));
    expect(searches.length).toBeGreaterThanOrEqual(4);
    for (const step of searches)
      expect(step).toMatch(/^SEARCH orders USING COVERING INDEX orders_\w+ \(customer_id=\?/);
    // Nothing is read whole but what the statement itself has made, and only the few are sorted.
    const made = /^SCAN (?:few|met|found|own|\(subquery-\d+\)|CONSTANT ROW)$/;
    expect(plan.filter((step) => step.startsWith("SCAN") && !made.test(step))).toEqual([]);
    expect(plan.filter((step) => step.includes("TEMP B-TREE"))).toEqual(["USE TEMP B-TREE FOR ORDER BY"]);
    const [name = ""] = Object.keys(filter);
    const own = OWN_INDEX[name];
    if (own && Object.keys(filter).length <= 2) {
      expect(plan.find((step) => step.startsWith("SEARCH orders"))).toBe(
        `SEARCH orders USING COVERING INDEX ${own}`,
      );
    }
  },
);

test("[U2] the numbers of all tabs come from indexes alone", async () => {
  const plans = await plansOf("/order/api/order/stats_status");
  expect(plans).toHaveLength(3);
  for (const [step] of plans) expect(step).toMatch(/^SEARCH orders USING COVERING INDEX/);
});
