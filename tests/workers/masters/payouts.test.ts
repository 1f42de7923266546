import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { SETTLEMENT_DUE_MS } from "../../../schema/rules/masters/master-settlement";
import type { Account } from "../../support/accounts/accounts";
import { expectConsole } from "../../support/console-is-error";
import { createFaults } from "../../support/faults/faults";
import { appeal, decide, payMasters, rate, settlementOf } from "../../support/orders/master-settlements";
import { withOneLife } from "../../support/orders/one-life";
import { orderIn } from "../../support/orders/order-life";
import { balanceOf, payingCustomer } from "../../support/orders/orders";
import { createTestBackend, createTestClock, type Envelope } from "../../support/servers/backend";

const life = withOneLife(5_000_000);

/** Two customers whose master is to be paid for an order of each, and staff who pay. */
async function twoDue() {
  const other = await payingCustomer(1_000_000);
  const orders = [await life.orderIn("SUCCESS"), await orderIn(life.backend, other, "SUCCESS")];
  const clock = createTestClock(life.backend.clock.now() + SETTLEMENT_DUE_MS);
  const faults = createFaults();
  return {
    faults,
    staff: createTestBackend({ clock }),
    failing: createTestBackend({ clock, env: faults.wrap({ DB: env.DB }) }),
    customers: [life.account, other],
    orderNos: await Promise.all(orders.map(orderNoOf)),
  };
}

const orderNoOf = (id: number) =>
  env.DB.prepare("SELECT order_no FROM orders WHERE id = ?").bind(id).first<string>("order_no");
const paidFor = (customers: readonly Account[]) =>
  Promise.all(customers.map(({ customerId }) => balanceOf(`masters:${customerId}`)));
const linesOf = ({ data }: Envelope): string[] =>
  data.flatMap(({ lines }: { lines: { orderNo: string }[] }) => lines.map(({ orderNo }) => orderNo)).sort();

test.each(["throwBefore", "throwAfter"] as const)(
  "[R16] a pay-out that is killed between two customers (%s) is ended by the same key, each settlement once",
  async (fault) => {
    const { faults, staff, failing, customers, orderNos } = await twoDue();
    const key = crypto.randomUUID();
    faults.d1
      .batch(/UPDATE master_settlements/)
      .times(2)
      [fault]();
    expectConsole(/database batch failed|customer left to the next run/);
    expect((await payMasters(failing, key)).code).not.toBe(0);
    expect(faults.unfired()).toEqual([]);
    const answer = await payMasters(staff, key);
    expect(linesOf(answer)).toEqual(orderNos.toSorted());
    const paid = await paidFor(customers);
    expect(paid.every((fen) => fen > 0)).toBe(true);
    expect((await payMasters(staff, key)).data).toEqual(answer.data);
    expect(await paidFor(customers)).toEqual(paid);
  },
);

test("[R16] one customer's settlements that cannot be paid keep no other's from it, and are left to the same key", async () => {
  const { faults, staff, failing, customers, orderNos } = await twoDue();
  const key = crypto.randomUUID();
  faults.d1.batch(/UPDATE master_settlements/).throwBefore();
  expectConsole(/database batch failed|customer left to the next run/);
  expect((await payMasters(failing, key)).code).not.toBe(0);
  expect((await paidFor(customers)).filter((fen) => fen > 0)).toHaveLength(1);
  expect(linesOf(await payMasters(staff, key))).toEqual(orderNos.toSorted());
});

test("[R16] a key that has paid out pays nothing that was due to it later", async () => {
  const { staff, customers } = await twoDue();
  const key = crypto.randomUUID();
  const answer = await payMasters(staff, key);
  const paid = await paidFor(customers);
  await life.orderIn("SUCCESS");
  staff.clock.advance(SETTLEMENT_DUE_MS);
  expect((await payMasters(staff, key)).data).toEqual(answer.data);
  expect(await paidFor(customers)).toEqual(paid);
});

test("[R16] a settlement that is appealed against during the pay-out waits for its decision, and for another key", async () => {
  const orderId = await life.orderIn("SUCCESS");
  await rate(life.subjectOf(orderId), 1);
  const clock = createTestClock(life.backend.clock.now() + SETTLEMENT_DUE_MS);
  const faults = createFaults();
  const staff = createTestBackend({ clock });
  const slow = createTestBackend({ clock, env: faults.wrap({ DB: env.DB }) });
  const key = crypto.randomUUID();
  const orderNo = await orderNoOf(orderId);
  const { id } = await settlementOf(staff, orderId);
  const hold = faults.d1.batch(/UPDATE master_settlements/).hold();
  const paying = payMasters(slow, key);
  await hold.reached;
  expect((await appeal(staff, id)).code).toBe(0);
  hold.release();
  expect(linesOf(await paying)).not.toContain(orderNo);
  expect((await decide(staff, id, true)).code).toBe(0);
  expect(linesOf(await payMasters(staff, key))).not.toContain(orderNo);
  expect(linesOf(await payMasters(staff))).toContain(orderNo);
});

test("[R16] a stale entry of staff's list is paid once, and a missing entry by the next pay-out", async () => {
  const { staff, customers, orderNos } = await twoDue();
  const listed = () =>
    env.DB.prepare(
      "SELECT list, id, data FROM staff_list_entries WHERE list = 'settlements' AND state = 'OPEN'",
    ).all<{
      id: number;
    }>();
  const stale = (await listed()).results;
  const [unknown] = stale.slice(-1);
  await env.DB.prepare("UPDATE staff_list_entries SET state = NULL WHERE list = 'settlements' AND id = ?")
    .bind(unknown?.id)
    .run();
  const first = linesOf(await payMasters(staff));
  const paid = await paidFor(customers);
  // As if nothing of it had been copied.
  await env.DB.batch(
    stale.map(({ id }) =>
      env.DB.prepare(
        "UPDATE staff_list_entries SET state = 'OPEN' WHERE list = 'settlements' AND id = ?",
      ).bind(id),
    ),
  );
  const second = linesOf(await payMasters(staff));
  expect(second).toHaveLength(1);
  expect([...first, ...second]).toEqual(expect.arrayContaining(orderNos));
  expect(first).not.toContain(second[0]);
  expect((await paidFor(customers)).reduce((sum, fen) => sum + fen, 0)).toBeGreaterThan(
    paid.reduce((sum, fen) => sum + fen, 0),
  );
  expect(linesOf(await payMasters(staff))).toEqual([]);
});
