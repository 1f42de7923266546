import type { SolveWay } from "../../../../../schema/rules/abnormal/abnormal";
import type { BiddingState } from "../../../../../schema/rules/bids/bids";
import { isUnderReviewAt } from "../../../../../schema/rules/orders/order-matters";
import type { OrderStatus } from "../../../../../schema/rules/orders/order-status";
import type { RefundStatus } from "../../../../../schema/rules/refunds/refund-status";
import type { AnyRefusal } from "./refusals";

/** Facts that guards of unpaid orders need. Times in ms. */
export interface UnpaidFacts {
  readonly now: number;
  /** End of the 24 hours in which an order may be paid. */
  readonly expiresAt: number;
  /** State of the bidding; null at the platform's price. */
  readonly bidding: BiddingState | null;
}

/** Facts that all guards need: columns of the order. Times in ms. */
export interface OrderFacts extends UnpaidFacts {
  readonly isArrival: boolean;
  readonly isNeedTakeDelivery: boolean;
  readonly verifType: "NOT" | "MIAO" | "WANG";
  /** Null until the customer accepts or rejects the work, 0 after a rejection, 1 once accepted (ENT-13). */
  readonly isAcceptance: number | null;
  /** Time of the automatic acceptance; null before the work is done. */
  readonly acceptanceDueAt: number | null;
  readonly acceptanceDelayDays: number;
  readonly acceptedAt: number | null;
  /** Money paid from the wallet is returned at the same moment; a provider has to send it back. */
  readonly payWay: "WALLET" | "ALIPAY" | "WECHAT" | null;
  /** Status of the order's newest refund; null without one. */
  readonly refundStatus: RefundStatus | null;
  readonly isGoodsAbnormal: boolean;
  /** Solution of the last exception; null while it is unsolved, and without one. */
  readonly solveExceptionWay: SolveWay | null;
  /** Time until which masters may bid; null at the platform's price. */
  readonly biddingEndsAt: number | null;
  /** A change that the master has not confirmed yet; null without one. */
  readonly editRequest: object | null;
}

/** A status in which an event is possible, and the next status. */
export interface Edge {
  /** Null for an order that does not exist yet. */
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  /** Chooses between edges of an event with the same origin. */
  readonly when?: (facts: OrderFacts) => boolean;
  readonly guard?: (facts: OrderFacts) => AnyRefusal | null;
}

/**
 * Edges of an event that changes data of an order but not its status. They also take a version, so that if
 * two people act at once, one is first and the other reads the order again.
 */
export const stay = (statuses: readonly OrderStatus[], guard?: Edge["guard"]): Edge[] =>
  statuses.map((status) => ({ from: status, to: status, guard }));

/** Statuses in which a paid order waits for a master, and in which a master works on it. */
export const WAITING = ["RECEIVING_ORDER", "WAIT_ASSIGN"] as const;
export const AT_WORK = ["WAIT_APPOINTMENT", "WAIT_PICK_UP", "WAIT_INSTALL", "WAIT_COMPLETE"] as const;

/** Guard: no undecided refund, for a step that moves the order's money (reliability.md R16). */
export const notUnderReview = ({ refundStatus }: Pick<OrderFacts, "refundStatus">): AnyRefusal | null =>
  isUnderReviewAt(refundStatus) ? "REFUNDING" : null;
