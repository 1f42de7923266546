import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { bidSteps } from "../../../backend/src/modules/bids/bid-steps";
import type { OrderFacts } from "../../../backend/src/modules/orders/lifecycle/edge";
import { recordStep } from "../../../backend/src/modules/orders/lifecycle/transition";
import type { OrderEventName } from "../../../backend/src/registry";
import { ConstraintViolation, commit } from "../../../backend/src/shared/commit";
import { ORDER_STATUSES, type OrderStatus } from "../../../schema/rules/orders/order-status";
import { rowsAdded, rowsRemoved, takeSnapshot } from "../../support/database/database-snapshot";
import { isRefundStep } from "../../support/ledger-model/refund";
import { FOR_BIDS } from "../../support/orders/bid-events";
import { withOneLife } from "../../support/orders/one-life";
import { acceptEverything, EVENTS, follow, PREPARATION, statusOf } from "../../support/orders/order-life";
import { decideOn, EDGES, EVENT_NAMES } from "../../support/orders/order-table";
import { balanceOf } from "../../support/orders/orders";
import type { Envelope } from "../../support/servers/backend";

vi.setConfig({ testTimeout: 60_000 });

type LifeEvent = keyof typeof EVENTS;
const LIFE_EVENTS = EVENT_NAMES.filter((event): event is LifeEvent => Object.hasOwn(EVENTS, event));

const life = withOneLife();
const { orderIn, subjectOf } = life;

beforeEach(async () => {
  // What earlier tests left waiting would be accepted by the clock of this one.
  await acceptEverything();
});

/** Whether the database takes these statements; asserts that a refusal is one of its guards. */
async function happens(statements: D1PreparedStatement[]): Promise<boolean> {
  try {
    await commit(env.DB, statements);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(ConstraintViolation);
    return false;
  }
}

const versionOf = async (orderId: number): Promise<number> =>
  Number(await env.DB.prepare("SELECT version FROM orders WHERE id = ?").bind(orderId).first("version"));

/** All of them are refused with a message, and the database is as before. */
async function expectRefusals(
  attempts: readonly { what: string; run(): Promise<Pick<Envelope, "code" | "message"> | false> }[],
): Promise<void> {
  const before = await takeSnapshot();
  for (const { what, run } of attempts) {
    const answer = await run();
    if (answer === false) continue;
    expect(answer.code, `${what}: ${answer.message}`).toBeGreaterThanOrEqual(4000);
    expect(answer.code, `${what}: ${answer.message}`).toBeLessThan(5000);
  }
  const after = await takeSnapshot();
  expect([...rowsAdded(before, after), ...rowsRemoved(before, after)]).toEqual([]);
}

/** An order whose goods have arrived, that nobody has rejected and whose times the clock events are past. */
const facts = (status: OrderStatus): OrderFacts => ({
  now: 10,
  expiresAt: 10,
  isArrival: true,
  isNeedTakeDelivery: status === "WAIT_PICK_UP",
  verifType: status === "WAIT_VERIF" ? "MIAO" : "NOT",
  isAcceptance: null,
  acceptanceDueAt: 10,
  acceptanceDelayDays: 0,
  acceptedAt: 9,
  payWay: "WALLET",
  refundStatus: status === "CLOSE" ? "SUCCESS" : null,
  isGoodsAbnormal: false,
  solveExceptionWay: null,
  bidding: null,
  biddingEndsAt: null,
  editRequest: null,
});
const isLegal = (event: OrderEventName, status: OrderStatus) =>
  decideOn(status, event, { ...facts(status), ...(event === "pay" ? { now: 9 } : {}) }).ok;

/** One call does the one or the other, by the status of the order. */
const SAME_CALL: Partial<Record<OrderEventName, OrderEventName>> = {
  edit_order: "request_edit",
  request_edit: "edit_order",
};
const isRefused = (event: OrderEventName, status: OrderStatus) =>
  ![event, SAME_CALL[event] ?? event].some((either) => isLegal(either, status));

describe.each(ORDER_STATUSES)("an order in %s", (status) => {
  test("[R4] is refused every event that the table does not allow, and nothing changes", async () => {
    const orderId = await orderIn(status);
    const last = await env.DB.prepare(
      "SELECT event FROM order_transitions WHERE order_id = ? ORDER BY seq DESC",
    )
      .bind(orderId)
      .first<string>("event");
    // One's own last step once more is not another step, and the direct refund of an unpaid order cancels it (C-35).
    const illegal = LIFE_EVENTS.filter(
      (event) => isRefused(event, status) && event !== last && !(status === "WAIT_PAY" && event === "refund"),
    );
    expect(illegal.length).toBeGreaterThan(10);
    await expectRefusals(
      illegal.map((event) => ({ what: event, run: () => EVENTS[event](subjectOf(orderId)) })),
    );
  });

  test("[R4] is kept by the database itself from every step that starts elsewhere, or at another version", async () => {
    const orderId = await orderIn(status);
    const version = await versionOf(orderId);
    // One thing wrong with each: where it starts, or the version.
    const steps = EDGES.flatMap((edge) =>
      (edge.from === status ? [version - 1, version + 1] : [version]).map((at) => ({ edge, at })),
    );
    const before = await takeSnapshot();
    for (const { edge, at } of steps) {
      const { event, from, to } = edge;
      const step = { orderId, version: at, event, from, to, actor: "system", at: 0 };
      expect(await happens([recordStep(env.DB, step)]), `${event} from ${from} at ${at}`).toBe(false);
    }
    const after = await takeSnapshot();
    expect([...rowsAdded(before, after), ...rowsRemoved(before, after)]).toEqual([]);
  });
});

