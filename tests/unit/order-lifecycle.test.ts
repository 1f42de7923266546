import { describe, expect, test } from "vitest";
import { decide, edgeOf, possibleEvents } from "../../backend/src/modules/orders/lifecycle/decide";
import type { OrderFacts } from "../../backend/src/modules/orders/lifecycle/edge";
import { orderEvents } from "../../backend/src/modules/orders/lifecycle/order-events";
import { ORDER_EVENTS, type OrderEventName } from "../../backend/src/registry";
import { ORDER_STATUSES, type OrderStatus } from "../../schema/rules/orders/order-status";
import { decideOn, EDGES, EVENT_NAMES, eventOf } from "../support/orders/order-table";

const OPEN: OrderFacts = {
  now: 1000,
  expiresAt: 2000,
  isArrival: true,
  isNeedTakeDelivery: false,
  verifType: "NOT",
  isAcceptance: null,
  acceptanceDueAt: 3000,
  acceptanceDelayDays: 0,
  acceptedAt: 900,
  payWay: "WALLET",
  refundStatus: null,
  isGoodsAbnormal: true,
  solveExceptionWay: null,
  bidding: null,
  biddingEndsAt: null,
  editRequest: null,
};
const FOR_BIDS = { bidding: "OPEN", biddingEndsAt: 1500 } as const;
const OVER: OrderFacts = { ...OPEN, now: 3000 };
const ORIGINS: (OrderStatus | null)[] = [null, ...ORDER_STATUSES];
const LONG_AGO = { ...OPEN, now: 40 * 86_400_000 };

/** The money of these is held (ACT-22). */
const REFUNDABLE: readonly OrderStatus[] = [
  "RECEIVING_ORDER",
  "WAIT_ASSIGN",
  "WAIT_APPOINTMENT",
  "WAIT_PICK_UP",
  "WAIT_INSTALL",
  "WAIT_COMPLETE",
  "WAIT_VERIF",
  "WAIT_ACCEPT",
];

