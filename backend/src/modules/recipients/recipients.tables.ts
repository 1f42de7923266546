import { integer, primaryKey, sqliteTable } from "drizzle-orm/sqlite-core";

/** Recipients that a customer keeps at hand (ux.md U16): each is the one of an own order. */
export const pinnedRecipients = sqliteTable(
  "pinned_recipients",
  {
    customerId: integer("customer_id").notNull(),
    orderId: integer("order_id").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.orderId] })],
);
