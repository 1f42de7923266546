import { integer, sqliteTable } from "drizzle-orm/sqlite-core";

/**
 * Prices that merchants charge their own customers for orders, and the costs of the goods, 分; null until
 * entered. The platform's money does not depend on them.
 */
export const orderCharges = sqliteTable("order_charges", {
  orderId: integer("order_id").primaryKey(),
  customerId: integer("customer_id").notNull(),
  amount: integer("amount"),
  goodsCost: integer("goods_cost"),
  updatedAt: integer("updated_at").notNull(),
});
