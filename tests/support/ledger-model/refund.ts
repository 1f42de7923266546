import type { OrderStatus } from "../../../schema/rules/orders/order-status";
import type { RefundStatus } from "../../../schema/rules/refunds/refund-status";
import type { ModelOrder } from "./model";

const OPEN: readonly OrderStatus[] = [
  "RECEIVING_ORDER",
  "WAIT_ASSIGN",
  "WAIT_APPOINTMENT",
  "WAIT_PICK_UP",
  "WAIT_INSTALL",
  "WAIT_COMPLETE",
  "WAIT_VERIF",
  "WAIT_ACCEPT",
];

/** Where each step finds a refund and leaves it, and whether it gives the money back; told independently of the tables. */
const STEPS = {
  request_refund: { from: [null, "CANCEL"], to: "WAIT" },
  change_refund: { from: ["WAIT"], to: "WAIT" },
  renew_refund: { from: ["REFUSE", "PROCESSED"], to: "WAIT" },
  cancel_refund: { from: ["WAIT"], to: "CANCEL" },
  agree_refund: { from: ["WAIT"], to: "SUCCESS", isPaid: true },
  refuse_refund: { from: ["WAIT"], to: "REFUSE" },
  request_arbitration: { from: ["REFUSE"], to: "ARBITRATION" },
  cancel_arbitration: { from: ["ARBITRATION"], to: "REFUSE" },
  arbitrate: { from: ["ARBITRATION"], to: "PROCESSED", isPaid: true },
  dismiss_arbitration: { from: ["ARBITRATION"], to: "PROCESSED" },
} as const satisfies Record<
  string,
  { from: readonly (RefundStatus | null)[]; to: RefundStatus; isPaid?: boolean }
>;
export type RefundStep = keyof typeof STEPS;

export const isRefundStep = (step: string): step is RefundStep => Object.hasOwn(STEPS, step);
export const REFUND_STEPS = Object.keys(STEPS) as RefundStep[];

const statusOf = ({ refund }: ModelOrder) => refund?.status ?? null;
/** What the forms say (tests/support/orders/order-life.ts). */
export const WORDS: Partial<Record<RefundStep, string>> = {
  request_refund: "柜子不要了",
  change_refund: "改过的说明",
  renew_refund: "再次申请的说明",
};

/** The order has no refund under review or in arbitration. */
export const isFree = (order: ModelOrder): boolean =>
  !["WAIT", "ARBITRATION"].includes(statusOf(order) ?? "");
/** The direct refund has room: none before it, or one that came to nothing. */
export const hasRoom = (order: ModelOrder): boolean =>
  ["", "CANCEL", "REFUSE"].includes(statusOf(order) ?? "");

/** One call serves two steps, and tells them apart by the refund (C-38, API-056). */
export function meantStep(order: ModelOrder, step: RefundStep): RefundStep {
  const status = statusOf(order);
  if (step === "change_refund" || step === "renew_refund") {
    return status === "REFUSE" || status === "PROCESSED" ? "renew_refund" : "change_refund";
  }
  if (step === "cancel_refund" || step === "cancel_arbitration") {
    return status === "ARBITRATION" || status === "REFUSE" ? "cancel_arbitration" : "cancel_refund";
  }
  return step;
}

export const isRefundPossible = (order: ModelOrder, step: RefundStep): boolean =>
  OPEN.includes(order.status) && (STEPS[step].from as readonly unknown[]).includes(statusOf(order));

/** Whether a form says what the refund under review says already, which succeeds and changes nothing. */
export const saysNothingNew = (order: ModelOrder, step: RefundStep, asked: RefundStep): boolean =>
  step === "change_refund" && order.refund?.status === "WAIT" && order.refund.words === WORDS[asked];

/** Changes the refund; answers whether its money goes back, which closes the order. */
export function applyRefund(order: ModelOrder, step: RefundStep, asked: RefundStep): boolean {
  const { to } = STEPS[step];
  order.refund = { status: to, words: WORDS[asked] ?? order.refund?.words ?? "" };
  return "isPaid" in STEPS[step];
}

/** Finished work is not accepted by itself in the day after a review. */
export const REVIEW_OVER: readonly RefundStep[] = [
  "cancel_refund",
  "refuse_refund",
  "cancel_arbitration",
  "dismiss_arbitration",
];
