import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What WeChat gives the official account for two hours at a time, one row of each kind. */
export const wechatTokens = sqliteTable("wechat_tokens", {
  kind: text("kind", { enum: ["access_token", "jsapi_ticket"] }).primaryKey(),
  value: text("value").notNull(),
  /** From then on it is asked for again, ms. */
  renewAt: integer("renew_at").notNull(),
});
