import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The platform's customer service, in the order in which it is shown (CALL-06). */
export const platformContacts = sqliteTable("platform_contacts", {
  id: integer("id").primaryKey(),
  nickname: text("nickname").notNull(),
  mobile: text("mobile").notNull(),
});
