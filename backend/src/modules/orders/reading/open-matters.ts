import { asc, count, desc, inArray, min } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { inValues } from "../../../shared/in-values";
import type { CustomerStore } from "../../../shared/stores/stores";
import {
  orderOpenBids as bids,
  orderOpenMarkups as markups,
  orderRefunds as refunds,
} from "../order-lookups.tables";

/** What may be open about an order beside its status: its refund, an undecided markup, the bids of masters. */
export interface OpenMatters {
  readonly refund: Omit<typeof refunds.$inferSelect, "orderId"> | null;
  readonly markup: Pick<typeof markups.$inferSelect, "source" | "amount"> | null;
  /** The sum of the undecided markups that masters ask for, 分. */
  readonly requested: number;
  /** How many masters bid for it, and the least, 分; null without any. */
  readonly bids: { readonly count: number; readonly lowest: number | null };
}

export const NO_BIDS = { count: 0, lowest: null } as const;

/** Query for the refunds of these orders, one at most of each. */
const refundsOf = (db: CustomerStore, orderIds: readonly number[]) =>
  drizzle(db)
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, inValues(orderIds)));

/** Query for the undecided markups of these orders: what a master asks for last of all, newest last. */
const openMarkupsOf = (db: CustomerStore, orderIds: readonly number[]) =>
  drizzle(db)
    .select()
    .from(markups)
    .where(inArray(markups.orderId, inValues(orderIds)))
    .orderBy(asc(markups.source), asc(markups.createdAt), desc(markups.id));

/** Query for the number and the least of the bids for these orders. */
const bidsOf = (db: CustomerStore, orderIds: readonly number[]) =>
  drizzle(db)
    .select({ orderId: bids.orderId, count: count(), lowest: min(bids.amount) })
    .from(bids)
    .where(inArray(bids.orderId, inValues(orderIds)))
    .groupBy(bids.orderId);

/** What is open about each of these orders, in one round trip. */
export async function findOpenMatters(
  db: CustomerStore,
  orderIds: readonly number[],
): Promise<(orderId: number) => OpenMatters> {
  const [refundRows, markupRows, bidRows] = await drizzle(db).batch([
    refundsOf(db, orderIds),
    openMarkupsOf(db, orderIds),
    bidsOf(db, orderIds),
  ]);
  const refundBy = new Map(refundRows.map((row) => [row.orderId, row]));
  const markupBy = new Map(markupRows.map((row) => [row.orderId, row]));
  const bidsBy = new Map(bidRows.map(({ orderId, ...row }) => [orderId, row]));
  const requested = new Map<number, number>();
  for (const { orderId, source, amount } of markupRows) {
    if (source === "WORKER") requested.set(orderId, (requested.get(orderId) ?? 0) + amount);
  }
  return (orderId) => ({
    refund: refundBy.get(orderId) ?? null,
    markup: markupBy.get(orderId) ?? null,
    requested: requested.get(orderId) ?? 0,
    bids: bidsBy.get(orderId) ?? NO_BIDS,
  });
}
