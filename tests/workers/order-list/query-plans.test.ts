import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import { ORDER_FILTERS, ORDER_STATUSES } from "../../../schema/rules/orders/order-status";
import { type Account, signIn } from "../../support/accounts/accounts";
import { seedReference } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";

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
  const statements = prepare.mock.calls
    .map(([sql]) => sql)
    .filter((sql) => /(?:from|join) (?:order|markup)/i.test(sql));
  prepare.mockRestore();
  expect(answer.code).toBe(0);
  const plans = await env.DB.batch<{ detail: string }>(
    statements.map((sql) => {
      const places = [...sql.matchAll(/\?(\d*)/g)].map(([, number]) => Number(number));
      const count = Math.max(places.filter((number) => number === 0).length, ...places);
      return env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...Array(count).fill(1));
    }),
  );
  return plans.map(({ results }) => results.map((row) => row.detail));
}

/** What stands in lists that are kept in numbers: one of the filters of the tabs, or one thing to search for. */
const LISTED: Record<string, string>[] = [
  {},
  ...[...ORDER_STATUSES, ...ORDER_FILTERS, "CANCELED"]
    .filter((status) => status !== "ASSIGN_OVERTIME" && status !== "MARKUP_WAIT_PAY")
    .map((status) => ({ status })),
  { isArrival: "true" },
  { isArrival: "false" },
  { isGoodsAbnormal: "true" },
  { isFinish: "true" },
  { isFinish: "false" },
  { goodsTypeName: "家具" },
  { appointResult: "false" },
  { areaCode: "330106" },
  { areaCode: "33" },
  { worker: "陈" },
  { worker: "137" },
  { startTime: "2026-11-01 00:00:00", endTime: "2026-11-20 23:59:59" },
  { status: "DEAL", startTime: "2026-11-01" },
];

const SEARCHED: Record<string, string>[] = [
  { status: "ASSIGN_OVERTIME" },
  { isVisitOverdue: "true" },
  { orderNo: "26112038621702" },
  { completeStartTime: "2026-11-01 00:00:00", completeEndTime: "2026-11-20 23:59:59" },
  { appointStartTime: "2026-11-01 00:00:00", appointEndTime: "2026-11-20 23:59:59" },
  { logisticsNo: "DPK" },
  { shopName: "旗舰店" },
  { serviceTypeName: "配送安装" },
  { payWay: "WECHAT" },
  { logisticsCompany: "德邦物流" },
  { status: "WAIT_APPOINTMENT", isArrival: "false" },
  { status: "EVALUATED", customer: "138" },
  { status: "INSERVICE", customer: "138", areaCode: "33", startTime: "2026-11-01" },
];

/** The index that finds a few orders of a filter without looking at the others. */
const OWN_INDEX: Record<string, string> = {
  ASSIGN_OVERTIME: "orders_unassigned (customer_id=? AND paid_at<?)",
  isVisitOverdue: "orders_by_visit (customer_id=? AND appointment_time<?)",
  orderNo: "orders_of_customer_by_number (customer_id=? AND order_no>? AND order_no<?)",
  logisticsNo: "orders_of_customer_by_waybill (customer_id=? AND <expr>>? AND <expr><?)",
  shopName: "orders_of_customer_by_shop (customer_id=? AND shop_name=?)",
  serviceTypeName: "orders_of_customer_by_service (customer_id=? AND service_type_name=?)",
  payWay: "orders_of_customer_by_pay_way (customer_id=? AND pay_way=?)",
  logisticsCompany: "orders_of_customer_by_carrier (customer_id=? AND logistics_company=?)",
  completeStartTime: "orders_of_customer_by_completion (customer_id=? AND completed_at>? AND completed_at<?)",
  appointStartTime:
    "orders_of_customer_by_appointment (customer_id=? AND appointment_time>? AND appointment_time<?)",
};

/** Steps that read a table or an index of the database, not what the statement itself has made. */
const MADE =
  /^(?:SCAN|SEARCH) (?:few|met|found|own|periods|asked|part|summed|page|\(subquery-\d+\)|CONSTANT ROW)(?= |$)/;
const readsOf = (plan: readonly string[]) =>
  plan.filter((step) => /^(?:SCAN|SEARCH)/.test(step) && !MADE.test(step));

