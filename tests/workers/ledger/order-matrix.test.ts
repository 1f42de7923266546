import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { changedCustomers } from "../../../backend/src/modules/ledger/watch/customers-to-check";
import type { OrderFacts } from "../../../backend/src/modules/orders/lifecycle/edge";
import { recordStep } from "../../../backend/src/modules/orders/lifecycle/transition";
import type { OrderEventName } from "../../../backend/src/registry";
import { DAY, HOUR, SECOND } from "../../../backend/src/shared/clock";
import { ConstraintViolation, commit } from "../../../backend/src/shared/commit";
import { ORDER_STATUSES, type OrderStatus } from "../../../schema/rules/orders/order-status";
import { rowsAdded, rowsRemoved, takeSnapshot } from "../../support/database/database-snapshot";
import { isRefundStep } from "../../support/ledger-model/refund";
import { withOneLife } from "../../support/orders/one-life";
import { acceptEverything, EVENTS, follow, statusOf } from "../../support/orders/order-life";
import { decideOn, EDGES, EVENT_NAMES } from "../../support/orders/order-table";
import { balanceOf } from "../../support/orders/orders";
import { copyToStaff } from "../../support/orders/staff-lists";
import { JOURNEYS, type LifeEvent } from "./journeys";

vi.setConfig({ testTimeout: 60_000 });

const LIFE_EVENTS = EVENT_NAMES.filter((event): event is LifeEvent => Object.hasOwn(EVENTS, event));

const life = withOneLife();
const { orderIn, subjectOf } = life;

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

/** Whatever is done, the database is as before. */
async function expectNoChange(work: () => Promise<void>): Promise<void> {
  const before = await takeSnapshot();
  await work();
  const after = await takeSnapshot();
  expect([...rowsAdded(before, after), ...rowsRemoved(before, after)]).toEqual([]);
}

/** An order that was not rejected, whose goods have arrived and whose deadlines have passed. */
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
  test("[R4] is refused every event that the table does not allow, the database itself keeps it from every step that starts elsewhere or at another version, and nothing changes", async () => {
    // What earlier tests left waiting would be accepted by the clock of this one.
    await acceptEverything();
    const orderId = await orderIn(status);
    // A refused event of staff reads their lists, which takes in what was accepted before.
    await copyToStaff(life.backend);
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
    const version = await versionOf(orderId);
    await expectNoChange(async () => {
      for (const event of illegal) {
        const answer = await EVENTS[event](subjectOf(orderId));
        expect(answer.code, `${event}: ${answer.message}`).toBeGreaterThanOrEqual(4000);
        expect(answer.code, `${event}: ${answer.message}`).toBeLessThan(5000);
      }
      // One thing wrong with each: where it starts, or the version.
      const steps = EDGES.flatMap((edge) =>
        (edge.from === status ? [version - 1, version + 1] : [version]).map((at) => ({ edge, at })),
      );
      for (const { edge, at } of steps) {
        const { event, from, to } = edge;
        const step = { orderId, version: at, event, from, to, actor: "system", at: 0 };
        expect(await happens([recordStep(env.DB, step)]), `${event} from ${from} at ${at}`).toBe(false);
      }
    });
  });
});

/** Steps of refunds do not depend on the status, so that the first and the last one stand for all. */
const isTelling = (event: OrderEventName, from: OrderStatus) =>
  !isRefundStep(event) || ["RECEIVING_ORDER", "WAIT_ACCEPT"].includes(from);

/** Edges as the product walks them. */
const WALKED = EDGES.flatMap(({ event, from, to }) =>
  from !== null && Object.hasOwn(EVENTS, event) && isTelling(event, from)
    ? [`${event}: ${from} > ${to}`]
    : [],
);
/** Sent again, these are the same step; the clock's, and what is paid, have tests of their own. */
const REPEATED = LIFE_EVENTS.filter(
  (event) => !["pay", "markup", "expire", "auto_accept", "create", "end_bidding"].includes(event),
);
const walked = new Set<string>();
const repeated = new Set<string>();
/** Steps after which the books were seen to be checked again. */
const checked = new Set<string>();

/** Ids that are made while the clock stands still run ahead of it for some ms. */
function later(): number {
  life.backend.clock.advance(SECOND);
  return life.backend.clock.now();
}

/** As long as orders take that expire or are accepted by themselves. It ends before the day on which `fund` was written. */
const AHEAD = 5 * DAY + HOUR;

/** Whether the books of the customer have changed since. */
async function areBooksChanged(from: number): Promise<boolean> {
  const changed = await changedCustomers(env.DB, { from, until: from + AHEAD, after: 0, limit: 100 });
  return changed.some(({ id }) => id === life.account.customerId);
}

describe("steps that the table allows, written down and told, after which the books are checked again, and each of which happens once if it is sent twice", () => {
  test.each(JOURNEYS)("[R4] [R41] from $from: $told", async ({ from, special, steps }) => {
    const orderId = await orderIn(from, special);
    const subject = subjectOf(orderId);
    const countTold = () =>
      env.DB.prepare("SELECT COUNT(*) AS n FROM outbox WHERE user_id = ? AND payload ->> 'orderId' = ?")
        .bind(life.account.customerId, orderId)
        .first<number>("n");
    let status = from;
    let markups = 0;
    for (const { event, to } of steps) {
      const version = await versionOf(orderId);
      const prepared = later();
      if (!checked.has(event)) expect(await areBooksChanged(prepared), event).toBe(false);
      await follow(subject, [event]);
      if (!checked.has(event)) expect(await areBooksChanged(prepared), event).toBe(true);
      checked.add(event);
      const after = to ?? status;
      expect(await statusOf(orderId), event).toBe(after);
      const written = await env.DB.prepare("SELECT * FROM order_transitions WHERE order_id = ? AND seq = ?")
        .bind(orderId, version + 1)
        .first();
      expect(written, event).toMatchObject({ event, from_status: status, to_status: after });
      // One event for each step, the placing included; a markup is told when it is asked for, too.
      if (event === "markup") markups += 1;
      expect(await countTold(), event).toBe(version + 1 + markups);
      walked.add(`${event}: ${status} > ${after}`);
      status = after;
      if (!REPEATED.includes(event) || repeated.has(event)) continue;
      await expectNoChange(() => follow(subject, [event]));
      repeated.add(event);
    }
  });

  test("[R41] so is the placing of an order", async () => {
    const before = later();
    expect(await areBooksChanged(before)).toBe(false);
    await life.placeOrder();
    expect(await areBooksChanged(before)).toBe(true);
  });

  test("[R4] [R41] are all of the table, and all that a caller can send twice", () => {
    expect(WALKED.filter((edge) => !walked.has(edge))).toEqual([]);
    expect(REPEATED.filter((event) => !repeated.has(event))).toEqual([]);
    expect(LIFE_EVENTS.filter((event) => !checked.has(event))).toEqual([]);
  });
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
      // By this the order's menu knows that no master has it.
      expect(await life.readOrder(orderId)).toMatchObject({ assignWorkerTime: null });
      await follow(subjectOf(orderId), ["refund"]);
      expect(await balanceOf(`wallet:${life.account.customerId}`)).toBe(1_000_000);
      expect(await statusOf(orderId)).toBe("CLOSE");
    },
  );
});
