import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { inValues } from "../../../shared/in-values";
import { orderOpenMarkups as markups, orderRefunds as refunds } from "../order-lookups.tables";
import { orders, orderTransitions } from "../orders.tables";
import { masterSteps } from "../steps/master-steps";

/** What may be open about an order beside its status: its refund, an undecided markup, a failed appointment. */
export interface OpenMatters {
  readonly refund: Omit<typeof refunds.$inferSelect, "orderId"> | null;
  readonly markup: Pick<typeof markups.$inferSelect, "source" | "amount"> | null;
  /** The sum of the undecided markups that masters ask for, 分. */
  readonly requested: number;
  /** Why the master got no appointment; null when that did not happen, or there is one since. */
  readonly appointFailReason: string | null;
}

/** Query for the refunds of these orders, one at most of each. */
const refundsOf = (db: D1Database, orderIds: readonly number[]) =>
  drizzle(db)
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, inValues(orderIds)));

/** Query for the undecided markups of these orders: what a master asks for last of all, newest last. */
const openMarkupsOf = (db: D1Database, orderIds: readonly number[]) =>
  drizzle(db)
    .select()
    .from(markups)
    .where(inArray(markups.orderId, inValues(orderIds)))
    .orderBy(asc(markups.source), asc(markups.createdAt), desc(markups.id));

/** Query for the last failed attempt to make an appointment, of those of these orders that still wait for one. */
const failedAppointmentsOf = (db: D1Database, orderIds: readonly number[]) =>
  drizzle(db)
    .select({
      orderId: orders.id,
      detail: sql<string | null>`(
        SELECT ${orderTransitions.detail} FROM ${orderTransitions}
        WHERE ${orderTransitions.orderId} = ${orders.id}
          AND ${orderTransitions.event} = ${masterSteps.fail_appointment.event}
        ORDER BY ${orderTransitions.seq} DESC LIMIT 1
      )`,
    })
    .from(orders)
    .where(
      and(
        inArray(orders.id, inValues(orderIds)),
        // The orders are known: the + keeps SQLite from the index of all orders with this status.
        sql`+${orders.status} = 'WAIT_APPOINTMENT'`,
        eq(orders.appointResult, false),
      ),
    );

/** What is open about each of these orders, in one round trip. */
export async function findOpenMatters(
  db: D1Database,
  orderIds: readonly number[],
): Promise<(orderId: number) => OpenMatters> {
  const [refundRows, markupRows, failedRows] = await drizzle(db).batch([
    refundsOf(db, orderIds),
    openMarkupsOf(db, orderIds),
    failedAppointmentsOf(db, orderIds),
  ]);
  const refundBy = new Map(refundRows.map((row) => [row.orderId, row]));
  const markupBy = new Map(markupRows.map((row) => [row.orderId, row]));
  const failReasonBy = new Map(
    failedRows.map(({ orderId, detail }) => [
      orderId,
      detail && masterSteps.fail_appointment.detail.parse(JSON.parse(detail)).reason,
    ]),
  );
  const requested = new Map<number, number>();
  for (const { orderId, source, amount } of markupRows) {
    if (source === "WORKER") requested.set(orderId, (requested.get(orderId) ?? 0) + amount);
  }
  return (orderId) => ({
    refund: refundBy.get(orderId) ?? null,
    markup: markupBy.get(orderId) ?? null,
    requested: requested.get(orderId) ?? 0,
    appointFailReason: failReasonBy.get(orderId) ?? null,
  });
}
