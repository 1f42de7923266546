import { integer, sqliteTable } from "drizzle-orm/sqlite-core";

/** Which ways into a new order a customer is shown (ROLE-13, ROLE-14); customers without a row are shown both. */
export const orderEntries = sqliteTable("order_entries", {
  customerId: integer("customer_id").primaryKey(),
  immediate: integer("immediate", { mode: "boolean" }).notNull(),
  normal: integer("normal", { mode: "boolean" }).notNull(),
});
