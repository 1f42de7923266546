import { desc, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { MessageTopic } from "../../../../schema/rules/messages/message-topics";

/**
 * Messages to a customer (ENT-26). `content` is sanitised HTML. When `topic` is null, the type decides it
 * (`topicOf`).
 */
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
    topic: text("topic").$type<MessageTopic>(),
  },
  (table) => [
    index("messages_of_customer").on(table.customerId, table.type, desc(table.createdAt), desc(table.id)),
    index("messages_of_customer_by_age").on(table.customerId, desc(table.createdAt), desc(table.id)),
    index("messages_of_order")
      .on(table.customerId, table.associatedId, desc(table.createdAt), desc(table.id))
      .where(sql`associated_id IS NOT NULL`),
    index("messages_unread").on(table.customerId, table.type).where(sql`read_at IS NULL`),
  ],
);

/** A customer's message settings (ux.md U44). Without a row all messages are sent at any hour. */
export const messageSettings = sqliteTable("message_settings", {
  customerId: integer("customer_id").primaryKey(),
  /** Topics whose messages count as read when they arrive. */
  offTopics: text("off_topics", { mode: "json" }).$type<readonly MessageTopic[]>().notNull(),
  /** Times of the day in Shanghai, `22:00`; both or none. */
  quietFrom: text("quiet_from"),
  quietUntil: text("quiet_until"),
  changedAt: integer("changed_at").notNull(),
});
