import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** A customer's saved goods (ENT-25). */
export const libraryGoods = sqliteTable(
  "library_goods",
  {
    id: integer("id").primaryKey(),
    customerId: integer("customer_id").notNull(),
    goodsTypeId: integer("goods_type_id").notNull(),
    name: text("name").notNull(),
    shopUrl: text("shop_url"),
    description: text("description"),
    imgUrl: text("img_url").notNull(),
    installVideoUrl: text("install_video_url"),
    /** The customer's own code. It is unique in a library, without regard to case. */
    sku: text("sku"),
    /** Of one piece: m³ × 100, packages, kg × 100, 分. */
    volumeHundredths: integer("volume_hundredths"),
    packingCount: integer("packing_count"),
    weightHundredths: integer("weight_hundredths"),
    costPrice: integer("cost_price"),
    createdAt: integer("created_at").notNull(),
    /** Time of the last order with a good of this name, ms; 0 before the first. */
    lastUsedAt: integer("last_used_at").notNull().default(0),
  },
  (table) => [
    index("library_goods_by_use").on(table.customerId, table.lastUsedAt, table.createdAt),
    index("library_goods_by_name").on(table.customerId, table.name),
    uniqueIndex("library_goods_by_sku").on(table.customerId, sql`lower(${table.sku})`),
  ],
);
