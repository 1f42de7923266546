import { desc } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Notes that a customer keeps on an order (ENT-21). */
export const orderFollowUps = sqliteTable(
  "order_follow_ups",
  {
    id: integer("id").primaryKey(),
    orderId: integer("order_id").notNull(),
    customerId: integer("customer_id").notNull(),
    content: text("content").notNull(),
    /** Pictures, JSON list of paths. */
    images: text("images", { mode: "json" }).$type<string[]>().notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("order_follow_ups_of_order").on(table.orderId, desc(table.createdAt))],
);
