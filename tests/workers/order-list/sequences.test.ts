import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { nextOrderIds } from "../../../backend/src/modules/orders/export/next-order-ids";
import { type OrderFilter, orderFilterOf } from "../../../backend/src/modules/orders/list/filter";
import { findOrderIds } from "../../../backend/src/modules/orders/list/find-order-ids";
import { inSequence, type Placed } from "../../../backend/src/modules/orders/list/sequence";
import { ORDER_SORTS, type OrderSort } from "../../../schema/rules/orders/order-sort";
import { type Account, signIn, signInBeside } from "../../support/accounts/accounts";
import { exemptFromInvariants } from "../../support/database/invariants-after-each";
import { BROKEN_BY_COPIES, copyOrders } from "../../support/orders/many-orders";
import { placeOrder, seedReference } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";

/** More than are found and sorted, so that the list is walked as well. */
const MANY = 2_300;
const HOUR = 60 * 60 * 1000;

exemptFromInvariants("orders are copied in statuses that they never came to", BROKEN_BY_COPIES);

const backend = createTestBackend();
let account: Account;
/** What a customer without a filter sees, and how the orders stand. */
let all: (Placed & { status: string; customerName: string })[];

beforeAll(async () => {
  await seedReference();
  account = await signIn();
  const templateId = await placeOrder(backend, await signInBeside(account));
  await copyOrders(env.DB, {
    templateId,
    customerId: account.customerId,
    count: MANY,
    firstId: 10_000_000,
    columns: {
      // Two in a moment.
      created_at: `o.created_at - (i / 2) * ${HOUR}`,
      expires_at: "o.expires_at + 315360000000",
      // A third without an appointment, some at the same time, in another sequence than they were placed in.
      appointment_time: `CASE WHEN i % 3 > 0 THEN o.created_at + (i * 7919 % 500) * ${HOUR} END`,
      status: "CASE i % 5 WHEN 0 THEN 'WAIT_PICK_UP' WHEN 1 THEN 'WAIT_INSTALL' ELSE 'SUCCESS' END",
      customer_name: "CASE WHEN i % 4 = 0 THEN '欧阳小张' ELSE '张三' END",
    },
  });
  const { results } = await env.DB.prepare(
    `SELECT id, created_at AS createdAt, appointment_time AS appointmentTime, status, customer_name AS customerName
     FROM orders WHERE customer_id = ?`,
  )
    .bind(account.customerId)
    .all<(typeof all)[number]>();
  all = results;
});

type Query = Parameters<typeof orderFilterOf>[1];
const ofCustomer = (query: Query): OrderFilter => orderFilterOf(account.customerId, query, 0);

const KINDS: readonly [Query, (order: (typeof all)[number]) => boolean][] = [
  [{}, () => true],
  [{ status: "INSERVICE" }, ({ status }) => status !== "SUCCESS"],
  [{ customer: "张三" }, ({ customerName }) => customerName === "张三"],
  [{ customer: "张" }, () => true],
];
const CASES = ORDER_SORTS.flatMap((sort) => KINDS.map(([query, isFound]) => ({ sort, query, isFound })));

const expected = (sort: OrderSort, isFound: (order: (typeof all)[number]) => boolean) =>
  all
    .filter(isFound)
    .sort(inSequence(sort))
    .map(({ id }) => id);

test.each(CASES)(
  "[LIST-04] every page of $query by $sort has what stands there, from both ends",
  async ({ sort, query, isFound }) => {
    const ids = expected(sort, isFound);
    const last = Math.floor(ids.length / 20) * 20;
    for (const offset of [0, 20, 700, Math.floor(ids.length / 2), last - 20, last, last + 20]) {
      const page = await findOrderIds(env.DB, ofCustomer(query), { limit: 20, offset }, sort);
      expect(page.total).toBe(ids.length);
      expect(new Set(page.ids), `from ${offset}`).toEqual(new Set(ids.slice(offset, offset + 20)));
    }
  },
);

test.each(CASES)(
  "[LIST-41] the pieces of an export of $query by $sort are the whole list, each order once",
  async ({ sort, query, isFound }) => {
    const ids = expected(sort, isFound);
    const orders = new Map(all.map((order) => [order.id, order]));
    const exported: number[] = [];
    for (;;) {
      const last = orders.get(exported.at(-1) ?? 0);
      const piece = await nextOrderIds(env.DB, ofCustomer(query), { last, limit: 300, sort });
      const rows = piece.flatMap((id) => orders.get(id) ?? []).sort(inSequence(sort));
      exported.push(...rows.map(({ id }) => id));
      if (piece.length < 300) break;
    }
    expect(exported).toEqual(ids);
  },
);

test("[LIST-42] the call answers in its sequence, orders without an appointment last", async () => {
  const ask = async (sort: string) => {
    const path = `/order/api/order?pageSize=100&customer=%E6%AC%A7%E9%98%B3&sort=${sort}`;
    const { data } = await backend.call("GET", path, { token: account.token });
    return data.rows.map((row: { id: number }) => row.id);
  };
  const isFound = ({ customerName }: { customerName: string }) => customerName === "欧阳小张";
  for (const sort of ORDER_SORTS) {
    expect(await ask(sort)).toEqual(expected(sort, isFound).slice(0, 100));
  }
  const refused = await backend.call("GET", "/order/api/order?sort=AMOUNT", { token: account.token });
  expect(refused.code).toBe(4000);
});
