import { desc } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Orders that a customer wants to place again, with a name (ux.md U18). The content is read from the order.
 */
export const orderTemplates = sqliteTable(
  "order_templates",
  {
    id: integer("id").primaryKey(),
    customerId: integer("customer_id").notNull(),
    orderId: integer("order_id").notNull(),
    name: text("name").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("order_templates_of_customer").on(table.customerId, desc(table.createdAt))],
);
