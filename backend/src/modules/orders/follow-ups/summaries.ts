import { count, inArray, max } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { inValues } from "../../../shared/in-values";
import type { CustomerStore } from "../../../shared/stores/stores";
import { orderFollowUps } from "./follow-ups.tables";

/** The newest note on an order and how many there are. */
export interface FollowUpSummary {
  readonly content: string;
  /** ms */
  readonly createdAt: number;
  readonly total: number;
}

/**
 * Query for the newest notes: ids grow with time, and SQLite takes the other columns from the row with the
 * maximum.
 */
export const followUpSummariesOf = (db: CustomerStore, orderIds: readonly number[]) =>
  drizzle(db)
    .select({
      orderId: orderFollowUps.orderId,
      newestId: max(orderFollowUps.id),
      content: orderFollowUps.content,
      createdAt: orderFollowUps.createdAt,
      total: count(),
    })
    .from(orderFollowUps)
    .where(inArray(orderFollowUps.orderId, inValues(orderIds)))
    .groupBy(orderFollowUps.orderId);

/** The newest note of each of these orders, left out where there is none, in one query (LIST-05). */
export async function findFollowUpSummaries(
  db: CustomerStore,
  orderIds: readonly number[],
): Promise<Map<number, FollowUpSummary>> {
  const rows = await followUpSummariesOf(db, orderIds);
  return new Map(
    rows.map(({ orderId, content, createdAt, total }) => [orderId, { content, createdAt, total }]),
  );
}
