import { and, asc, eq, lte, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { PaidTrade } from "../../providers/pay/pay-provider";
import { statement } from "../../shared/commit";
import { earliest, type Moments } from "../../shared/next-due";
import { numbers } from "../../shared/numbers/numbers";
import type { CustomerStore } from "../../shared/stores/stores";
import type { OrderRow } from "../orders";
import { isNotHeld } from "../payment-holds";
import { paymentReceipts, paymentRefunds } from "./payment.tables";
import type { PaymentRow } from "./payments.repository";

export type RefundRow = typeof paymentRefunds.$inferSelect;

/**
 * Statement that stores the receipt of a payment's money. A second one for the same payment is refused with
 * its batch.
 */
export const insertReceipt = (
  db: CustomerStore,
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
  db: CustomerStore,
  refund: typeof paymentRefunds.$inferInsert,
): D1PreparedStatement => statement(db, drizzle(db).insert(paymentRefunds).values(refund));

/**
 * Statement that queues a refund by the provider that took an order's money. Without a payment for the order
 * the number is null, which the table refuses together with the whole batch.
 */
export const queueOrderRefund = (
  db: CustomerStore,
  refund: {
    order: Pick<OrderRow, "id" | "customerId" | "payWay">;
    /** The refund that it pays out. */
    refundId: number;
    /** 分 */
    amount: number;
    at: number;
  },
): D1PreparedStatement => {
  const { order, refundId, amount, at } = refund;
  return db
    .prepare(
      `INSERT INTO payment_refunds (out_refund_no, out_trade_no, order_id, customer_id, amount, reason, refund_id, next_attempt_at, created_at)
       SELECT paid.number || '-' || CAST(?1 AS INTEGER), paid.number, ?1, ?3, ?4, '订单退款', ?5, ?6, ?6
       FROM (SELECT 1) LEFT JOIN (
         SELECT part.out_trade_no AS number FROM payment_orders part JOIN payments p ON p.out_trade_no = part.out_trade_no
         WHERE part.order_id = ?1 AND part.markup_id IS NULL AND p.status = 'PAID' AND p.pay_way = ?2 AND NOT EXISTS (
           SELECT 1 FROM payment_refunds r WHERE r.out_trade_no = part.out_trade_no AND r.order_id = part.order_id)
         LIMIT 1
       ) paid`,
    )
    .bind(order.id, order.payWay, order.customerId, amount, refundId, at);
};

/**
 * Refunds whose next attempt is due, the longest waiting first; without customers whose payments are held.
 */
export const refundsDue = (db: CustomerStore, now: number, limit: number): Promise<RefundRow[]> =>
  drizzle(db)
    .select()
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.status, "PENDING"),
        lte(paymentRefunds.nextAttemptAt, now),
        isNotHeld(paymentRefunds.customerId),
      ),
    )
    .orderBy(asc(paymentRefunds.nextAttemptAt))
    .limit(limit);

/** When the next attempt of a refund is due. */
export const nextRefund = (): Moments => [
  earliest(paymentRefunds.nextAttemptAt, eq(paymentRefunds.status, "PENDING")),
];

/** Takes the next attempt of a refund; false when another run has it. */
export async function claimRefund(
  db: CustomerStore,
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

/**
 * Gives a refund the next number, because its provider has closed the one that it has. Does nothing once another
 * attempt than `attempts` has it: that one may be sending under the number.
 */
export async function renumberRefund(
  db: CustomerStore,
  { outRefundNo, attempts }: Pick<RefundRow, "outRefundNo" | "attempts">,
): Promise<void> {
  await drizzle(db)
    .update(paymentRefunds)
    .set({ outRefundNo: numbers.tradeRefund.next(outRefundNo) })
    .where(
      and(
        eq(paymentRefunds.outRefundNo, outRefundNo),
        eq(paymentRefunds.status, "PENDING"),
        eq(paymentRefunds.attempts, attempts),
      ),
    );
}

/** A refund of an order's money by any number that it has had at the provider, or null. */
export async function findRefund(
  db: CustomerStore,
  orderId: number,
  outRefundNo: string,
): Promise<RefundRow | null> {
  const outTradeNo = numbers.tradeRefund.trade(outRefundNo);
  const [row] = await drizzle(db)
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.orderId, orderId), eq(paymentRefunds.outTradeNo, outTradeNo)));
  return row ?? null;
}

/**
 * Statement that ends a refund, whatever number it has by now: sent back by the provider, or put into the wallet by
 * staff (EXT-571). For one that has ended before, the status is null, which the table refuses together with the whole
 * batch.
 */
export const endRefund = (
  db: CustomerStore,
  { outTradeNo, orderId }: Pick<RefundRow, "outTradeNo" | "orderId">,
  { status, at }: { status: "DONE" | "WALLET"; at: number },
): D1PreparedStatement =>
  statement(
    db,
    drizzle(db)
      .update(paymentRefunds)
      .set({
        status: sql`CASE WHEN ${paymentRefunds.status} = 'PENDING' THEN ${status} END`,
        doneAt: at,
      })
      .where(and(eq(paymentRefunds.orderId, orderId), eq(paymentRefunds.outTradeNo, outTradeNo))),
  );
