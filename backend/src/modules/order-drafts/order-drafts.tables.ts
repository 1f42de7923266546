import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The order that a customer is filling in, one of each kind, so that another browser can go on with it (ux.md U17). */
export const orderDrafts = sqliteTable(
  "order_drafts",
  {
    customerId: integer("customer_id").notNull(),
    orderType: text("order_type", { enum: ["GENERAL", "TIMELY"] }).notNull(),
    /** Idempotency key of the order that it is to become. */
    orderKey: text("order_key").notNull(),
    /** The form as the site wrote it, JSON. Only its owner reads it. */
    content: text("content").notNull(),
    /** When it was saved, ms; it grows with every change, and so is its version, too. */
    savedAt: integer("saved_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.orderType] }),
    index("order_drafts_by_age").on(table.savedAt),
  ],
);
