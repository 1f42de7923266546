import { integer, sqliteTable } from "drizzle-orm/sqlite-core";

/** What merchants charge their own customers for orders, 分; of no concern to the platform's money. */
export const orderCharges = sqliteTable("order_charges", {
  orderId: integer("order_id").primaryKey(),
  customerId: integer("customer_id").notNull(),
  amount: integer("amount").notNull(),
  updatedAt: integer("updated_at").notNull(),
});
