import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { listLowestMasters } from "../../../backend/src/modules/workers/pauses";
import { SETTLEMENT_DUE_MS } from "../../../schema/rules/masters/master-settlement";
import {
  appeal,
  decide,
  payMasters,
  rate,
  settlementOf,
  settlementsOf,
} from "../../support/orders/master-settlements";
import { MASTER } from "../../support/orders/masters";
import { withOneLife } from "../../support/orders/one-life";
import { EVENTS, follow } from "../../support/orders/order-life";
import { balanceOf } from "../../support/orders/orders";
import { createTestBackend, createTestClock, idsBy } from "../../support/servers/backend";
import { IS_DEEP } from "../../support/sizes";

const ROUNDS = IS_DEEP ? 6 : 3;
const life = withOneLife(5_000_000);
const owed = () => balanceOf(`payable:${life.account.customerId}:worker:${MASTER.id}`);
const paidOut = () => balanceOf(`masters:${life.account.customerId}`);
const fund = () => balanceOf(`guarantee:${life.account.customerId}`);

/** Staff whose clock has reached the moment at which everything of now is due. */
const whenDue = () =>
  createTestBackend({ clock: createTestClock(life.backend.clock.now() + SETTLEMENT_DUE_MS) });

test("[R16] a bad rating in the last moment and the pay-out at once: less is paid out, or nothing is deducted", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const orderId = await life.orderIn("SUCCESS");
    const staff = whenDue();
    const [fundBefore, paidBefore] = [await fund(), await paidOut()];
    const [rated, paid] = await Promise.all([
      rate(life.subjectOf(orderId), 1),
      // Late by some of the way that a rating takes, so that either may be first.
      (async () => {
        for (let read = 0; read < round; read++) await settlementsOf(staff, orderId);
        return payMasters(staff);
      })(),
    ]);
    expect([rated.code, paid.code]).toEqual([0, 0]);
    const settlement = await settlementOf(staff, orderId);
    expect(settlement.state).toBe("PAID");
    expect((await fund()) - fundBefore).toBe(Math.round(settlement.deduction * 100));
    expect((await paidOut()) - paidBefore).toBe(Math.round(settlement.net * 100));
    expect(await owed()).toBe(0);
  }
});

test("[R16] two pay-outs at once pay each settlement once, under one key or two", async () => {
  for (const keys of [
    ["one", "one"],
    ["first", "second"],
  ] as const) {
    const orders = await life.ordersIn("SUCCESS", 4);
    const staff = whenDue();
    const before = await paidOut();
    const due = await owed();
    const answers = await Promise.all(keys.map((key) => payMasters(staff, key)));
    expect(answers.map(({ code }) => code)).toEqual([0, 0]);
    expect((await paidOut()) - before).toBe(due);
    expect(await owed()).toBe(0);
    const lines = answers.map(({ data }) =>
      data.flatMap((master: { lines: { settlementId: number }[] }) =>
        master.lines.map(({ settlementId }) => settlementId),
      ),
    );
    if (keys[0] === keys[1]) expect(answers[1]).toEqual(answers[0]);
    else expect(lines.flat()).toHaveLength(orders.length);
  }
});

test("[R16] a refund and an acceptance at once with a pay-out: the master is settled for one of them", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const orderId = await life.orderIn("WAIT_ACCEPT");
    const subject = life.subjectOf(orderId);
    const staff = whenDue();
    const [refund, accepted] = await Promise.all([
      EVENTS.request_refund(subject),
      EVENTS.accept(subject),
      payMasters(staff),
    ]);
    expect([refund.code, accepted.code].filter((code) => code === 0)).toHaveLength(1);
    if (refund.code === 0) await follow(subject, ["agree_refund"]);
    else expect(await EVENTS.request_refund(subject)).not.toMatchObject({ code: 0 });
    await payMasters(staff);
    const settlements = await settlementsOf(staff, orderId);
    expect(settlements).toHaveLength(accepted.code === 0 ? 1 : 0);
    expect(await owed()).toBe(0);
  }
});

test("[R16] a refund that is asked for while its order is paid out is refused, and what was paid out stays", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const orderId = await life.orderIn("SUCCESS");
    const staff = whenDue();
    const wallet = await balanceOf(`wallet:${life.account.customerId}`);
    const [refund, paid] = await Promise.all([
      EVENTS.request_refund(life.subjectOf(orderId)),
      payMasters(staff),
    ]);
    expect(refund.code).not.toBe(0);
    expect(paid.code).toBe(0);
    expect(await settlementOf(staff, orderId)).toMatchObject({ state: "PAID" });
    expect(await balanceOf(`wallet:${life.account.customerId}`)).toBe(wallet);
  }
});

test("[R16] an appeal and the pay-out at once: it waits for the decision, or comes too late", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const orderId = await life.orderIn("SUCCESS");
    await rate(life.subjectOf(orderId), 2);
    const staff = whenDue();
    const { id } = await settlementOf(staff, orderId);
    const [appealed, paid] = await Promise.all([appeal(staff, id), payMasters(staff)]);
    expect(paid.code).toBe(0);
    const { state } = await settlementOf(staff, orderId);
    expect([appealed.code, state]).toEqual(appealed.code === 0 ? [0, "OPEN"] : [4009, "PAID"]);
    await decide(staff, id, true);
    await payMasters(staff);
    expect(await owed()).toBe(0);
  }
});

test("[R16] two decisions about an appeal at once: one of them, and its money", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const orderId = await life.orderIn("SUCCESS");
    await rate(life.subjectOf(orderId), 1);
    const { id, deduction } = await settlementOf(life.backend, orderId);
    const before = await fund();
    await appeal(life.backend, id);
    const [upheld, refused] = await Promise.all([
      decide(life.backend, id, true),
      decide(life.backend, id, false),
    ]);
    expect([upheld.code, refused.code].sort()).toEqual([0, 4009]);
    expect(before - (await fund())).toBe(upheld.code === 0 ? Math.round(deduction * 100) : 0);
  }
});

test("[R16] a markup after the acceptance and the pay-out at once: both, and nothing is owed beside the markup", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const orderId = await life.orderIn("SUCCESS");
    const staff = whenDue();
    const [markup, paid] = await Promise.all([EVENTS.markup(life.subjectOf(orderId)), payMasters(staff)]);
    expect([markup.code, paid.code]).toEqual([0, 0]);
    const settlements = await settlementsOf(staff, orderId);
    const open = settlements.filter(({ state }) => state === "OPEN").reduce((sum, { net }) => sum + net, 0);
    expect(settlements).toHaveLength(2);
    expect(await owed()).toBe(open * 100);
    await payMasters(staff);
  }
});

test("[R16] two runs of the monthly job at once make one list", async () => {
  const clock = createTestClock(Date.parse("2027-05-01T00:00:30+08:00"));
  const month = "2027-04";
  const rows = Array.from({ length: 20 }, (_, index) => [9_400_001 + index, index === 3 ? 20 : 48]);
  await env.DB.batch(
    rows.map(([workerId, stars]) =>
      env.DB.prepare(
        "INSERT INTO worker_month_ratings (month, worker_id, evaluations, stars) VALUES (?, ?, 10, ?)",
      ).bind(month, workerId, stars),
    ),
  );
  const run = () => listLowestMasters({ env: life.backend.env, clock, ids: idsBy(clock) });
  await Promise.all([run(), run()]);
  const { results } = await env.DB.prepare("SELECT worker_id AS id FROM master_pauses WHERE month = ?")
    .bind(month)
    .all();
  expect(results).toEqual([{ id: 9_400_004 }]);
});
