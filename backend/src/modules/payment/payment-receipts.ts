import { and, asc, eq, lte } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { PaidTrade } from "../../providers/pay/pay-provider";
import { statement } from "../../shared/commit";
import { paymentReceipts, paymentRefunds } from "./payment.tables";
import type { PaymentRow } from "./payments.repository";

export type RefundRow = typeof paymentRefunds.$inferSelect;

/** Statement that books the arrival of a payment's money; the second one for a payment is refused, with its batch. */
export const insertReceipt = (
  db: D1Database,
  { outTradeNo, payWay }: PaymentRow,
  { transactionId, amount, paidAt, at }: PaidTrade & { at: number },
): D1PreparedStatement =>
  statement(
    db,
    drizzle(db)
      .insert(paymentReceipts)
      .values({ outTradeNo, payWay, transactionId, amount, paidAt, bookedAt: at }),
  );

/** Statement that queues a refund. */
export const insertRefund = (
  db: D1Database,
  refund: typeof paymentRefunds.$inferInsert,
): D1PreparedStatement => statement(db, drizzle(db).insert(paymentRefunds).values(refund));

/** Refunds whose next attempt is due, the longest waiting first. */
export const refundsDue = (db: D1Database, now: number, limit: number): Promise<RefundRow[]> =>
  drizzle(db)
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.status, "PENDING"), lte(paymentRefunds.nextAttemptAt, now)))
    .orderBy(asc(paymentRefunds.nextAttemptAt))
    .limit(limit);

/** Takes the next attempt of a refund; false when another run has it. */
export async function claimRefund(
  db: D1Database,
  { outRefundNo, attempts }: RefundRow,
  nextAttemptAt: number,
): Promise<boolean> {
  const { meta } = await drizzle(db)
    .update(paymentRefunds)
    .set({ attempts: attempts + 1, nextAttemptAt })
    .where(
      and(
        eq(paymentRefunds.outRefundNo, outRefundNo),
        eq(paymentRefunds.status, "PENDING"),
        eq(paymentRefunds.attempts, attempts),
      ),
    );
  return meta.changes === 1;
}

/** Statement that ends a refund. */
export const storeRefundDone = (db: D1Database, outRefundNo: string, at: number): D1PreparedStatement =>
  statement(
    db,
    drizzle(db)
      .update(paymentRefunds)
      .set({ status: "DONE", doneAt: at })
      .where(eq(paymentRefunds.outRefundNo, outRefundNo)),
  );