async function planOf(filter: Record<string, string>): Promise<string[]> {
  const [plan = [], ...others] = await plansOf(`/order/api/order?${new URLSearchParams(filter)}`);
  expect(others).toEqual([]);
  return plan;
}

test.each(LISTED)(
  "[R31] [R32] [LIST-19] of %o the orders of a few weeks are read, whichever page it is",
  async (filter) => {
    for (const step of readsOf(await planOf(filter))) {
      // The numbers of the lists, the customer's masters, and the orders between two moments.
      expect(step).toMatch(
        /^SEARCH (?:order_tallies USING PRIMARY KEY \(customer_id=\? AND list=\?\)|customer_masters USING PRIMARY KEY \(customer_id=\?\)|orders USING COVERING INDEX orders_\w+ \(customer_id=\? (?:.+ )?AND created_at>\? AND created_at<\?\))$/,
      );
    }
  },
);

test.each(["张", "张小", "没有这个人", "1380013", "8000"])(
  "[R31] [R32] [LIST-19] customer=%s looks where pieces of names and phones are kept",
  async (customer) => {
    const reads = readsOf(await planOf({ customer }));
    expect(reads.length).toBeGreaterThanOrEqual(4);
    // A phone of so few digits that it finds thousands is walked for.
    const walks = reads.filter((step) =>
      step.startsWith("SEARCH orders USING COVERING INDEX orders_of_customer ("),
    );
    expect(walks).toHaveLength(/\d/.test(customer) ? 2 : 0);
    for (const step of reads.filter((read) => !walks.includes(read))) {
      expect(step).toMatch(
        /^SEARCH (?:named|order_name_parts(?: EXISTS)?) USING PRIMARY KEY \(customer_id=\? AND part=\?|^SEARCH orders USING (?:INTEGER PRIMARY KEY \(rowid=\?\)|COVERING INDEX orders_of_customer_by_phone(?: \(customer_id=\? AND customer_phone>\? AND customer_phone<\?\)|_tail \(customer_id=\? AND <expr>=\?\)))$/,
      );
    }
  },
);

test.each(["沙发", "文", "3984", "138001", "SF123"])(
  "[R31] [R32] [U9] keyword=%s is looked for in indexes, and otherwise in the newest of the customer's orders",
  async (keyword) => {
    for (const others of ["", "&status=WAIT_PAY"]) {
      const filter = new URLSearchParams(`keyword=${encodeURIComponent(keyword)}${others}`);
      for (const step of readsOf(await planOf(Object.fromEntries(filter)))) {
        expect(step).toMatch(
          /^(?:SCAN newest|SEARCH (?:named|order_name_parts(?: EXISTS)?) USING PRIMARY KEY \(customer_id=\? AND part=\?.*|SEARCH order_items (?:EXISTS )?USING INDEX order_items_of_order \(order_id=\?\)|SEARCH orders USING (?:INTEGER PRIMARY KEY \(rowid=\?\)|(?:COVERING )?INDEX orders_\w+ \(customer_id=\?.*))$/,
        );
      }
    }
  },
);

test.each(SEARCHED)(
  "[R31] [R32] [LIST-19] %o is answered from indexes of the customer's orders",
  async (filter) => {
    const plan = await planOf(filter);
    const reads = readsOf(plan);
    expect(reads.length).toBeGreaterThanOrEqual(4);
    for (const step of reads)
      expect(step).toMatch(/^SEARCH orders USING COVERING INDEX orders_\w+ \(customer_id=\?/);
    // Only the few are sorted.
    expect(plan.filter((step) => step.includes("TEMP B-TREE"))).toEqual(["USE TEMP B-TREE FOR ORDER BY"]);
    const own = OWN_INDEX[filter.status ?? Object.keys(filter)[0] ?? ""];
    if (own) expect(reads[0]).toBe(`SEARCH orders USING COVERING INDEX ${own}`);
  },
);

test.each<Record<string, string>>([{}, { status: "INSERVICE" }, { areaCode: "33" }, { customer: "张" }])(
  "[R31] [R32] %o by appointment is walked in the index of appointments, and only a few are sorted",
  async (filter) => {
    for (const sort of ["APPOINTMENT_ASC", "APPOINTMENT_DESC"]) {
      const plan = await planOf({ ...filter, sort });
      const walks = plan.filter((step) => step.includes("orders_of_customer_by_appointment"));
      expect(walks.length).toBeGreaterThanOrEqual(2);
      for (const step of walks) {
        expect(step).toMatch(/^SEARCH orders USING (?:COVERING )?INDEX \w+ \(customer_id=\?/);
      }
      expect(plan.filter((step) => step.includes("TEMP B-TREE"))).toEqual(["USE TEMP B-TREE FOR ORDER BY"]);
    }
  },
);

test.each<Record<string, string>>([{}, { status: "INSERVICE" }, { worker: "陈" }])(
  "[R31] [R32] %o with the oldest first is cut out of the same weeks as with the newest first",
  async (filter) => {
    expect(readsOf(await planOf({ ...filter, sort: "CREATED_ASC" }))).toEqual(readsOf(await planOf(filter)));
  },
);

test("[R31] [R32] [ENUM-02] unpaid markups lead to their orders", async () => {
  const reads = readsOf(await planOf({ status: "MARKUP_WAIT_PAY" }));
  const markups = "SEARCH markups USING COVERING INDEX markups_unpaid (customer_id=?)";
  expect(reads.slice(0, 2)).toEqual(["SEARCH orders USING INTEGER PRIMARY KEY (rowid=?)", markups]);
  for (const step of reads)
    expect(step).toMatch(
      /^SEARCH (?:markups USING COVERING|orders USING (?:INTEGER PRIMARY|COVERING INDEX orders_\w+ \(customer_id=\?))/,
    );
});

test("[U2] the numbers of all tabs are added up from those of the lists, but for two that few orders have", async () => {
  const [added = [], ...searched] = await plansOf("/order/api/order/stats_status");
  expect(readsOf(added)).toEqual([
    "SEARCH order_tallies USING PRIMARY KEY (customer_id=? AND list=?)",
    "SCAN json_each VIRTUAL TABLE INDEX 1:",
  ]);
  expect(searched.map((plan) => readsOf(plan)[0])).toEqual([
    "SEARCH orders USING COVERING INDEX orders_unassigned (customer_id=? AND paid_at<?)",
    "SEARCH orders USING INTEGER PRIMARY KEY (rowid=?)",
  ]);
});

test("[R31] each kind of to-do is read from an index of the customer's, and nothing else is read", async () => {
  const reads = (await plansOf("/order/api/order_todos")).map((plan) => readsOf(plan));
  expect(reads).toEqual([
    ["SEARCH orders USING COVERING INDEX orders_by_visit (customer_id=? AND appointment_time<?)"],
    ["SEARCH orders USING INDEX orders_of_customer_by_appoint_result (customer_id=? AND appoint_result=?)"],
    ["SEARCH orders USING COVERING INDEX orders_of_customer_by_acceptance (customer_id=?)"],
    ["SEARCH orders USING COVERING INDEX orders_refund_refused (customer_id=?)"],
    ["SEARCH orders USING INDEX orders_abnormal (customer_id=?)"],
    ["SEARCH markups USING INDEX markups_open_requests (customer_id=?)"],
    [
      "SEARCH orders USING INDEX orders_with_bids (customer_id=? AND expires_at>?)",
      "SEARCH bids USING INDEX bids_one_per_master (order_id=?)",
    ],
    ["SEARCH orders USING COVERING INDEX orders_unpaid (customer_id=? AND expires_at>?)"],
    ["SEARCH orders USING COVERING INDEX orders_unassigned (customer_id=? AND paid_at<?)"],
    ["SEARCH orders USING COVERING INDEX orders_open (customer_id=?)"],
  ]);
});

test("[HOME-15] the visits of a month are read, and no others", async () => {
  const prepare = vi.spyOn(env.DB, "prepare");
  const json = { offset: 0, status: "INSERVICE" };
  await backend.call("POST", "/order/api/order/stats", { token: account.token, json });
  const sql = prepare.mock.calls.map(([text]) => text).find((text) => text.includes("appointment_time"));
  prepare.mockRestore();
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(1, 1, 1)
    .all<{ detail: string }>();
  expect(results[0]?.detail).toBe(
    "SEARCH orders USING INDEX orders_of_customer_by_appointment (customer_id=? AND appointment_time>? AND appointment_time<?)",
  );
});
