import { sql } from "drizzle-orm";
import { integer, primaryKey, sqliteTable, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Recipients that a customer keeps at hand (ux.md U16): each is the one of an own order. */
export const pinnedRecipients = sqliteTable(
  "pinned_recipients",
  {
    customerId: integer("customer_id").notNull(),
    orderId: integer("order_id").notNull(),
    createdAt: integer("created_at").notNull(),
    /** The one whom a new order form offers first; one of a customer at most. */
    isDefault: integer("is_default", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.orderId] }),
    uniqueIndex("pinned_recipients_one_default").on(table.customerId).where(sql`is_default = 1`),
  ],
);