type Legal = [OrderEventName, OrderStatus | null, OrderStatus, Partial<OrderFacts>?];
/** Everything that may happen, written down once more by hand. */
const LEGAL: Legal[] = [
  ["create", null, "WAIT_PAY"],
  ["pay", "WAIT_PAY", "RECEIVING_ORDER"],
  ["pay", "WAIT_PAY", "WAIT_APPOINTMENT", { bidding: "PICKED" }],
  ["bid", "WAIT_PAY", "WAIT_PAY", FOR_BIDS],
  ["withdraw_bid", "WAIT_PAY", "WAIT_PAY", FOR_BIDS],
  ["pick_bid", "WAIT_PAY", "WAIT_PAY", { bidding: "OVER" }],
  ["end_bidding", "WAIT_PAY", "WAIT_PAY", { ...FOR_BIDS, now: 1500 }],
  ["use_platform_price", "WAIT_PAY", "WAIT_PAY", FOR_BIDS],
  ["cancel", "WAIT_PAY", "CLOSE"],
  ["cancel", "WAIT_PAY", "CLOSE", OVER],
  ["expire", "WAIT_PAY", "CLOSE", OVER],
  ["refund", "RECEIVING_ORDER", "CLOSE"],
  ["refund", "WAIT_ASSIGN", "CLOSE"],
  ...(["RECEIVING_ORDER", "WAIT_ASSIGN", "WAIT_APPOINTMENT"] as const).flatMap((status): Legal[] => [
    ["confirm_arrival", status, status, { isArrival: false }],
    ["assign", status, "WAIT_APPOINTMENT"],
  ]),
  ["take", "RECEIVING_ORDER", "WAIT_ASSIGN"],
  ["receive", "RECEIVING_ORDER", "WAIT_APPOINTMENT"],
  ["appoint", "WAIT_APPOINTMENT", "WAIT_PICK_UP", { isNeedTakeDelivery: true }],
  ["appoint", "WAIT_APPOINTMENT", "WAIT_INSTALL"],
  ["fail_appointment", "WAIT_APPOINTMENT", "WAIT_APPOINTMENT"],
  ["reschedule", "WAIT_PICK_UP", "WAIT_PICK_UP"],
  ["reschedule", "WAIT_INSTALL", "WAIT_INSTALL"],
  ["dispatch_driver", "WAIT_PICK_UP", "WAIT_PICK_UP"],
  ["pick_up", "WAIT_PICK_UP", "WAIT_INSTALL"],
  ["sign_in", "WAIT_INSTALL", "WAIT_COMPLETE"],
  ["complete", "WAIT_COMPLETE", "WAIT_VERIF", { verifType: "WANG" }],
  ["complete", "WAIT_COMPLETE", "WAIT_ACCEPT"],
  ["verify", "WAIT_VERIF", "WAIT_ACCEPT"],
  ...(["WAIT_APPOINTMENT", "WAIT_PICK_UP", "WAIT_INSTALL", "WAIT_COMPLETE"] as const).flatMap(
    (status): Legal[] => [
      ["report_exception", status, status],
      ["request_markup", status, status],
    ],
  ),
  ["request_markup", "WAIT_VERIF", "WAIT_VERIF"],
  ["request_markup", "WAIT_ACCEPT", "WAIT_ACCEPT"],
  ["request_markup", "SUCCESS", "SUCCESS"],
  ["request_markup", "EVALUATED", "EVALUATED"],
  ...(["WAIT_PAY", "RECEIVING_ORDER", "WAIT_ASSIGN", "WAIT_APPOINTMENT"] as const).map(
    (status): Legal => ["edit_order", status, status],
  ),
  ...(["WAIT_PICK_UP", "WAIT_INSTALL"] as const).flatMap((status): Legal[] => [
    ["request_edit", status, status],
    ["revoke_edit", status, status, { editRequest: {} }],
    ["confirm_edit", status, status, { editRequest: {} }],
    ["refuse_edit", status, status, { editRequest: {} }],
  ]),
  ["reject", "WAIT_ACCEPT", "WAIT_ACCEPT"],
  ["rephotograph", "WAIT_ACCEPT", "WAIT_ACCEPT", { isAcceptance: 0 }],
  ["delay_acceptance", "WAIT_ACCEPT", "WAIT_ACCEPT"],
  ["accept", "WAIT_ACCEPT", "SUCCESS"],
  ["auto_accept", "WAIT_ACCEPT", "SUCCESS", OVER],
  ["evaluate", "SUCCESS", "EVALUATED"],
  ...REFUNDABLE.flatMap((status): Legal[] => [
    ["request_refund", status, status],
    ["change_refund", status, status, { refundStatus: "WAIT" }],
    ["cancel_refund", status, status, { refundStatus: "WAIT" }],
    ["refuse_refund", status, status, { refundStatus: "WAIT" }],
    ["agree_refund", status, "CLOSE", { refundStatus: "WAIT" }],
    ["renew_refund", status, status, { refundStatus: "REFUSE" }],
    ["request_arbitration", status, status, { refundStatus: "REFUSE" }],
    ["cancel_arbitration", status, status, { refundStatus: "ARBITRATION" }],
    ["dismiss_arbitration", status, status, { refundStatus: "ARBITRATION" }],
    ["arbitrate", status, "CLOSE", { refundStatus: "ARBITRATION" }],
  ]),
  ["refund_arrive", "CLOSE", "CLOSE", { refundStatus: "AGREE" }],
  ["refund_stall", "CLOSE", "CLOSE", { refundStatus: "AGREE" }],
  ...ORDER_STATUSES.filter((status) => status !== "WAIT_PAY" && status !== "CLOSE").flatMap(
    (status): Legal[] => [
      ["markup", status, status],
      ["add_exception", status, status],
      ["complain", status, status],
      ...(status === "WAIT_VERIF" || status === "WAIT_ACCEPT"
        ? []
        : [["solve_exception", status, status] satisfies Legal]),
    ],
  ),
];

