import type { RefundStatus } from "../../../../schema/rules/refunds/refund-status";

/** Events of a refund. Each is also a step of its order, so that it happens at most once. */
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
/** These events, and the direct refund while no master has the order (REFUND-02). */
export type AnyRefundEvent = (typeof REFUND_EVENTS)[number] | "refund";

/** Facts that decide between edges. */
export interface RefundFacts {
  /** Money paid from the wallet is returned at the same moment; a provider has to send it back. */
  readonly payWay: "WALLET" | "ALIPAY" | "WECHAT" | null;
}

interface RefundEdge {
  readonly event: AnyRefundEvent;
  /** Null for a refund that does not exist yet. */
  readonly from: RefundStatus | null;
  readonly to: RefundStatus;
  readonly when?: (facts: RefundFacts) => boolean;
}

const isAtOnce = ({ payWay }: RefundFacts) => payWay === "WALLET";

/**
 * Legal steps of a refund (REFUND-17..25, ARB-06, ARB-07, C-38). ARBITRATION_CANCEL is not a status of a
 * refund: it is the state of its arbitration, while the refund is refused again.
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
  // Of an order that is still open: its arbitration was dismissed. One that gave money back has closed the order.
  { event: "renew_refund", from: "PROCESSED", to: "WAIT" },
  { event: "request_arbitration", from: "REFUSE", to: "ARBITRATION" },
  { event: "cancel_arbitration", from: "ARBITRATION", to: "REFUSE" },
  { event: "arbitrate", from: "ARBITRATION", to: "PROCESSED" },
  { event: "dismiss_arbitration", from: "ARBITRATION", to: "PROCESSED" },
  { event: "refund_arrive", from: "AGREE", to: "SUCCESS" },
  { event: "refund_arrive", from: "FAIL", to: "SUCCESS" },
  { event: "refund_arrive", from: "PROCESSED", to: "PROCESSED" },
  { event: "refund_stall", from: "AGREE", to: "FAIL" },
];

/** The status of a refund after an event; null when the event is not possible. */
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
