import type { OrderStatus } from "../../../../schema/rules/order-status";
import type { RefundStatus } from "../../../../schema/rules/refund-status";
import { UNDER_REVIEW } from "../../../../schema/rules/refund-status";
import type { Edge } from "../orders/lifecycle/edges";
import type { AnyRefusal } from "../orders/lifecycle/refusals";
import { nextRefundStatus, type RefundEvent, type RefundFacts } from "./refund-edges";

/** Statuses in which an order's money is held and can go back (ACT-22, C-34). */
export const REFUNDABLE: readonly OrderStatus[] = [
  "RECEIVING_ORDER",
  "WAIT_ASSIGN",
  "WAIT_APPOINTMENT",
  "WAIT_PICK_UP",
  "WAIT_INSTALL",
  "WAIT_COMPLETE",
  "WAIT_VERIF",
  "WAIT_ACCEPT",
];

/** What an order's guards know of its refund. */
export interface OrderRefundFacts extends RefundFacts {
  /** Of the order's newest refund; null without one. */
  readonly refundStatus: RefundStatus | null;
}

/** No refund stands in the way of a step that moves the order's money otherwise (reliability.md R16). */
export const notUnderReview = ({ refundStatus }: OrderRefundFacts): AnyRefusal | null =>
  refundStatus !== null && UNDER_REVIEW.includes(refundStatus) ? "REFUNDING" : null;

/** An event of the refund that its status allows. */
export const refundAllows =
  (event: RefundEvent | "refund") =>
  (facts: OrderRefundFacts): AnyRefusal | null => {
    if (nextRefundStatus(facts.refundStatus, event, facts)) return null;
    if (event !== "request_refund" && event !== "refund") return "REFUND_NOT_NOW";
    return notUnderReview(facts) ?? (facts.refundStatus === "REFUSE" ? "REFUND_REFUSED" : "REFUNDED_ONCE");
  };

const within = (event: RefundEvent): Edge[] =>
  REFUNDABLE.map((status) => ({ event, from: status, to: status, guard: refundAllows(event) }));
const closing = (event: RefundEvent): Edge[] =>
  REFUNDABLE.map((status) => ({ event, from: status, to: "CLOSE", guard: refundAllows(event) }));
const afterwards = (event: RefundEvent): Edge => ({
  event,
  from: "CLOSE",
  to: "CLOSE",
  guard: refundAllows(event),
});

/**
 * The steps of a refund as steps of its order: they take a version of it, so that of a refund and an acceptance, or of
 * a reviewer and a customer who changes their mind, one wins. Money that goes back closes the order (REFUND-02).
 */
export const REFUND_ORDER_EDGES: readonly Edge[] = [
  ...within("request_refund"),
  ...within("change_refund"),
  ...within("renew_refund"),
  ...within("cancel_refund"),
  ...closing("agree_refund"),
  ...within("refuse_refund"),
  ...within("request_arbitration"),
  ...within("cancel_arbitration"),
  ...closing("arbitrate"),
  ...within("dismiss_arbitration"),
  afterwards("refund_arrive"),
  afterwards("refund_stall"),
];
