import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { statement } from "../../shared/commit";
import { inValues } from "../../shared/in-values";
import { earliest, type Moments } from "../../shared/next-due";
import type { CustomerStore } from "../../shared/stores/stores";
import { paymentNotifications, paymentOrders, payments } from "./payment.tables";

export type PaymentRow = typeof payments.$inferSelect;

/** Statements that store a new attempt with its orders. Storing it again changes nothing. */
export const insertPayment = (
  db: CustomerStore,
  payment: typeof payments.$inferInsert,
  parts: readonly { orderId: number; amount: number; markupId: number | null }[],
): D1PreparedStatement[] => {
  const orm = drizzle(db);
  const { outTradeNo } = payment;
  return [
    statement(db, orm.insert(payments).values(payment).onConflictDoNothing()),
    ...parts.map((part) =>
      statement(
        db,
        orm
          .insert(paymentOrders)
          .values({ outTradeNo, ...part })
          .onConflictDoNothing(),
      ),
    ),
  ];
};

/** The attempt with this number, or null. */
export async function findPayment(db: CustomerStore, outTradeNo: string): Promise<PaymentRow | null> {
  const [row] = await drizzle(db).select().from(payments).where(eq(payments.outTradeNo, outTradeNo));
  return row ?? null;
}

/**
 * Orders of an attempt with their parts of the amount; with a markup id, the markup is paid and not the
 * order.
 */
export const partsOfPayment = (db: CustomerStore, outTradeNo: string) =>
  drizzle(db)
    .select({
      orderId: paymentOrders.orderId,
      amount: paymentOrders.amount,
      markupId: paymentOrders.markupId,
    })
    .from(paymentOrders)
    .where(eq(paymentOrders.outTradeNo, outTradeNo))
    .orderBy(asc(paymentOrders.orderId));

/**
 * An attempt for exactly one order or markup that can still be paid for some time, so that no new one is
 * opened.
 */
export async function findUsablePayment(
  db: CustomerStore,
  wanted: {
    orderId: number;
    markupId: number | null;
    payWay: "ALIPAY" | "WECHAT";
    amount: number;
    usableAt: number;
  },
): Promise<PaymentRow | null> {
  const [row] = await drizzle(db)
    .select({ payment: payments })
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.outTradeNo, paymentOrders.outTradeNo))
    .where(
      and(
        eq(paymentOrders.orderId, wanted.orderId),
        wanted.markupId === null
          ? isNull(paymentOrders.markupId)
          : eq(paymentOrders.markupId, wanted.markupId),
        eq(payments.payWay, wanted.payWay),
        eq(payments.status, "OPEN"),
        eq(payments.amount, wanted.amount),
        sql`${payments.expiresAt} > ${wanted.usableAt}`,
        sql`(SELECT COUNT(*) FROM payment_orders part WHERE part.out_trade_no = ${payments.outTradeNo}) = 1`,
      ),
    )
    .limit(1);
  return row?.payment ?? null;
}

/** Open attempts whose next query is due, the longest due first. */
export const paymentsDue = (db: CustomerStore, now: number, limit: number): Promise<PaymentRow[]> =>
  drizzle(db)
    .select()
    .from(payments)
    .where(and(eq(payments.status, "OPEN"), lte(payments.nextQueryAt, now)))
    .orderBy(asc(payments.nextQueryAt))
    .limit(limit);

/** Time of the next query about an open attempt. */
export const nextPaymentQuestion = (): Moments => [
  earliest(payments.nextQueryAt, eq(payments.status, "OPEN")),
];

/** Open attempts for any of these orders whose last query was before `askedBefore`. */
export const openPaymentsOf = (
  db: CustomerStore,
  orderIds: readonly number[],
  askedBefore: number,
): Promise<PaymentRow[]> =>
  drizzle(db)
    .selectDistinct({ payment: payments })
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.outTradeNo, paymentOrders.outTradeNo))
    .where(
      and(
        inArray(paymentOrders.orderId, inValues(orderIds)),
        eq(payments.status, "OPEN"),
        lte(payments.askedAt, askedBefore),
      ),
    )
    .limit(5)
    .then((rows) => rows.map((row) => row.payment));

/** Statement that makes the next run of the jobs query the attempts for an order. */
export const askSoon = (db: CustomerStore, orderId: number, at: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE payments SET next_query_at = ?2 WHERE status = 'OPEN' AND next_query_at > ?2
         AND out_trade_no IN (SELECT out_trade_no FROM payment_orders WHERE order_id = ?1)`,
    )
    .bind(orderId, at);

/** Takes the next query about an attempt; false when another run has just made it. */
export async function claimQuery(
  db: CustomerStore,
  payment: PaymentRow,
  { now, nextQueryAt }: { now: number; nextQueryAt: number },
): Promise<boolean> {
  const { meta } = await drizzle(db)
    .update(payments)
    .set({ askedAt: now, nextQueryAt })
    .where(
      and(
        eq(payments.outTradeNo, payment.outTradeNo),
        eq(payments.status, "OPEN"),
        eq(payments.askedAt, payment.askedAt),
        eq(payments.nextQueryAt, payment.nextQueryAt),
      ),
    );
  return meta.changes === 1;
}

/** Statement that marks an attempt as paid. */
export const storePaid = (db: CustomerStore, outTradeNo: string): D1PreparedStatement =>
  statement(
    db,
    drizzle(db).update(payments).set({ status: "PAID" }).where(eq(payments.outTradeNo, outTradeNo)),
  );

/** Statement that ends an unpaid attempt. */
export const closePayment = (db: CustomerStore, outTradeNo: string): D1PreparedStatement =>
  statement(
    db,
    drizzle(db)
      .update(payments)
      .set({ status: "CLOSED" })
      .where(and(eq(payments.outTradeNo, outTradeNo), eq(payments.status, "OPEN"))),
  );

/** Whether a notification was handled before. */
export async function isKnownNotification(db: CustomerStore, eventId: string): Promise<boolean> {
  const [row] = await drizzle(db)
    .select({ eventId: paymentNotifications.eventId })
    .from(paymentNotifications)
    .where(eq(paymentNotifications.eventId, eventId));
  return row !== undefined;
}

/** Statement that stores a handled notification. */
export const storeNotification = (
  db: CustomerStore,
  notification: typeof paymentNotifications.$inferInsert,
): D1PreparedStatement =>
  statement(db, drizzle(db).insert(paymentNotifications).values(notification).onConflictDoNothing());
