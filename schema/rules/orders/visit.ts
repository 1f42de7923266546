import type { RefundStatus } from "../refunds/refund-status";
import { mayBeUnderReview } from "./order-matters";
import type { OrderStatus } from "./order-status";

/** Statuses in which a master is still to come at the appointed time. */
const BEFORE_VISIT: readonly OrderStatus[] = ["WAIT_PICK_UP", "WAIT_INSTALL"];

/** What decides by when a visit should have been. */
interface VisitFacts {
  readonly status: OrderStatus;
  /** When the master comes, `YYYY-MM-DD HH:mm:ss` in Shanghai; null before an appointment. */
  readonly appointmentTime: string | null;
  /** The newest refund, and what its status is called: while it may be undecided, no visit is expected. */
  readonly refundState: { readonly status: RefundStatus } | null;
  readonly refundStatusName: string | null;
}

/**
 * Until when the next thing of an order's visit should have happened, as a time of the REST API: the master's coming by
 * the appointed time, the work by the end of that day. Null when no visit or work is expected. What is later is overdue.
 */
export function visitDueTime({ status, appointmentTime, ...refund }: VisitFacts): string | null {
  if (appointmentTime === null || mayBeUnderReview(refund)) return null;
  if (status === "WAIT_COMPLETE") return `${appointmentTime.slice(0, "YYYY-MM-DD".length)} 23:59:59`;
  return BEFORE_VISIT.includes(status) ? appointmentTime : null;
}
