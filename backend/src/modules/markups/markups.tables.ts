import { desc, sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { MARKUP_KINDS, MARKUP_SOURCES, MARKUP_STATUSES } from "../../../../schema/rules/markups/markup";

/**
 * Price increases (ENT-20), by the customer or requested by a master. Money in 分, times in ms UTC. Only an
 * unpaid one changes: the trigger `markups_decided_once` refuses a second decision together with its batch
 * (reliability.md R16).
 */
export const markups = sqliteTable(
  "markups",
  {
    id: integer("id").primaryKey(),
    orderId: integer("order_id").notNull(),
    customerId: integer("customer_id").notNull(),
    source: text("source", { enum: MARKUP_SOURCES }).notNull(),
    /** The master who requests it; null for the customer's own, and for a request by staff. */
    workerId: integer("worker_id"),
    status: text("status", { enum: MARKUP_STATUSES }).notNull().default("WAIT_PAY"),
    amount: integer("amount").notNull(),
    kind: text("kind", { enum: MARKUP_KINDS }).notNull(),
    /** Choice of the dictionary `add_price_type`. */
    markupType: text("markup_type").notNull(),
    remark: text("remark").notNull(),
    /** The exception for which it was paid. */
    abnormalId: integer("abnormal_id"),
    rejectContent: text("reject_content"),
    payWay: text("pay_way", { enum: ["WALLET", "ALIPAY", "WECHAT"] }),
    /** Time of the payment, rejection or closing. */
    dealtAt: integer("dealt_at"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("markups_of_order").on(table.orderId, desc(table.createdAt)),
    index("markups_open_requests")
      .on(table.customerId, desc(table.createdAt))
      .where(sql`${table.status} = 'WAIT_PAY' AND ${table.source} = 'WORKER'`),
    // Columns by which the order list is filtered (decision 030).
    index("markups_unpaid").on(table.customerId, table.orderId).where(sql`status = 'WAIT_PAY'`),
    // An order has at most one unpaid markup of the customer, so two windows pay the same one.
    uniqueIndex("markups_one_open_per_order")
      .on(table.orderId)
      .where(sql`${table.status} = 'WAIT_PAY' AND ${table.source} = 'CUSTOMER'`),
    check("markups_amount_positive", sql`${table.amount} > 0`),
  ],
);
