import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { FOR_BIDS, readBids } from "../../support/orders/bid-events";
import { operate } from "../../support/orders/masters";
import { withOneLife } from "../../support/orders/one-life";

const life = withOneLife();

test("the sandbox plays three masters who differ, and answers what was asked", async () => {
  await env.DB.prepare(
    "INSERT OR IGNORE INTO workers (id, type, name, phone, created_at, verified_at) VALUES (7004, 'PERSONAL', '王师傅', '13700007004', 0, 1)",
  ).run();
  const orderId = await life.placeOrder(FOR_BIDS);
  const play = () =>
    operate(life.backend, "POST", `/sandbox/api/order/${orderId}/autopilot`, { accept: true, pauseMs: 0 });
  await play();
  const { bids } = await readBids(life.subjectOf(orderId));
  expect(new Set(bids.map(({ worker }) => worker.name)).size).toBe(3);
  expect(new Set(bids.map(({ amount }) => amount)).size).toBe(3);
  expect(new Set(bids.map(({ day }) => day)).size).toBe(3);
  await life.call("POST", "/order/api/order_bids/question", {
    orderId,
    bidId: bids[0]?.id,
    question: "含拆旧吗",
  });
  life.backend.clock.advance(2 * 60_000);
  await play();
  expect((await readBids(life.subjectOf(orderId))).bids[0]?.questions[0]?.answer).toBeTruthy();
});
