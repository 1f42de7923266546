/** Every status of a refund (ENUM-07). */
export const REFUND_STATUSES = [
  "WAIT",
  "AGREE",
  "REFUSE",
  "ARBITRATION",
  "PROCESSED",
  "SUCCESS",
  "FAIL",
  "CANCEL",
  "ARBITRATION_CANCEL",
] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** What lists may ask for (ENUM-08): two statuses, refunds whose money has arrived (spelled so, C-39), and arbitrations. */
export const REFUND_FILTERS = ["WAIT", "REFUSE", "REFUND_SUEECSS", "ARBITRATION_ALL"] as const;
export type RefundFilter = (typeof REFUND_FILTERS)[number];

/** Labels of the statuses (REFUND-17..25). */
export const REFUND_STATUS_NAMES: Record<RefundStatus, string> = {
  WAIT: "待审核",
  AGREE: "已同意退款",
  REFUSE: "已拒绝退款",
  ARBITRATION: "仲裁中",
  PROCESSED: "仲裁已处理",
  SUCCESS: "退款成功",
  FAIL: "退款失败",
  CANCEL: "已取消退款",
  ARBITRATION_CANCEL: "已取消仲裁",
};

/** How far an arbitration is; the refund itself is REFUSE again once it is cancelled (C-38). */
export const ARBITRATION_STATES = ["ARBITRATION", "PROCESSED", "ARBITRATION_CANCEL"] as const;

/** What of a refund tells how far its arbitration is; null where it is unknown. */
interface ArbitrationFacts {
  status: RefundStatus;
  arbitrationNo: string | null;
  arbitrationState: (typeof ARBITRATION_STATES)[number] | null;
  /** 元 */
  arbitrationAmount: number | null;
  /** The result in words. */
  complaintDescription: string | null;
}

/** Whether the platform was asked to decide about a refund (ARB-13): number, own state or the status says so. */
export const hasArbitration = ({ status, arbitrationNo, arbitrationState }: ArbitrationFacts): boolean =>
  arbitrationState !== null || Boolean(arbitrationNo) || ARBITRATION_STATES.some((one) => one === status);

/** Statuses that a refund with an arbitration has only after the platform's decision. */
const DECIDED: readonly RefundStatus[] = ["PROCESSED", "AGREE", "SUCCESS", "FAIL"];

/**
 * Whether the platform has decided an arbitration (ARB-11): as its own state says; where that is unknown, as the status
 * says, or because a result or an amount is there.
 */
export function isArbitrationDecided(facts: ArbitrationFacts): boolean {
  const { status, arbitrationState, arbitrationAmount, complaintDescription } = facts;
  if (arbitrationState !== null) return arbitrationState === "PROCESSED";
  if (status === "ARBITRATION" || status === "ARBITRATION_CANCEL") return false;
  return DECIDED.includes(status) || arbitrationAmount !== null || Boolean(complaintDescription);
}

/** A decision about the money is pending: the order can be neither accepted nor refunded otherwise. */
export const UNDER_REVIEW: readonly RefundStatus[] = ["WAIT", "ARBITRATION"];

/** What a customer can do with a refund as it stands. */
export type RefundAction = "MODIFY" | "CANCEL" | "RENEW" | "ARBITRATE" | "CANCEL_ARBITRATION";

const ACTIONS: Partial<Record<RefundStatus, readonly RefundAction[]>> = {
  WAIT: ["MODIFY", "CANCEL"],
  REFUSE: ["RENEW", "ARBITRATE"],
  ARBITRATION: ["CANCEL_ARBITRATION"],
  // The arbitration was dismissed: one that gave money back has closed the order.
  PROCESSED: ["RENEW"],
};

/** Actions that a refund offers (REFUND-17..21); one that was decided offers none once its order is accepted or closed. */
export const refundActions = (
  status: RefundStatus,
  { isOrderOpen }: { isOrderOpen: boolean },
): readonly RefundAction[] => (isOrderOpen ? (ACTIONS[status] ?? []) : []);
