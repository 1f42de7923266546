import { integer, sqliteTable } from "drizzle-orm/sqlite-core";

/** Which entries a customer is shown (ROLE-13..15); customers without a row are shown all. */
export const orderEntries = sqliteTable("order_entries", {
  customerId: integer("customer_id").primaryKey(),
  immediate: integer("immediate", { mode: "boolean" }).notNull(),
  normal: integer("normal", { mode: "boolean" }).notNull(),
  profitAndLoss: integer("profit_and_loss", { mode: "boolean" }).notNull().default(true),
});
