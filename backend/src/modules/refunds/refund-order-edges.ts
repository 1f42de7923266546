import type { OrderStatus } from "../../../../schema/rules/orders/order-status";
import { type AnyRefusal, type Edge, notUnderReview, type OrderFacts, stay, WAITING } from "../orders";
import { type AnyRefundEvent, nextRefundStatus } from "./refund-edges";

/** Statuses in which an order's money is held and can be returned (ACT-22, C-34). */
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

/** Guard: the event is possible in the refund's status. */
const refundAllows =
  (event: AnyRefundEvent) =>
  (facts: OrderFacts): AnyRefusal | null => {
    if (nextRefundStatus(facts.refundStatus, event, facts)) return null;
    if (event !== "request_refund" && event !== "refund") return "REFUND_NOT_NOW";
    return notUnderReview(facts) ?? (facts.refundStatus === "REFUSE" ? "REFUND_REFUSED" : "REFUNDED_ONCE");
  };

const within = (event: AnyRefundEvent): Edge[] => stay(REFUNDABLE, refundAllows(event));
const closing = (event: AnyRefundEvent, statuses = REFUNDABLE): Edge[] =>
  statuses.map((status) => ({ from: status, to: "CLOSE", guard: refundAllows(event) }));
const afterwards = (event: AnyRefundEvent): Edge[] => stay(["CLOSE"], refundAllows(event));

/**
 * The steps of a refund as steps of its order. They take a version of the order, so that of a refund and an
 * acceptance at once, or of a review and a cancellation, one is first. Returning the money closes the order
 * (REFUND-02).
 */
export const REFUND_ORDER_EDGES: Record<AnyRefundEvent, readonly Edge[]> = {
  // Before a master has it, the whole price of a paid order is returned (REFUND-02).
  refund: closing("refund", WAITING),
  request_refund: within("request_refund"),
  change_refund: within("change_refund"),
  renew_refund: within("renew_refund"),
  cancel_refund: within("cancel_refund"),
  agree_refund: closing("agree_refund"),
  refuse_refund: within("refuse_refund"),
  request_arbitration: within("request_arbitration"),
  cancel_arbitration: within("cancel_arbitration"),
  arbitrate: closing("arbitrate"),
  dismiss_arbitration: within("dismiss_arbitration"),
  refund_arrive: afterwards("refund_arrive"),
  refund_stall: afterwards("refund_stall"),
};