/** Legal steps that something about the order forbids. */
const GUARDED: [OrderEventName, OrderStatus, Partial<OrderFacts>, string][] = [
  ["pay", "WAIT_PAY", { now: 2000 }, "EXPIRED"],
  ["pay", "WAIT_PAY", { now: 2000, bidding: "PICKED" }, "EXPIRED"],
  ["pay", "WAIT_PAY", FOR_BIDS, "NO_PRICE"],
  ["pay", "WAIT_PAY", { bidding: "OVER" }, "NO_PRICE"],
  ["bid", "WAIT_PAY", {}, "NOT_BIDDING"],
  ["bid", "WAIT_PAY", { bidding: "PICKED" }, "NOT_BIDDING"],
  ["bid", "WAIT_PAY", { bidding: "OVER" }, "BIDDING_OVER"],
  ["bid", "WAIT_PAY", { ...FOR_BIDS, now: 1500 }, "BIDDING_OVER"],
  ["withdraw_bid", "WAIT_PAY", { bidding: "PICKED" }, "NOT_BIDDING"],
  ["pick_bid", "WAIT_PAY", { bidding: "PICKED" }, "NOT_BIDDING"],
  ["end_bidding", "WAIT_PAY", { ...FOR_BIDS, now: 1499 }, "NOT_DUE"],
  ["end_bidding", "WAIT_PAY", { bidding: "OVER" }, "NOT_DUE"],
  ["use_platform_price", "WAIT_PAY", {}, "NOT_BIDDING"],
  ["expire", "WAIT_PAY", { now: 1999 }, "NOT_DUE"],
  ["confirm_arrival", "WAIT_ASSIGN", {}, "ARRIVED"],
  ["appoint", "WAIT_APPOINTMENT", { isArrival: false }, "NOT_ARRIVED"],
  ["appoint", "WAIT_APPOINTMENT", { isArrival: false, isNeedTakeDelivery: true }, "NOT_ARRIVED"],
  ["assign", "WAIT_APPOINTMENT", { refundStatus: "WAIT" }, "REFUNDING"],
  ["assign", "WAIT_APPOINTMENT", { bidding: "PICKED" }, "MASTER_PICKED"],
  ["accept", "WAIT_ACCEPT", { isAcceptance: 0 }, "REJECTED"],
  ["request_edit", "WAIT_INSTALL", { editRequest: {} }, "EDIT_PENDING"],
  ["revoke_edit", "WAIT_INSTALL", {}, "NO_EDIT"],
  ["confirm_edit", "WAIT_INSTALL", {}, "NO_EDIT"],
  ["refuse_edit", "WAIT_PICK_UP", {}, "NO_EDIT"],
  ["reject", "WAIT_ACCEPT", { isAcceptance: 0 }, "REJECTED"],
  ["delay_acceptance", "WAIT_ACCEPT", { isAcceptance: 0 }, "REJECTED"],
  ["delay_acceptance", "WAIT_ACCEPT", { refundStatus: "WAIT" }, "REFUNDING"],
  ["rephotograph", "WAIT_ACCEPT", {}, "NOT_REJECTED"],
  ["auto_accept", "WAIT_ACCEPT", { now: 2999 }, "NOT_DUE"],
  ["auto_accept", "WAIT_ACCEPT", { now: 3000, isAcceptance: 0 }, "REJECTED"],
  ["request_markup", "SUCCESS", LONG_AGO, "MARKUP_OVER"],
  ["accept", "WAIT_ACCEPT", { refundStatus: "WAIT" }, "REFUNDING"],
  ["accept", "WAIT_ACCEPT", { refundStatus: "ARBITRATION" }, "REFUNDING"],
  ["auto_accept", "WAIT_ACCEPT", { now: 3000, refundStatus: "WAIT" }, "REFUNDING"],
  ["refund", "RECEIVING_ORDER", { refundStatus: "WAIT" }, "REFUNDING"],
  ["refund", "WAIT_ASSIGN", { refundStatus: "PROCESSED" }, "REFUNDED_ONCE"],
  ["request_refund", "WAIT_INSTALL", { refundStatus: "ARBITRATION" }, "REFUNDING"],
  ["request_refund", "WAIT_INSTALL", { refundStatus: "REFUSE" }, "REFUND_REFUSED"],
  ["agree_refund", "WAIT_INSTALL", { refundStatus: "CANCEL" }, "REFUND_NOT_NOW"],
  ["refund_arrive", "CLOSE", { refundStatus: "SUCCESS" }, "REFUND_NOT_NOW"],
  ["markup", "SUCCESS", LONG_AGO, "MARKUP_OVER"],
  ["markup", "WAIT_INSTALL", { refundStatus: "WAIT" }, "REFUNDING"],
  ["solve_exception", "WAIT_INSTALL", { isGoodsAbnormal: false }, "NOT_ABNORMAL"],
  ["solve_exception", "WAIT_INSTALL", { solveExceptionWay: "NORMAL" }, "SOLVED"],
];

