import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createFaults } from "../../support/faults/faults";
import { withOneLife } from "../../support/orders/one-life";
import { newOrder } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";

const { d1 } = createFaults();
const life = withOneLife(1_000_000, {
  createBackend: () => createTestBackend({ env: { DB: d1.wrap(env.DB) } }),
});

/** Round trips to the database of a call that is not the first one of its isolate. */
async function tripsOf(call: () => Promise<unknown>): Promise<number> {
  await call();
  const before = d1.script.calls.length;
  await call();
  return d1.script.calls.length - before;
}

test("[R31] list, detail, price and new order ask the database no more often than when all tables were joined", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  const list = (query = "") => life.call("GET", `/order/api/order?pageSize=10${query}`);
  expect(await tripsOf(() => list())).toBeLessThanOrEqual(7);
  expect(await tripsOf(() => list(`&worker=${encodeURIComponent("陈")}`))).toBeLessThanOrEqual(7);
  expect(await tripsOf(() => life.readOrder(orderId))).toBeLessThanOrEqual(13);
  const json = { ...newOrder(), totalVolume: 2.5 };
  expect(await tripsOf(() => life.call("POST", "/order/api/order/price", json))).toBeLessThanOrEqual(3);
  // Three of them after the answer: the step that a merchant's webhook waits for, staff's lists, and partners' news.
  expect(await tripsOf(() => life.submitOrder())).toBeLessThanOrEqual(15);
});
