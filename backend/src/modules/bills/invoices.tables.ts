import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { INVOICE_KINDS, INVOICE_STATUSES } from "../../../../schema/rules/wallet/invoice";

/**
 * Requests for invoices of a month. Money in 分, times in ms UTC. A trigger ensures that each is answered
 * once.
 */
export const invoiceRequests = sqliteTable(
  "invoice_requests",
  {
    id: integer("id").primaryKey(),
    customerId: integer("customer_id").notNull(),
    /** `2026-11` */
    month: text("month").notNull(),
    kind: text("kind", { enum: INVOICE_KINDS }).notNull(),
    title: text("title").notNull(),
    taxNo: text("tax_no"),
    email: text("email").notNull(),
    amount: integer("amount").notNull(),
    status: text("status", { enum: INVOICE_STATUSES }).notNull().default("PENDING"),
    /** The invoice's number, or the reason why there is none. */
    answer: text("answer"),
    /** Id of the request that answered it. */
    requestId: text("request_id"),
    createdAt: integer("created_at").notNull(),
    answeredAt: integer("answered_at"),
  },
  (table) => [
    // One for each month, except those that could not be issued.
    uniqueIndex("invoice_requests_of_month")
      .on(table.customerId, table.month)
      .where(sql`status <> 'REFUSED'`),
    index("invoice_requests_of_customer").on(table.customerId, table.month, table.createdAt),
    index("invoice_requests_by_status").on(table.status, table.createdAt),
  ],
);
