import { and, count, desc, eq, inArray, isNotNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { RefundFilter } from "../../../../schema/rules/refunds/refund-status";
import type { CustomerStore } from "../../shared/stores/stores";
import { refunds } from "./refunds.tables";

export type RefundRow = typeof refunds.$inferSelect;

export interface RefundQuery {
  readonly customerId: number;
  readonly filter?: RefundFilter;
  /** An order number or a part of it. */
  readonly orderNo?: string;
}

/** A refund of any customer, for steps that have found its order already. */
export async function findAnyRefund(db: CustomerStore, refundId: number): Promise<RefundRow | null> {
  const [row] = await drizzle(db).select().from(refunds).where(eq(refunds.id, refundId));
  return row ?? null;
}

/** The refund if it is the customer's, otherwise null: missing and foreign are the same (ROLE-16). */
export async function findRefund(
  db: CustomerStore,
  customerId: number,
  refundId: number,
): Promise<RefundRow | null> {
  const [row] = await drizzle(db)
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, refundId), eq(refunds.customerId, customerId)));
  return row ?? null;
}

/**
 * The refunded amount of the refund with this id, as a column of a query about other tables, 分: 0 for none,
 * or a cancelled one.
 */
export const refundedBy = (refundId: SQLWrapper): SQL<number> =>
  sql`COALESCE((SELECT ${refunds.refundAmount} FROM ${refunds}
    WHERE ${refunds.id} = ${refundId} AND ${refunds.status} <> 'CANCEL'), 0)`;

/**
 * Condition of each filter. A refund counts as successful once its money is back, whether the master or the
 * platform decided it (C-39).
 */
const MEANING = {
  WAIT: eq(refunds.status, "WAIT"),
  REFUSE: eq(refunds.status, "REFUSE"),
  REFUND_SUEECSS: isNotNull(refunds.succeededAt),
  // A cancelled arbitration is not in the list (ARB-09).
  ARBITRATION_ALL: inArray(refunds.arbitrationState, ["ARBITRATION", "PROCESSED"]),
} as const;

const matches = ({ customerId, filter, orderNo }: RefundQuery) =>
  and(
    eq(refunds.customerId, customerId),
    filter && MEANING[filter],
    orderNo ? sql`instr(${refunds.orderNo}, ${orderNo}) > 0` : undefined,
  );

/** One page of a customer's refunds, newest first. */
export const refundsPage = (db: CustomerStore, query: RefundQuery, page: { limit: number; offset: number }) =>
  drizzle(db)
    .select()
    .from(refunds)
    .where(matches(query))
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
    .limit(page.limit)
    .offset(page.offset);

/** Number of refunds of a filter. */
const refundsTotal = (db: CustomerStore, query: RefundQuery) =>
  drizzle(db).select({ total: count() }).from(refunds).where(matches(query));

/** Numbers of a customer's refunds, in total and by filter, in one query (EXT-340). */
export async function countRefunds(
  db: CustomerStore,
  customerId: number,
): Promise<{ total: number } & Record<RefundFilter, number>> {
  const found = (filter: RefundFilter) => sql<number>`COUNT(CASE WHEN ${MEANING[filter]} THEN 1 END)`;
  const [row] = await drizzle(db)
    .select({
      total: count(),
      WAIT: found("WAIT"),
      REFUSE: found("REFUSE"),
      REFUND_SUEECSS: found("REFUND_SUEECSS"),
      ARBITRATION_ALL: found("ARBITRATION_ALL"),
    })
    .from(refunds)
    .where(eq(refunds.customerId, customerId));
  return row ?? { total: 0, WAIT: 0, REFUSE: 0, REFUND_SUEECSS: 0, ARBITRATION_ALL: 0 };
}

/** The page and its total, in one round trip. */
export async function findRefunds(
  db: CustomerStore,
  query: RefundQuery,
  page: { limit: number; offset: number },
): Promise<{ rows: RefundRow[]; total: number }> {
  const [rows, [all]] = await drizzle(db).batch([refundsPage(db, query, page), refundsTotal(db, query)]);
  return { rows, total: all?.total ?? 0 };
}
