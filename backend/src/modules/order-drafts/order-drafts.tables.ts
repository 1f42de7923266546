import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Drafts of orders, one of each kind for a customer, so that the customer can continue in another browser
 * (ux.md U17).
 */
export const orderDrafts = sqliteTable(
  "order_drafts",
  {
    customerId: integer("customer_id").notNull(),
    orderType: text("order_type", { enum: ["GENERAL", "TIMELY"] }).notNull(),
    /** Idempotency key of the order that the draft becomes. */
    orderKey: text("order_key").notNull(),
    /** The form as the site wrote it, JSON. Only its owner reads it. */
    content: text("content").notNull(),
    /** Time at which it was saved, ms. It grows with every change, so it is also the version. */
    savedAt: integer("saved_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.orderType] }),
    index("order_drafts_by_age").on(table.savedAt),
  ],
);
