import { integer, sqliteTable } from "drizzle-orm/sqlite-core";

/** What merchants charge their own customers for orders, and what the goods cost them, 分; null until it is entered; of no concern to the platform's money. */
export const orderCharges = sqliteTable("order_charges", {
  orderId: integer("order_id").primaryKey(),
  customerId: integer("customer_id").notNull(),
  amount: integer("amount"),
  goodsCost: integer("goods_cost"),
  updatedAt: integer("updated_at").notNull(),
});
