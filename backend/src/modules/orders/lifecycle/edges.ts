import type { SolveWay } from "../../../../../schema/rules/abnormal";
import type { OrderStatus } from "../../../../../schema/rules/order-status";
import { addMonth } from "../../../shared/clock";
import { REFUND_EVENTS } from "../../refunds/refund-edges";
import {
  notUnderReview,
  type OrderRefundFacts,
  REFUND_ORDER_EDGES,
  refundAllows,
} from "../../refunds/refund-order-edges";
import type { AnyRefusal } from "./refusals";

/** What can happen to an order that is not paid. */
export type UnpaidEvent = "create" | "pay" | "cancel" | "expire";

/** What masters, providers, drivers and staff do to an order, its refund apart. */
export const COUNTERPARTY_STEPS = [
  "take",
  "receive",
  "assign",
  "appoint",
  "fail_appointment",
  "dispatch_driver",
  "pick_up",
  "sign_in",
  "complete",
  "verify",
  "rephotograph",
  "reschedule",
  "report_exception",
  "request_markup",
] as const;

/** What can happen to an order. */
export const ORDER_EVENTS = [
  "create",
  "pay",
  "cancel",
  "expire",
  "refund",
  "confirm_arrival",
  "markup",
  "add_exception",
  "solve_exception",
  "complain",
  "reject",
  "delay_acceptance",
  "accept",
  "auto_accept",
  "evaluate",
  ...COUNTERPARTY_STEPS,
  ...REFUND_EVENTS,
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** What the guards of unpaid orders look at. Times in ms. */
export interface UnpaidFacts {
  readonly now: number;
  /** End of the 24 hours in which an order may be paid. */
  readonly expiresAt: number;
}

/** What all guards look at. Times in ms. */
export interface OrderFacts extends UnpaidFacts, OrderRefundFacts {
  readonly isArrival: boolean;
  readonly isNeedTakeDelivery: boolean;
  readonly verifType: "NOT" | "MIAO" | "WANG";
  /** Null while the work waits for the customer's word, 0 after a rejection, 1 once accepted (ENT-13). */
  readonly isAcceptance: number | null;
  /** When the work is accepted by itself; null before it is done. */
  readonly acceptanceDueAt: number | null;
  readonly acceptanceDelayDays: number;
  readonly acceptedAt: number | null;
  readonly isGoodsAbnormal: boolean;
  /** How the last exception was solved; null while it is not, and without one. */
  readonly solveExceptionWay: SolveWay | null;
}

export interface Edge {
  readonly event: OrderEvent;
  /** Null is an order that does not exist yet. */
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  /** Chooses between edges with the same event and origin. */
  readonly when?: (facts: OrderFacts) => boolean;
  readonly guard?: (facts: OrderFacts) => AnyRefusal | null;
}

/** A step that changes what is known of an order and leaves its status. */
const stay = (event: OrderEvent, statuses: readonly OrderStatus[], guard?: Edge["guard"]): Edge[] =>
  statuses.map((status) => ({ event, from: status, to: status, guard }));

const needsCode = ({ verifType }: OrderFacts) => verifType !== "NOT";
const awaitsWord: Edge["guard"] = ({ isAcceptance }) => (isAcceptance === 0 ? "REJECTED" : null);
const arrived: Edge["guard"] = ({ isArrival }) => (isArrival ? null : "NOT_ARRIVED");

/** Money can be added for a month after the acceptance (C-68). */
const markupInTime: Edge["guard"] = ({ now, acceptedAt }) =>
  acceptedAt !== null && now < addMonth(acceptedAt) ? null : "MARKUP_OVER";
const unsolved: Edge["guard"] = ({ isGoodsAbnormal, solveExceptionWay }) =>
  !isGoodsAbnormal ? "NOT_ABNORMAL" : solveExceptionWay === null ? null : "SOLVED";

/** Statuses in which a paid order waits for a master, and in which one is at work. */
const WAITING = ["RECEIVING_ORDER", "WAIT_ASSIGN"] as const;
const AT_WORK = ["WAIT_APPOINTMENT", "WAIT_PICK_UP", "WAIT_INSTALL", "WAIT_COMPLETE"] as const;

/**
 * Every legal step of an order (C-42). Steps that stay in their status are edges, too: they take a version, so that of
 * two people who act at the same moment one wins and the other reads again.
 */
export const ORDER_EDGES: readonly Edge[] = [
  { event: "create", from: null, to: "WAIT_PAY" },
  {
    event: "pay",
    from: "WAIT_PAY",
    to: "RECEIVING_ORDER",
    guard: ({ now, expiresAt }) => (now < expiresAt ? null : "EXPIRED"),
  },
  { event: "cancel", from: "WAIT_PAY", to: "CLOSE" },
  {
    event: "expire",
    from: "WAIT_PAY",
    to: "CLOSE",
    guard: ({ now, expiresAt }) => (now >= expiresAt ? null : "NOT_DUE"),
  },

  // Before a master has it, a paid order goes back whole (REFUND-02).
  { event: "refund", from: "RECEIVING_ORDER", to: "CLOSE", guard: refundAllows("refund") },
  { event: "refund", from: "WAIT_ASSIGN", to: "CLOSE", guard: refundAllows("refund") },
  ...stay("confirm_arrival", ["RECEIVING_ORDER", "WAIT_ASSIGN", "WAIT_APPOINTMENT"], ({ isArrival }) =>
    isArrival ? "ARRIVED" : null,
  ),

  // A provider takes an order and assigns one of its masters; a master takes it directly; staff may assign as well.
  { event: "take", from: "RECEIVING_ORDER", to: "WAIT_ASSIGN" },
  { event: "receive", from: "RECEIVING_ORDER", to: "WAIT_APPOINTMENT" },
  { event: "assign", from: "WAIT_ASSIGN", to: "WAIT_APPOINTMENT" },
  { event: "assign", from: "RECEIVING_ORDER", to: "WAIT_APPOINTMENT" },

  {
    event: "appoint",
    from: "WAIT_APPOINTMENT",
    to: "WAIT_PICK_UP",
    when: ({ isNeedTakeDelivery }) => isNeedTakeDelivery,
    guard: arrived,
  },
  { event: "appoint", from: "WAIT_APPOINTMENT", to: "WAIT_INSTALL", guard: arrived },
  ...stay("fail_appointment", ["WAIT_APPOINTMENT"]),
  ...stay("reschedule", ["WAIT_PICK_UP", "WAIT_INSTALL"]),
  ...stay("dispatch_driver", ["WAIT_PICK_UP"]),
  { event: "pick_up", from: "WAIT_PICK_UP", to: "WAIT_INSTALL" },
  { event: "sign_in", from: "WAIT_INSTALL", to: "WAIT_COMPLETE" },
  ...stay("report_exception", AT_WORK),
  ...stay("request_markup", [...AT_WORK, "WAIT_VERIF", "WAIT_ACCEPT"]),
  ...stay("request_markup", ["SUCCESS", "EVALUATED"], markupInTime),
  { event: "complete", from: "WAIT_COMPLETE", to: "WAIT_VERIF", when: needsCode },
  { event: "complete", from: "WAIT_COMPLETE", to: "WAIT_ACCEPT" },
  { event: "verify", from: "WAIT_VERIF", to: "WAIT_ACCEPT" },

  ...stay("reject", ["WAIT_ACCEPT"], awaitsWord),
  ...stay("rephotograph", ["WAIT_ACCEPT"], ({ isAcceptance }) =>
    isAcceptance === 0 ? null : "NOT_REJECTED",
  ),
  ...stay("delay_acceptance", ["WAIT_ACCEPT"], (facts) =>
    facts.acceptanceDelayDays > 0 ? "DELAYED" : (awaitsWord(facts) ?? null),
  ),
  {
    event: "accept",
    from: "WAIT_ACCEPT",
    to: "SUCCESS",
    guard: (facts) => awaitsWord(facts) ?? notUnderReview(facts),
  },
  {
    event: "auto_accept",
    from: "WAIT_ACCEPT",
    to: "SUCCESS",
    guard: (facts) =>
      awaitsWord(facts) ??
      notUnderReview(facts) ??
      (facts.acceptanceDueAt !== null && facts.now >= facts.acceptanceDueAt ? null : "NOT_DUE"),
  },
  { event: "evaluate", from: "SUCCESS", to: "EVALUATED" },
  ...REFUND_ORDER_EDGES,

  // What the customer adds to an order that is paid: money (ACT-19), and exceptions (ACT-18) with their end (C-75).
  ...stay("markup", [...WAITING, ...AT_WORK, "WAIT_VERIF", "WAIT_ACCEPT"], notUnderReview),
  ...stay("markup", ["SUCCESS", "EVALUATED"], markupInTime),
  ...stay("add_exception", [...WAITING, ...AT_WORK, "WAIT_VERIF", "WAIT_ACCEPT", "SUCCESS", "EVALUATED"]),
  ...stay("solve_exception", [...WAITING, ...AT_WORK, "SUCCESS", "EVALUATED"], unsolved),
  ...stay("complain", [...WAITING, ...AT_WORK, "WAIT_VERIF", "WAIT_ACCEPT", "SUCCESS", "EVALUATED"]),
];
