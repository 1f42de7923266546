import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/**
 * Attempts to pay by a provider. A row is written before the provider is asked, so that whatever the provider says
 * about it, however early, finds it (reliability.md R13). Money in 分, times in ms UTC.
 */
export const payments = sqliteTable(
  "payments",
  {
    /** Our number for the trade at the provider. */
    outTradeNo: text("out_trade_no").primaryKey(),
    customerId: integer("customer_id").notNull(),
    payWay: text("pay_way", { enum: ["ALIPAY", "WECHAT"] }).notNull(),
    amount: integer("amount").notNull(),
    subject: text("subject").notNull(),
    /** PAID: its money has arrived and was booked. CLOSED: the provider says that it can no longer be paid. */
    status: text("status", { enum: ["OPEN", "PAID", "CLOSED"] })
      .notNull()
      .default("OPEN"),
    createdAt: integer("created_at").notNull(),
    /** The provider takes no money for it after this moment. */
    expiresAt: integer("expires_at").notNull(),
    /** When the provider was asked last, and when it is to be asked next in case its notification never comes. */
    askedAt: integer("asked_at").notNull(),
    nextQueryAt: integer("next_query_at").notNull(),
    /** ORDER: for the orders of `payment_orders`. RECHARGE: for the customer's wallet. */
    purpose: text("purpose", { enum: ["ORDER", "RECHARGE"] })
      .notNull()
      .default("ORDER"),
  },
  (table) => [
    index("payments_of_customer").on(table.customerId),
    index("payments_due").on(table.status, table.nextQueryAt),
  ],
);

/** The orders that a payment is for, each with its part of the amount; with a markup it pays that instead. */
export const paymentOrders = sqliteTable(
  "payment_orders",
  {
    outTradeNo: text("out_trade_no").notNull(),
    orderId: integer("order_id").notNull(),
    amount: integer("amount").notNull(),
    markupId: integer("markup_id"),
  },
  (table) => [
    primaryKey({ columns: [table.outTradeNo, table.orderId] }),
    index("payment_orders_of_order").on(table.orderId),
  ],
);

/** Money that has arrived at a provider. The primary key is the lock: it is booked once, however often it is reported. */
export const paymentReceipts = sqliteTable(
  "payment_receipts",
  {
    outTradeNo: text("out_trade_no").primaryKey(),
    payWay: text("pay_way").notNull(),
    transactionId: text("transaction_id").notNull(),
    amount: integer("amount").notNull(),
    paidAt: integer("paid_at").notNull(),
    bookedAt: integer("booked_at").notNull(),
  },
  (table) => [uniqueIndex("payment_receipts_of_provider").on(table.payWay, table.transactionId)],
);

/** Genuine notifications that were dealt with, so that one that comes again is only answered (reliability.md R11). */
export const paymentNotifications = sqliteTable(
  "payment_notifications",
  {
    /** `<pay way>/<the provider's id>` */
    eventId: text("event_id").primaryKey(),
    outTradeNo: text("out_trade_no").notNull(),
    receivedAt: integer("received_at").notNull(),
  },
  (table) => [index("payment_notifications_by_age").on(table.receivedAt)],
);

/** Money that goes back to where it came from, because its order was paid otherwise or is closed. */
export const paymentRefunds = sqliteTable(
  "payment_refunds",
  {
    /** Our number for the refund at the provider: asking again never refunds twice. */
    outRefundNo: text("out_refund_no").primaryKey(),
    outTradeNo: text("out_trade_no").notNull(),
    orderId: integer("order_id").notNull(),
    customerId: integer("customer_id").notNull(),
    amount: integer("amount").notNull(),
    reason: text("reason").notNull(),
    status: text("status", { enum: ["PENDING", "DONE"] })
      .notNull()
      .default("PENDING"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: integer("next_attempt_at").notNull(),
    createdAt: integer("created_at").notNull(),
    doneAt: integer("done_at"),
    /** The refund that it pays out (table `refunds`); null for money that its order never took. */
    refundId: integer("refund_id"),
  },
  (table) => [
    index("payment_refunds_of_customer").on(table.customerId, table.refundId),
    index("payment_refunds_due").on(table.status, table.nextAttemptAt),
  ],
);
