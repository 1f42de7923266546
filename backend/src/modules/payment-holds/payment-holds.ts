import { eq, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { CustomerStore } from "../../shared/stores/stores";
import { paymentHolds } from "./payment-holds.tables";

/**
 * Condition: this customer's money is not held. Code that begins a payment need not check it: triggers refuse
 * the payment, and `commit` answers the reason.
 */
export const isNotHeld = (customerId: SQLiteColumn): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM ${paymentHolds} WHERE ${paymentHolds.customerId} = ${customerId})`;

/** Whether a customer's outgoing money is held. */
export async function isHeld(db: CustomerStore, customerId: number): Promise<boolean> {
  return (await drizzle(db).$count(paymentHolds, eq(paymentHolds.customerId, customerId))) > 0;
}

/** Customers of a store whose money is held for a restore, ascending. */
export async function heldBy(db: CustomerStore, restoreId: number): Promise<number[]> {
  const rows = await drizzle(db)
    .select({ customerId: paymentHolds.customerId })
    .from(paymentHolds)
    .where(eq(paymentHolds.restoreId, restoreId))
    .orderBy(paymentHolds.customerId);
  return rows.map(({ customerId }) => customerId);
}

/** Ends the hold of these customers. */
export async function releaseHolds(db: CustomerStore, restoreId: number): Promise<void> {
  await drizzle(db).delete(paymentHolds).where(eq(paymentHolds.restoreId, restoreId));
}
