import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Service providers of an area and category: their presence opens the area (PLACE-23, PUB-24). */
export const areaAgents = sqliteTable(
  "area_agents",
  {
    /** City (level 2) or district (level 3) code; a city covers its districts. */
    areaCode: text("area_code").notNull(),
    goodsTypeId: integer("goods_type_id").notNull(),
    contactName: text("contact_name").notNull(),
    contactTel: text("contact_tel").notNull(),
  },
  (table) => [primaryKey({ columns: [table.areaCode, table.goodsTypeId] })],
);

/** Tips shown while placing an order in an area (PLACE-24). The longest matching code wins. */
export const areaTips = sqliteTable("area_tips", {
  areaCode: text("area_code").primaryKey(),
  content: text("content").notNull(),
});
