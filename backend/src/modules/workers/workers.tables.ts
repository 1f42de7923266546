import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Masters (PERSONAL) and service providers (ENTERPRISE), who send masters of their own (ENUM-06). */
export const workers = sqliteTable("workers", {
  id: integer("id").primaryKey(),
  type: text("type", { enum: ["PERSONAL", "ENTERPRISE"] }).notNull(),
  name: text("name").notNull(),
  phone: text("phone").notNull(),
  /** Picture, a path of the site; null for none. */
  avatar: text("avatar"),
  createdAt: integer("created_at").notNull(),
});
