import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * The link to an order's progress, which the customer may share; at most one, and none after it was revoked.
 */
export const progressLinks = sqliteTable("progress_links", {
  orderId: integer("order_id").primaryKey(),
  token: text("token").notNull().unique(),
  createdAt: integer("created_at").notNull(),
});