/** Steps of refunds do not depend on the status, so that the first and the last one stand for all. */
const isTelling = (event: OrderEventName, from: OrderStatus) =>
  !isRefundStep(event) || ["RECEIVING_ORDER", "WAIT_ACCEPT"].includes(from);

const isAboutBids = (event: OrderEventName) => Object.hasOwn(bidSteps, event);

/** Edges as the product walks them. */
const WALKED = EDGES.flatMap(({ event, from, to }) =>
  from !== null && Object.hasOwn(EVENTS, event) && isTelling(event, from) ? [[event, from, to]] : [],
);

test.each(WALKED as [LifeEvent, OrderStatus, OrderStatus][])(
  "[R4] %s leads an order from %s to %s, written down and told",
  async (event, from, to) => {
    const isPaidBid = event === "pay" && to === "WAIT_APPOINTMENT";
    const special = {
      ...(to === "WAIT_PICK_UP" && event === "appoint" ? PICKED_UP : {}),
      ...(to === "WAIT_VERIF" ? { verifType: "MIAO", verifOrderNo: "1" } : {}),
      ...(event === "confirm_arrival" ? { isArrival: false } : {}),
      ...(isAboutBids(event) || isPaidBid ? FOR_BIDS : {}),
    };
    const orderId = await orderIn(from, special);
    const subject = subjectOf(orderId);
    await follow(subject, isPaidBid ? ["bid", "pick_bid"] : (PREPARATION[event] ?? []));
    const version = await versionOf(orderId);
    await follow(subject, [event]);
    expect(await statusOf(orderId)).toBe(to);
    const step = await env.DB.prepare("SELECT * FROM order_transitions WHERE order_id = ? AND seq = ?")
      .bind(orderId, version + 1)
      .first();
    expect(step).toMatchObject({ event, from_status: from, to_status: to });
    const told = await env.DB.prepare(
      "SELECT COUNT(*) AS n FROM outbox WHERE user_id = ? AND payload ->> 'orderId' = ?",
    )
      .bind(life.account.customerId, orderId)
      .first<number>("n");
    // One event for each step, the placing included; a markup is told when it is asked for, too.
    expect(told).toBe(version + (event === "markup" ? 2 : 1));
  },
);
const PICKED_UP = { serviceType: 1, logisticsNo: "DPK1", logisticsPhone: "95353" };

const REPEATED = LIFE_EVENTS.filter(
  (event) => !["pay", "markup", "expire", "auto_accept", "create", "end_bidding"].includes(event),
);

test.each(REPEATED)("[R4] %s sent twice happens once and succeeds twice", async (event) => {
  const edge = EDGES.find((candidate) => candidate.event === event);
  const special = {
    ...(event === "confirm_arrival" ? { isArrival: false } : {}),
    ...(isAboutBids(event) ? FOR_BIDS : {}),
  };
  const orderId = await orderIn(edge?.from ?? "WAIT_PAY", special);
  const subject = subjectOf(orderId);
  await follow(subject, [...(PREPARATION[event] ?? []), event]);
  const before = await takeSnapshot();
  await follow(subject, [event]);
  const after = await takeSnapshot();
  expect([...rowsAdded(before, after), ...rowsRemoved(before, after)]).toEqual([]);
});

describe("the money of an order", () => {
  test("goes to the master and the platform on acceptance, and to the provider who sent the master", async () => {
    for (const [first, payee] of [
      ["receive", `payable:${life.account.customerId}:worker:7001`],
      ["take", `payable:${life.account.customerId}:worker:7002`],
    ] as const) {
      const orderId = await orderIn("RECEIVING_ORDER");
      const rest = ["appoint", "sign_in", "complete"] as const;
      await follow(subjectOf(orderId), [first, ...(first === "take" ? (["assign"] as const) : []), ...rest]);
      const order = await env.DB.prepare(
        "SELECT total_amount AS total, worker_fee AS fee FROM orders WHERE id = ?",
      )
        .bind(orderId)
        .first<{ total: number; fee: number }>();
      const { total = 0, fee = 0 } = order ?? {};
      expect(await balanceOf(`escrow:${orderId}`)).toBe(total);
      const before = [await balanceOf(payee), await balanceOf(`revenue:${life.account.customerId}`)];
      await follow(subjectOf(orderId), ["accept"]);
      expect(await balanceOf(`escrow:${orderId}`)).toBe(0);
      expect([await balanceOf(payee), await balanceOf(`revenue:${life.account.customerId}`)]).toEqual([
        (before[0] ?? 0) + fee,
        (before[1] ?? 0) + total - fee,
      ]);
    }
  });

  test.each(["RECEIVING_ORDER", "WAIT_ASSIGN"] as const)(
    "[REFUND-02] [REFUND-03] comes back whole in %s",
    async (status) => {
      const orderId = await orderIn(status);
      await follow(subjectOf(orderId), ["refund"]);
      expect(await balanceOf(`wallet:${life.account.customerId}`)).toBe(1_000_000);
      expect(await statusOf(orderId)).toBe("CLOSE");
    },
  );
});
