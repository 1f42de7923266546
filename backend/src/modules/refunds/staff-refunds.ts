import { asc } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { RefundStatus } from "../../../../schema/rules/refunds/refund-status";
import { shownUntil, staffList } from "../staff-lists";
import { refunds } from "./refunds.tables";

/**
 * Refunds that wait for the master, for staff, or for a provider; all others are over, or wait for the
 * customer.
 */
const OPEN: ReadonlySet<RefundStatus> = new Set<RefundStatus>(["WAIT", "AGREE", "ARBITRATION", "FAIL"]);

/** What both sides say, and what an arbitration asks for. */
const sides = {
  description: refunds.description,
  refuseContent: refunds.refuseContent,
  arbitrationAllowance: refunds.arbitrationAllowance,
  arbitrationApplyAmount: refunds.arbitrationApplyAmount,
  arbitrationContent: refunds.arbitrationContent,
  arbitrationAppliedAt: refunds.arbitrationAppliedAt,
};
export type RefundSides = Pick<typeof refunds.$inferSelect, keyof typeof sides>;

/**
 * Refunds of all customers (EXT-589). Those that are not open are shown for 30 days after the last change.
 */
export const staffRefunds = staffList({
  name: "refunds",
  id: refunds.id,
  rows: (db, which, limit) =>
    drizzle(db)
      .select({
        id: refunds.id,
        customerId: refunds.customerId,
        refundNo: refunds.refundNo,
        orderId: refunds.orderId,
        orderNo: refunds.orderNo,
        status: refunds.status,
        applyAmount: refunds.applyAmount,
        allowance: refunds.allowance,
        reason: refunds.reason,
        ...sides,
        refundAmount: refunds.refundAmount,
        createdAt: refunds.createdAt,
        updatedAt: refunds.updatedAt,
      })
      .from(refunds)
      .where(which)
      .orderBy(asc(refunds.id))
      .limit(limit),
  entryOf: ({ customerId, ...refund }) => ({
    id: refund.id,
    customerId,
    state: refund.status,
    key: refund.orderNo,
    at: (refund.status === "ARBITRATION" ? refund.arbitrationAppliedAt : null) ?? refund.createdAt,
    endsAt: shownUntil(OPEN.has(refund.status) ? null : refund.updatedAt),
    data: refund,
  }),
});
