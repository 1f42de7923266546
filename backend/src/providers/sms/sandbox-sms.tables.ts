import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What the sandbox provider "sent": read in the sandbox console, never filled in production. */
export const sandboxSms = sqliteTable(
  "sandbox_sms",
  {
    id: integer("id").primaryKey(),
    phone: text("phone").notNull(),
    content: text("content").notNull(),
    createdAt: integer("created_at").notNull(),
    /** Of a reminder, which is sent once however often it is tried. */
    sendKey: text("send_key").unique(),
  },
  (table) => [index("sandbox_sms_newest").on(table.createdAt)],
);
