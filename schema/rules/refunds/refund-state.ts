import type { RefundStatus } from "./refund-status";

/** An order's newest refund; money in 元. */
export interface RefundState {
  readonly status: RefundStatus;
  /** What the customer gets; null before that is agreed and where it is not told, 0 where the platform refused. */
  readonly refundAmount: number | null;
  /** When all of it was back; null before, and where it is not told. */
  readonly refundSuccessTime: string | null;
}

interface Refunded {
  readonly refundState: RefundState | null;
  /** What the documents have an order's detail say of its newest refund (ENT-13). */
  readonly refundDetailResponse: { readonly status: RefundStatus } | null;
}

/** They say how an arbitration ended, and not what became of the refund (C-38). */
const AFTER_ARBITRATION: readonly RefundStatus[] = ["PROCESSED", "ARBITRATION_CANCEL"];

/**
 * The newest refund of an order by its detail: by the documented field where the backend does not tell the state
 * (decision 046). Null without a refund, and where that field does not tell what became of it.
 */
export function refundStateOf({ refundState, refundDetailResponse }: Refunded): RefundState | null {
  if (refundState !== null || refundDetailResponse === null) return refundState;
  const { status } = refundDetailResponse;
  return AFTER_ARBITRATION.includes(status) ? null : { status, refundAmount: null, refundSuccessTime: null };
}
