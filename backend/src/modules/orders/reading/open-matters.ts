import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { markups } from "../../markups/markups.tables";
import { refunds } from "../../refunds/refunds.tables";

/** What other modules keep about an order and may be open: its refund, and a markup that nobody has decided. */
export interface OpenMatters {
  readonly refund: Pick<typeof refunds.$inferSelect, "status" | "refundAmount" | "succeededAt"> | null;
  readonly markup: Pick<typeof markups.$inferSelect, "source" | "amount"> | null;
}

const among = (ids: readonly number[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** Query for the refunds of these orders, one at most of each: those that were not cancelled (REFUND-05). */
const refundsOf = (db: D1Database, orderIds: readonly number[]) =>
  drizzle(db)
    .select({
      orderId: refunds.orderId,
      status: refunds.status,
      refundAmount: refunds.refundAmount,
      succeededAt: refunds.succeededAt,
    })
    .from(refunds)
    // Written out as in the index `refunds_one_per_order`, so that SQLite knows.
    .where(and(inArray(refunds.orderId, among(orderIds)), sql`${refunds.status} <> 'CANCEL'`));

/** Query for the undecided markups of these orders: what a master asks for last of all, newest last. */
const openMarkupsOf = (db: D1Database, orderIds: readonly number[]) =>
  drizzle(db)
    .select({ orderId: markups.orderId, source: markups.source, amount: markups.amount })
    .from(markups)
    .where(and(inArray(markups.orderId, among(orderIds)), eq(markups.status, "WAIT_PAY")))
    .orderBy(asc(markups.source), asc(markups.createdAt), desc(markups.id));

/** What is open about each of these orders, in one round trip. */
export async function findOpenMatters(
  db: D1Database,
  orderIds: readonly number[],
): Promise<(orderId: number) => OpenMatters> {
  const [refundRows, markupRows] = await drizzle(db).batch([
    refundsOf(db, orderIds),
    openMarkupsOf(db, orderIds),
  ]);
  const refundBy = new Map(refundRows.map((row) => [row.orderId, row]));
  const markupBy = new Map(markupRows.map((row) => [row.orderId, row]));
  return (orderId) => ({ refund: refundBy.get(orderId) ?? null, markup: markupBy.get(orderId) ?? null });
}
