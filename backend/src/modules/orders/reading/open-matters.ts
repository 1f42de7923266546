import { asc, count, desc, inArray, min } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { inValues } from "../../../shared/in-values";
import type { CustomerStore } from "../../../shared/stores/stores";
import {
  orderOpenBids as bids,
  orderOpenMarkups as markups,
  orderRefunds as refunds,
} from "../order-lookups.tables";

/** Open matters of an order besides its status: its refund, an undecided markup, the bids of masters. */
export interface OpenMatters {
  readonly refund: Omit<typeof refunds.$inferSelect, "orderId"> | null;
  readonly markup: Pick<typeof markups.$inferSelect, "source" | "amount"> | null;
  /** Sum of the undecided markups that masters request, 分. */
  readonly requested: number;
  /** Number of bids, and the lowest, 分; null without any. */
  readonly bids: { readonly count: number; readonly lowest: number | null };
}

export const NO_BIDS = { count: 0, lowest: null } as const;

/** Query for the refunds of these orders, at most one for each. */
const refundsOf = (db: CustomerStore, orderIds: readonly number[]) =>
  drizzle(db)
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, inValues(orderIds)));

/**
 * Query for the undecided markups of these orders, sorted so that a master's request comes last, the newest
 * last.
 */
const openMarkupsOf = (db: CustomerStore, orderIds: readonly number[]) =>
  drizzle(db)
    .select()
    .from(markups)
    .where(inArray(markups.orderId, inValues(orderIds)))
    .orderBy(asc(markups.source), asc(markups.createdAt), desc(markups.id));

/** Query for the numbers of bids for these orders, and the lowest. */
const bidsOf = (db: CustomerStore, orderIds: readonly number[]) =>
  drizzle(db)
    .select({ orderId: bids.orderId, count: count(), lowest: min(bids.amount) })
    .from(bids)
    .where(inArray(bids.orderId, inValues(orderIds)))
    .groupBy(bids.orderId);

/** Open matters of each of these orders, in one round trip. */
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
