import { index, integer, sqliteTable } from "drizzle-orm/sqlite-core";

/**
 * Customers whose outgoing money is held, because their rows were restored and not compared yet
 * (decision 079).
 */
export const paymentHolds = sqliteTable(
  "payment_holds",
  {
    customerId: integer("customer_id").primaryKey(),
    restoreId: integer("restore_id").notNull(),
    /** ms */
    since: integer("since").notNull(),
  },
  (table) => [index("payment_holds_of_restore").on(table.restoreId)],
);
