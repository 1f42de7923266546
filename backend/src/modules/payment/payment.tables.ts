import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/**
 * Attempts to pay at a provider. A row is written before the provider is asked, so that every notification
 * finds it, however early it comes (reliability.md R13). Money in 分, times in ms UTC.
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
    /**
     * PAID: the money has arrived and was booked. CLOSED: the provider says that it can no longer be paid.
     */
    status: text("status", { enum: ["OPEN", "PAID", "CLOSED"] })
      .notNull()
      .default("OPEN"),
    createdAt: integer("created_at").notNull(),
    /** The provider takes no money for it after this moment. */
    expiresAt: integer("expires_at").notNull(),
    /**
     * Time at which the provider was asked last, and the time of the next query, in case its notification
     * never comes.
     */
    askedAt: integer("asked_at").notNull(),
    nextQueryAt: integer("next_query_at").notNull(),
    /** ORDER: for the orders in `payment_orders`. RECHARGE: for the customer's wallet. */
    purpose: text("purpose", { enum: ["ORDER", "RECHARGE"] })
      .notNull()
      .default("ORDER"),
  },
  (table) => [
    index("payments_of_customer").on(table.customerId),
    index("payments_due").on(table.status, table.nextQueryAt),
  ],
);

/**
 * The orders of a payment, each with its part of the amount; with a markup id, the markup is paid and not the
 * order.
 */
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

/**
 * Money that has arrived at a provider. The primary key is the lock: it is booked once, however often it is
 * reported.
 */
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

/** Verified notifications that were handled, so that a repeated one is only answered (reliability.md R11). */
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

/** Money that is sent back to its payer, because its order was paid in another way or is closed. */
export const paymentRefunds = sqliteTable(
  "payment_refunds",
  {
    /**
     * Our number for the refund at the provider, so that a repeated request never refunds twice; another one after
     * the provider has closed it without a payment.
     */
    outRefundNo: text("out_refund_no").primaryKey(),
    outTradeNo: text("out_trade_no").notNull(),
    orderId: integer("order_id").notNull(),
    customerId: integer("customer_id").notNull(),
    amount: integer("amount").notNull(),
    reason: text("reason").notNull(),
    /** DONE: sent back by the provider. WALLET: staff have put it into the wallet instead (EXT-571). */
    status: text("status", { enum: ["PENDING", "DONE", "WALLET"] })
      .notNull()
      .default("PENDING"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: integer("next_attempt_at").notNull(),
    createdAt: integer("created_at").notNull(),
    doneAt: integer("done_at"),
    /** The refund that it pays out (table `refunds`); null for money that no order needed. */
    refundId: integer("refund_id"),
  },
  (table) => [
    index("payment_refunds_of_customer").on(table.customerId, table.refundId),
    index("payment_refunds_due").on(table.status, table.nextAttemptAt),
  ],
);
