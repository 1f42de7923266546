import { and, isNull, notInArray, or, sql } from "drizzle-orm";
import { UNDER_REVIEW } from "../../../../../schema/rules/refunds/refund-status";
import { orders } from "../orders.tables";

/**
 * Condition: the work of an order waits for its acceptance, and no refund is under review. It uses the words
 * of the index `orders_by_acceptance`: SQLite uses a partial index for a constant, not for a bound value.
 */
export const awaitsAcceptance = and(
  sql`${orders.status} = 'WAIT_ACCEPT' AND ${orders.isAcceptance} IS NULL`,
  or(isNull(orders.refundStatus), notInArray(orders.refundStatus, [...UNDER_REVIEW])),
);
