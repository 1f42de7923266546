import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Phones to call when an area is served for a category (ux.md U23). Ids are time-ordered. */
export const areaWishes = sqliteTable(
  "area_wishes",
  {
    id: integer("id").primaryKey(),
    areaCode: text("area_code").notNull(),
    goodsTypeId: integer("goods_type_id").notNull(),
    phone: text("phone").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [uniqueIndex("area_wishes_once").on(table.areaCode, table.goodsTypeId, table.phone)],
);
