import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { nextOrderIds } from "../../../backend/src/modules/orders/export/next-order-ids";
import { type OrderFilter, orderFilterOf } from "../../../backend/src/modules/orders/list/filter";
import { findOrderIds } from "../../../backend/src/modules/orders/list/find-order-ids";
import { ORDER_FILTERS, ORDER_STATUSES } from "../../../schema/rules/orders/order-status";
import { type Account, signIn, signInBeside } from "../../support/accounts/accounts";
import { exemptFromInvariants } from "../../support/database/invariants-after-each";
import { BROKEN_BY_COPIES, copyOrders } from "../../support/orders/many-orders";
import { MASTER, RIVAL } from "../../support/orders/masters";
import { seedWorkers } from "../../support/orders/order-life";
import { placeOrder, seedReference } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";

/** Orders of two years, of every kind, in bursts and with weeks between them. */
const MANY = 400;
const [HOUR, DAY] = [60 * 60 * 1000, 24 * 60 * 60 * 1000];
const FIRST = 10_000_000;

exemptFromInvariants("orders are copied in statuses that they never came to", BROKEN_BY_COPIES);

let account: Account;
let newest: number;

beforeAll(async () => {
  await seedReference();
  await seedWorkers();
  account = await signIn();
  const templateId = await placeOrder(createTestBackend(), await signInBeside(account));
  await copyOrders(env.DB, {
    templateId,
    customerId: account.customerId,
    count: MANY,
    firstId: FIRST,
    columns: {
      // Two in a moment, forty in a burst, eighteen days between bursts.
      created_at: `o.created_at - (i / 40) * ${73 * DAY} - (i % 40 / 2) * ${HOUR}`,
      expires_at: "o.expires_at + 315360000000",
      status: `json_extract('${JSON.stringify(ORDER_STATUSES)}', '$[' || (i * 7 % 12) || ']')`,
      is_arrival: "i % 3 > 0",
      is_goods_abnormal: "i % 5 = 0",
      solve_exception_way: "CASE WHEN i % 10 = 0 THEN 'NORMAL' END",
      paid_at: "o.created_at - i * 3600000",
      refund_status: "CASE i % 11 WHEN 1 THEN 'WAIT' WHEN 2 THEN 'CANCEL' END",
      appoint_result: "CASE i % 4 WHEN 0 THEN NULL WHEN 1 THEN 0 ELSE 1 END",
      worker_id: `CASE i % 4 WHEN 0 THEN ${MASTER.id} WHEN 2 THEN ${RIVAL.id} END`,
      order_type: "CASE WHEN i % 9 = 0 THEN 'TIMELY' ELSE 'GENERAL' END",
      customer_name: `json_extract('["张三","欧阳小张","Zhang San","张小三 13"]', '$[' || (i % 4) || ']')`,
      customer_phone: "printf('13%09d', i * 7919)",
      goods_type_name: "CASE WHEN i % 6 = 0 THEN '灯具' ELSE o.goods_type_name END",
      area_code: "CASE i % 3 WHEN 0 THEN '310101' WHEN 1 THEN '330100' ELSE o.area_code END",
    },
  });
  await env.DB.prepare(
    `INSERT INTO markups (order_id, customer_id, source, status, amount, kind, markup_type, remark, created_at)
     SELECT id, customer_id, 'CUSTOMER', iif(id / 4096 % 2, 'WAIT_PAY', 'CLOSE'), 100, 'ORDINARY', '爬楼费', '', 0
     FROM orders WHERE id / 4096 % 13 = 1 AND customer_id = ?`,
  )
    .bind(account.customerId)
    .run();
  const row = await env.DB.prepare("SELECT MAX(created_at) AS at FROM orders WHERE customer_id = ?")
    .bind(account.customerId)
    .first<{ at: number }>();
  newest = row?.at ?? 0;
});

type Query = Parameters<typeof orderFilterOf>[1];
const ofCustomer = (query: Query): OrderFilter => orderFilterOf(account.customerId, query, newest + DAY);

/** All orders of the filter by walking the list once, as an export does: another way to the same. */
const walked = (filter: OrderFilter) => nextOrderIds(env.DB, filter, { last: undefined, limit: MANY });

async function expectSamePages(filter: OrderFilter, pageSize = 7): Promise<number> {
  const expected = await walked(filter);
  for (let offset = 0; offset <= expected.length; offset += pageSize) {
    const page = await findOrderIds(env.DB, filter, { limit: pageSize, offset });
    expect(page.total).toBe(expected.length);
    expect(new Set(page.ids), `from ${offset}`).toEqual(new Set(expected.slice(offset, offset + pageSize)));
  }
  return expected.length;
}

const QUERIES: readonly Query[] = [
  {},
  ...[...ORDER_STATUSES, ...ORDER_FILTERS].map((status) => ({ status })),
  { isArrival: true },
  { isArrival: false },
  { isGoodsAbnormal: true },
  { isGoodsAbnormal: false },
  { isFinish: true },
  { goodsTypeName: "灯具" },
  { appointResult: false },
  { areaCode: "31" },
  { areaCode: "3301" },
  { areaCode: "330106" },
  { worker: "1" },
  { worker: "师" },
  { customer: "张" },
  { customer: "小张" },
  { customer: "欧阳小张" },
  { customer: "ZHANG san" },
  { customer: "13" },
  { customer: "130000" },
  { status: "DEAL", isArrival: true },
];

test.each(QUERIES)(
  "[LIST-04] [LIST-19] [LIST-42] the pages of %o are the list of them, cut at every seventh",
  async (query) => {
    expect(await expectSamePages(ofCustomer(query))).toBeGreaterThan(0);
  },
);

describe("a time", () => {
  test.each<Query>([{}, { status: "DEAL" }, { areaCode: "31" }, { customer: "张" }, { worker: "师" }])(
    "[LIST-19] cuts the pages of %o wherever it begins and ends",
    async (query) => {
      const moments = [newest + DAY, newest, newest - 3 * HOUR, newest - 100 * DAY, newest - 400 * DAY, 0];
      for (const before of [undefined, ...moments])
        for (const from of [undefined, ...moments])
          await expectSamePages({ ...ofCustomer(query), created: { from, before } }, 60);
    },
  );
});
