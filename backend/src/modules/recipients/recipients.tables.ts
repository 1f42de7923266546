import { sql } from "drizzle-orm";
import { integer, primaryKey, sqliteTable, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Pinned recipients of a customer (ux.md U16), each by one of the customer's orders. */
export const pinnedRecipients = sqliteTable(
  "pinned_recipients",
  {
    customerId: integer("customer_id").notNull(),
    orderId: integer("order_id").notNull(),
    createdAt: integer("created_at").notNull(),
    /** The recipient that a new order form shows first; at most one for each customer. */
    isDefault: integer("is_default", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.orderId] }),
    uniqueIndex("pinned_recipients_one_default").on(table.customerId).where(sql`is_default = 1`),
  ],
);
