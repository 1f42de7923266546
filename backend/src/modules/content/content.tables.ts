import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Articles (ENT-27). `content` is HTML, sanitised before it is stored. */
export const articles = sqliteTable(
  "articles",
  {
    id: integer("id").primaryKey(),
    typeCode: text("type_code", { enum: ["help", "about", "notice"] }).notNull(),
    title: text("title").notNull(),
    content: text("content").notNull(),
    img: text("img"),
    position: integer("position").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("articles_by_type").on(table.typeCode, table.position, table.id)],
);
