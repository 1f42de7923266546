import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Filters of the order list that a customer uses again (ux.md U3), as the list's address carries them. */
export const orderViews = sqliteTable(
  "order_views",
  {
    id: integer("id").primaryKey(),
    customerId: integer("customer_id").notNull(),
    name: text("name").notNull(),
    query: text("query").notNull(),
    pinned: integer("pinned", { mode: "boolean" }).notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [uniqueIndex("order_views_name").on(table.customerId, table.name)],
);
