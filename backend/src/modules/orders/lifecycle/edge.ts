import type { SolveWay } from "../../../../../schema/rules/abnormal/abnormal";
import type { BiddingState } from "../../../../../schema/rules/bids/bids";
import { isRefundUnderReview } from "../../../../../schema/rules/orders/order-matters";
import type { OrderStatus } from "../../../../../schema/rules/orders/order-status";
import type { RefundStatus } from "../../../../../schema/rules/refunds/refund-status";
import type { AnyRefusal } from "./refusals";

/** What the guards of unpaid orders look at. Times in ms. */
export interface UnpaidFacts {
  readonly now: number;
  /** End of the 24 hours in which an order may be paid. */
  readonly expiresAt: number;
  /** How far the bids of masters are; null at the platform's price. */
  readonly bidding: BiddingState | null;
}

/** What all guards look at: columns of the order. Times in ms. */
export interface OrderFacts extends UnpaidFacts {
  readonly isArrival: boolean;
  readonly isNeedTakeDelivery: boolean;
  readonly verifType: "NOT" | "MIAO" | "WANG";
  /** Null while the work waits for the customer's word, 0 after a rejection, 1 once accepted (ENT-13). */
  readonly isAcceptance: number | null;
  /** When the work is accepted by itself; null before it is done. */
  readonly acceptanceDueAt: number | null;
  readonly acceptanceDelayDays: number;
  readonly acceptedAt: number | null;
  /** Money that was paid from the wallet is back in the same moment; a provider has to send it. */
  readonly payWay: "WALLET" | "ALIPAY" | "WECHAT" | null;
  /** Of the order's newest refund; null without one. */
  readonly refundStatus: RefundStatus | null;
  readonly isGoodsAbnormal: boolean;
  /** How the last exception was solved; null while it is not, and without one. */
  readonly solveExceptionWay: SolveWay | null;
  /** Until when masters may bid; null at the platform's price. */
  readonly biddingEndsAt: number | null;
  /** A change that the master has not confirmed yet; null without one. */
  readonly editRequest: object | null;
}

/** Where an event may happen to an order, and where it leads. */
export interface Edge {
  /** Null is an order that does not exist yet. */
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  /** Chooses between edges of an event with the same origin. */
  readonly when?: (facts: OrderFacts) => boolean;
  readonly guard?: (facts: OrderFacts) => AnyRefusal | null;
}

/**
 * Edges of an event that changes what is known of an order and leaves its status. They take a version of it like any
 * other, so that of two people who act at the same moment one wins and the other reads again.
 */
export const stay = (statuses: readonly OrderStatus[], guard?: Edge["guard"]): Edge[] =>
  statuses.map((status) => ({ from: status, to: status, guard }));

/** Statuses in which a paid order waits for a master, and in which one is at work. */
export const WAITING = ["RECEIVING_ORDER", "WAIT_ASSIGN"] as const;
export const AT_WORK = ["WAIT_APPOINTMENT", "WAIT_PICK_UP", "WAIT_INSTALL", "WAIT_COMPLETE"] as const;

/** No refund stands in the way of a step that moves the order's money otherwise (reliability.md R16). */
export const notUnderReview = ({ refundStatus }: Pick<OrderFacts, "refundStatus">): AnyRefusal | null =>
  isRefundUnderReview(refundStatus && { status: refundStatus }) ? "REFUNDING" : null;
