import type { RefundStatus } from "../../../../schema/rules/refunds/refund-status";

/** What can happen to a refund. Each is a step of its order, too, which is what makes it happen at most once. */
export const REFUND_EVENTS = [
  "request_refund",
  "change_refund",
  "renew_refund",
  "cancel_refund",
  "agree_refund",
  "refuse_refund",
  "request_arbitration",
  "cancel_arbitration",
  "arbitrate",
  "dismiss_arbitration",
  "refund_arrive",
  "refund_stall",
] as const;
/** Those, and the direct refund while no master has the order (REFUND-02). */
export type AnyRefundEvent = (typeof REFUND_EVENTS)[number] | "refund";

/** What the choice between edges looks at. */
export interface RefundFacts {
  /** Money that was paid from the wallet is back in the same moment; a provider has to send it. */
  readonly payWay: "WALLET" | "ALIPAY" | "WECHAT" | null;
}

interface RefundEdge {
  readonly event: AnyRefundEvent;
  /** Null is a refund that does not exist yet. */
  readonly from: RefundStatus | null;
  readonly to: RefundStatus;
  readonly when?: (facts: RefundFacts) => boolean;
}

const isAtOnce = ({ payWay }: RefundFacts) => payWay === "WALLET";

/**
 * Every legal step of a refund (REFUND-17..25, ARB-06, ARB-07, C-38). ARBITRATION_CANCEL is no status that a refund
 * gets: its arbitration keeps it, while the refund is refused again.
 */
export const REFUND_EDGES: readonly RefundEdge[] = [
  ...([null, "CANCEL"] as const).flatMap((from): RefundEdge[] => [
    { event: "request_refund", from, to: "WAIT" },
    { event: "refund", from, to: "SUCCESS", when: isAtOnce },
    { event: "refund", from, to: "AGREE" },
  ]),
  { event: "refund", from: "REFUSE", to: "SUCCESS", when: isAtOnce },
  { event: "refund", from: "REFUSE", to: "AGREE" },
  { event: "change_refund", from: "WAIT", to: "WAIT" },
  { event: "cancel_refund", from: "WAIT", to: "CANCEL" },
  { event: "agree_refund", from: "WAIT", to: "SUCCESS", when: isAtOnce },
  { event: "agree_refund", from: "WAIT", to: "AGREE" },
  { event: "refuse_refund", from: "WAIT", to: "REFUSE" },
  { event: "renew_refund", from: "REFUSE", to: "WAIT" },
  { event: "request_arbitration", from: "REFUSE", to: "ARBITRATION" },
  { event: "cancel_arbitration", from: "ARBITRATION", to: "REFUSE" },
  { event: "arbitrate", from: "ARBITRATION", to: "PROCESSED" },
  { event: "dismiss_arbitration", from: "ARBITRATION", to: "PROCESSED" },
  { event: "refund_arrive", from: "AGREE", to: "SUCCESS" },
  { event: "refund_arrive", from: "FAIL", to: "SUCCESS" },
  { event: "refund_arrive", from: "PROCESSED", to: "PROCESSED" },
  { event: "refund_stall", from: "AGREE", to: "FAIL" },
];

/** Where an event leads a refund; null when it cannot happen. */
export function nextRefundStatus(
  status: RefundStatus | null,
  event: RefundEdge["event"],
  facts: RefundFacts,
): RefundStatus | null {
  const edge = REFUND_EDGES.find(
    (candidate) =>
      candidate.event === event && candidate.from === status && (candidate.when?.(facts) ?? true),
  );
  return edge?.to ?? null;
}
