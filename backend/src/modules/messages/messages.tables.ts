import { desc, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Messages to a customer (ENT-26). `content` is sanitised HTML. */
export const messages = sqliteTable(
  "messages",
  {
    id: integer("id").primaryKey(),
    customerId: integer("customer_id").notNull(),
    type: text("type", { enum: ["service", "system", "appointment"] }).notNull(),
    title: text("title").notNull(),
    content: text("content").notNull(),
    associatedId: integer("associated_id"),
    createdAt: integer("created_at").notNull(),
    readAt: integer("read_at"),
  },
  (table) => [
    index("messages_of_customer").on(table.customerId, table.type, desc(table.createdAt), desc(table.id)),
    index("messages_of_customer_by_age").on(table.customerId, desc(table.createdAt), desc(table.id)),
    index("messages_of_order")
      .on(table.customerId, table.associatedId, desc(table.createdAt), desc(table.id))
      .where(sql`associated_id IS NOT NULL`),
    index("messages_unread").on(table.customerId, table.readAt, table.type),
  ],
);
