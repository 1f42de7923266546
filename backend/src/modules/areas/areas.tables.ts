import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** National area tree: level 1 province, 2 city, 3 district (or town where a city has no districts). */
export const areas = sqliteTable(
  "areas",
  {
    code: text("code").primaryKey(),
    name: text("name").notNull(),
    parentCode: text("parent_code"),
    level: integer("level").notNull(),
  },
  (table) => [index("areas_by_parent").on(table.parentCode, table.code)],
);
