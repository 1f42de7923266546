import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Saved filters of a customer's order list (ux.md U3), in the form of the list's address. */
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
