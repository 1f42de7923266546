import { eq, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { CustomerStore } from "../../shared/stores/stores";
import { paymentHolds } from "./payment-holds.tables";

/**
 * Condition: money of this customer may go out. What begins a payment need not ask: triggers refuse it, and `commit` says
 * why.
 */
export const isNotHeld = (customerId: SQLiteColumn): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM ${paymentHolds} WHERE ${paymentHolds.customerId} = ${customerId})`;

/** Whether a customer's money does not go out for the time being. */
export async function isHeld(db: CustomerStore, customerId: number): Promise<boolean> {
  return (await drizzle(db).$count(paymentHolds, eq(paymentHolds.customerId, customerId))) > 0;
}

/** The customers of a store whose money waits for a restore to be compared, ascending. */
export async function heldBy(db: CustomerStore, restoreId: number): Promise<number[]> {
  const rows = await drizzle(db)
    .select({ customerId: paymentHolds.customerId })
    .from(paymentHolds)
    .where(eq(paymentHolds.restoreId, restoreId))
    .orderBy(paymentHolds.customerId);
  return rows.map(({ customerId }) => customerId);
}

/** Lets the money of these customers out again. */
export async function releaseHolds(db: CustomerStore, restoreId: number): Promise<void> {
  await drizzle(db).delete(paymentHolds).where(eq(paymentHolds.restoreId, restoreId));
}