describe("order lifecycle", () => {
  test.each(LEGAL)("[ENUM-01] %s leads an order from %s to %s", (event, from, to, facts) => {
    expect(decideOn(from, event, { ...OPEN, ...facts })).toEqual({ ok: true, to });
  });

  test.each([
    ["NOT", "WAIT_ACCEPT"],
    ["MIAO", "WAIT_VERIF"],
    ["WANG", "WAIT_VERIF"],
  ] as const)("[ENUM-04] the finished work of an order with %s leads to %s", (verifType, to) => {
    expect(decideOn("WAIT_COMPLETE", "complete", { ...OPEN, verifType })).toEqual({ ok: true, to });
  });

  test("[ENUM-01] [C-42] the table has these edges and no others", () => {
    const written = LEGAL.map(([event, from, to]) => `${event} ${from} ${to}`);
    expect(new Set(EDGES.map(({ event, from, to }) => `${event} ${from} ${to}`))).toEqual(new Set(written));
  });

  test.each(GUARDED)("%s in %s is refused where %o: %s", (event, status, facts, reason) => {
    expect(decideOn(status, event, { ...OPEN, ...facts })).toEqual({ ok: false, reason });
  });

  test.each(["accept", "delay_acceptance"] as const)(
    "[ACC-08] [ACT-10] [ACT-17] %s is refused while rejected work waits for new photos",
    (event) => {
      const rejected = decideOn("WAIT_ACCEPT", event, { ...OPEN, isAcceptance: 0 });
      expect(rejected).toEqual({ ok: false, reason: "REJECTED" });
    },
  );

  test.each([
    ["ACT-05", "confirm_arrival", "WAIT_ASSIGN", { isArrival: true }, "ARRIVED"],
    ["ACT-08", "delay_acceptance", "WAIT_ACCEPT", { acceptanceDelayDays: 1 }, "DELAYED"],
    ["ACT-25", "solve_exception", "WAIT_INSTALL", { isGoodsAbnormal: false }, "NOT_ABNORMAL"],
    ["ACT-25", "solve_exception", "WAIT_INSTALL", { solveExceptionWay: "NORMAL" }, "SOLVED"],
    ["REFUND-05", "request_refund", "WAIT_INSTALL", { refundStatus: "PROCESSED" }, "REFUNDED_ONCE"],
    ["REFUND-05", "refund", "WAIT_ASSIGN", { refundStatus: "PROCESSED" }, "REFUNDED_ONCE"],
    ["REFUND-05", "renew_refund", "CLOSE", { refundStatus: "PROCESSED" }, "CLOSED"],
    ["CONST-29", "delay_acceptance", "WAIT_ACCEPT", { acceptanceDelayDays: 1 }, "DELAYED"],
    ["CONST-30", "markup", "EVALUATED", { now: LONG_AGO.now }, "MARKUP_OVER"],
    ["CONST-30", "request_markup", "EVALUATED", { now: LONG_AGO.now }, "MARKUP_OVER"],
  ] as const)("[%s] %s in %s is not possible with %j: %s", (_id, event, status, facts, reason) => {
    expect(decideOn(status, event, { ...OPEN, ...facts })).toEqual({ ok: false, reason });
  });

  test("[R4] [ACC-08] [ACT-06] [ACT-16] every pair of status and event that is not in the table is refused with a reason", () => {
    const unpaid = ["pay", "cancel", "expire"];
    for (const event of EVENT_NAMES) {
      for (const from of ORIGINS) {
        if (LEGAL.some(([legalEvent, legalFrom]) => legalEvent === event && legalFrom === from)) continue;
        const reason = (() => {
          if (from === null) return "MISSING";
          if (event === "create") return "EXISTS";
          if (from === "CLOSE") return "CLOSED";
          if (unpaid.includes(event)) return "PAID";
          return from === "WAIT_PAY" ? "UNPAID" : "NOT_NOW";
        })();
        expect(decideOn(from, event, OVER), `${event} from ${from}`).toEqual({ ok: false, reason });
      }
    }
  });

  test.each([
    ["ACT-05", "confirm_arrival", ["RECEIVING_ORDER", "WAIT_ASSIGN", "WAIT_APPOINTMENT"]],
    ["ACT-07", "accept", ["WAIT_ACCEPT"]],
    ["ACT-11", "evaluate", ["SUCCESS"]],
    ["ACT-16", "cancel", ["WAIT_PAY"]],
    ["ACT-17", "delay_acceptance", ["WAIT_ACCEPT"]],
    ["ACT-18", "add_exception", [...REFUNDABLE, "SUCCESS", "EVALUATED"]],
    ["ACT-19", "markup", [...REFUNDABLE, "SUCCESS", "EVALUATED"]],
    ["ACT-22", "request_refund", REFUNDABLE],
    ["REFUND-02", "refund", ["RECEIVING_ORDER", "WAIT_ASSIGN"]],
    ["REFUND-04", "request_refund", REFUNDABLE],
    ["ACT-25", "solve_exception", ["SUCCESS", "EVALUATED", ...REFUNDABLE.slice(0, 6)]],
  ] as const)("[%s] %s is possible in these statuses alone: %j", (_id, event, statuses) => {
    const possible = ORDER_STATUSES.filter(
      (status) => decideOn(status, event, { ...OPEN, isArrival: false }).ok,
    );
    expect(new Set(possible)).toEqual(new Set(statuses));
  });

  test("[PAY-19] an order may be paid until its last millisecond and expires in the next", () => {
    expect(decide("WAIT_PAY", orderEvents.pay, { ...OPEN, now: 1999 }).ok).toBe(true);
    expect(decide("WAIT_PAY", orderEvents.expire, { ...OPEN, now: 2000 }).ok).toBe(true);
  });

  test("every status can be reached from the start", () => {
    const reached = new Set<OrderStatus | null>([null]);
    for (const _ of EDGES) {
      for (const edge of EDGES) if (reached.has(edge.from)) reached.add(edge.to);
    }
    expect([...reached].filter((status) => status !== null).sort()).toEqual([...ORDER_STATUSES].sort());
  });

  test("the table gives one answer: of edges with the same event and origin all but the last choose", () => {
    for (const [index, { event, from, when }] of EDGES.entries()) {
      const isRepeated = EDGES.slice(index + 1).some((edge) => edge.event === event && edge.from === from);
      expect(when !== undefined, `${event} ${from}`).toBe(isRepeated);
    }
  });

  test("lists what may happen to an order as it stands, in the sequence of what is asked about", () => {
    expect(possibleEvents(ORDER_EVENTS, "WAIT_ACCEPT", OPEN)).toEqual([
      "reject",
      "delay_acceptance",
      "accept",
      "request_refund",
      "request_markup",
      "markup",
      "add_exception",
      "complain",
    ]);
    expect(possibleEvents(ORDER_EVENTS, "CLOSE", OPEN)).toEqual([]);
  });

  test("each event has one edge that statements for many orders may follow", () => {
    for (const name of EVENT_NAMES) {
      const edge = edgeOf(eventOf(name));
      expect(edge.event).toBe(name);
      expect(EDGES).toContainEqual(edge);
    }
    const teleport = { event: "teleport", title: "", edges: [] };
    expect(() => edgeOf(teleport)).toThrow("no edge for teleport");
  });
});
