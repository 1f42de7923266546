import type { CustomerStore } from "../../shared/stores/stores";
import { processAbnormal, reopenAbnormal } from "../abnormal";
import type { OrderRow } from "../orders";
import type { AnyRefundEvent } from "./refund-edges";
import type { RefundRow } from "./refunds.repository";

/** Events by which a request ends without money. All of them leave the order open. */
const IN_VAIN: ReadonlySet<AnyRefundEvent> = new Set<AnyRefundEvent>([
  "cancel_refund",
  "refuse_refund",
  "cancel_arbitration",
  "dismiss_arbitration",
]);

interface Ended {
  readonly order: OrderRow;
  /** Null before the first request, and for a request after a cancelled one. */
  readonly refund: RefundRow | null;
  readonly isPaidBack: boolean;
  /** ms */
  readonly now: number;
}

interface ExceptionEffects {
  readonly changes: Partial<Pick<OrderRow, "solveExceptionWay" | "solvedAt">>;
  readonly statements: readonly D1PreparedStatement[];
}

/**
 * Effects of a refund step on the exceptions of its order. Money back solves what is open, because the order is over
 * (ABN-07). The end of a request without money opens again what this request has solved (ABN-03), but not an order
 * that was solved in another way.
 */
export function exceptionEffects(
  event: AnyRefundEvent,
  { order, refund, isPaidBack, now }: Ended,
  db: CustomerStore,
): ExceptionEffects {
  const { id, isGoodsAbnormal, solveExceptionWay, solvedAt } = order;
  if (!isGoodsAbnormal) return NONE;
  const isOpen = solveExceptionWay === null;
  if (isPaidBack && isOpen) {
    return {
      changes: { solveExceptionWay: "BACK", solvedAt: now },
      statements: [processAbnormal(db, id, now)],
    };
  }
  if (refund === null || !IN_VAIN.has(event)) return NONE;
  // The solution and its request are one step, so that they have the same time.
  const isSolvedByIt = solveExceptionWay === "BACK" && solvedAt === refund.createdAt;
  if (!isOpen && !isSolvedByIt) return NONE;
  return {
    changes: { solveExceptionWay: null, solvedAt: null },
    statements: [reopenAbnormal(db, id, refund.createdAt)],
  };
}

const NONE: ExceptionEffects = { changes: {}, statements: [] };
