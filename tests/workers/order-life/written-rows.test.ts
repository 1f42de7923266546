import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { countingRows, NOT_OF_ORDERS } from "../../support/database/counting-rows";
import { withOneLife } from "../../support/orders/one-life";
import { follow } from "../../support/orders/order-life";
import { createTestBackend } from "../../support/servers/backend";

const all = countingRows(env.DB);
const own = countingRows(all.db, NOT_OF_ORDERS);
const life = withOneLife(1_000_000, { createBackend: () => createTestBackend({ env: { DB: own.db } }) });

/** Rows and entries of indexes that something writes: all, and without what staff's lists cost. */
async function rowsOf(work: () => Promise<unknown>) {
  all.take();
  own.take();
  await work();
  return { all: all.take().written, own: own.take().written };
}

test("[R31] an order's life of eight steps writes at most 250 rows, placing it at most 60, staff's lists at most 45 more", async () => {
  // Counters and lists of the customer begin with the first order.
  await life.orderIn("EVALUATED");
  let orderId = 0;
  const placing = await rowsOf(async () => {
    orderId = await life.placeOrder();
  });
  const steps = await rowsOf(() =>
    follow(life.subjectOf(orderId), [
      "pay",
      "receive",
      "appoint",
      "sign_in",
      "complete",
      "accept",
      "evaluate",
    ]),
  );
  expect(placing.own).toBeGreaterThan(10);
  expect(placing.own).toBeLessThanOrEqual(60);
  expect(placing.own + steps.own).toBeLessThanOrEqual(250);
  const copied = placing.all + steps.all - placing.own - steps.own;
  expect(copied).toBeGreaterThan(10);
  expect(copied).toBeLessThanOrEqual(45);
});

test("[R31] a step writes the lists that the order leaves and enters, and no other", async () => {
  const orderId = await life.orderIn("WAIT_APPOINTMENT");
  const sizes = async () => {
    const { results } = await env.DB.prepare(
      "SELECT list, SUM(size) AS size FROM order_tallies WHERE customer_id = ? GROUP BY list",
    )
      .bind(life.account.customerId)
      .all<{ list: string; size: number }>();
    return Object.fromEntries(results.map(({ list, size }) => [list, size]));
  };
  const before = await sizes();
  await follow(life.subjectOf(orderId), ["appoint"]);
  expect(await sizes()).toEqual({
    ...before,
    "status:WAIT_APPOINTMENT": 0,
    "status:WAIT_INSTALL": 1,
    "appoint:1": 1,
  });
});
