import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What the sandbox's official account "sent": read in the sandbox console, never filled in production. */
export const sandboxWechat = sqliteTable(
  "sandbox_wechat",
  {
    id: integer("id").primaryKey(),
    openid: text("openid").notNull(),
    content: text("content").notNull(),
    /** Where a press on the message leads. */
    url: text("url").notNull(),
    sendKey: text("send_key").notNull().unique(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("sandbox_wechat_newest").on(table.createdAt)],
);
