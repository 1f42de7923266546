import { desc, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/**
 * Feedback of customers (FEED-06). Times in ms UTC. It is answered once; a trigger refuses all other changes.
 */
export const feedback = sqliteTable(
  "feedback",
  {
    id: integer("id").primaryKey(),
    customerId: integer("customer_id").notNull(),
    content: text("content").notNull(),
    /** JSON list of paths. */
    pictures: text("pictures", { mode: "json" }).$type<string[]>().notNull(),
    /** SHA-256 over text and pictures: the same feedback sent twice is stored once. */
    digest: text("digest").notNull(),
    reply: text("reply"),
    createdAt: integer("created_at").notNull(),
    repliedAt: integer("replied_at"),
  },
  (table) => [
    index("feedback_of_customer").on(table.customerId, desc(table.createdAt), desc(table.id)),
    index("feedback_open").on(desc(table.id)).where(sql`replied_at IS NULL`),
    uniqueIndex("feedback_once").on(table.customerId, table.digest).where(sql`replied_at IS NULL`),
  ],
);
