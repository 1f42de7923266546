import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Uploaded files; the bytes are in R2 under the same key. The row comes first, so that no crash can leave bytes behind
 * that nobody knows of.
 */
export const files = sqliteTable(
  "files",
  {
    /** `<128-bit random>.<jpg|png|mp4>`; the last segment of its URL. */
    key: text("key").primaryKey(),
    customerId: integer("customer_id").notNull(),
    contentType: text("content_type").notNull(),
    size: integer("size").notNull(),
    createdAt: integer("created_at").notNull(),
    /** The bytes are still on their way, or never arrived: to everybody else there is no such file. */
    isPending: integer("is_pending", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("files_of_customer").on(table.customerId, table.createdAt),
    index("files_pending").on(table.createdAt).where(sql`is_pending = 1`),
  ],
);
