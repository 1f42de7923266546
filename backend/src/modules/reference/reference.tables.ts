import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * One row. Triggers raise the number with every change of the tables below; no other code writes it
 * (decision 065).
 */
export const referenceVersion = sqliteTable("reference_version", {
  id: integer("id").primaryKey(),
  version: integer("version").notNull(),
});

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

/** Regional factor in per mille of the base fees; the longest matching area code wins, 1000 where none matches. */
export const areaPriceFactors = sqliteTable("area_price_factors", {
  areaCode: text("area_code").primaryKey(),
  permille: integer("permille").notNull(),
});

/** Categories (GEN-10) and their children. */
export const goodsTypes = sqliteTable(
  "goods_types",
  {
    id: integer("id").primaryKey(),
    parentId: integer("parent_id"),
    name: text("name").notNull(),
    icon: text("icon").notNull(),
    position: integer("position").notNull(),
  },
  (table) => [index("goods_types_by_parent").on(table.parentId, table.position)],
);

/** Service types (ENT-09). */
export const serviceTypes = sqliteTable("service_types", {
  id: integer("id").primaryKey(),
  name: text("name").notNull(),
  description: text("description").notNull(),
  takeDeliveryFee: integer("take_delivery_fee", { mode: "boolean" }).notNull(),
  position: integer("position").notNull(),
});

/** Which service types a top category offers. */
export const goodsTypeServices = sqliteTable(
  "goods_type_services",
  {
    goodsTypeId: integer("goods_type_id").notNull(),
    serviceTypeId: integer("service_type_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.goodsTypeId, table.serviceTypeId] })],
);

/**
 * Base fees in 分 per piece, by goods type and service type (PLACE-51, PLACE-52). A child without a row of its own
 * takes its parent's. No row at all means that prices are in maintenance: worker fee 0 (PLACE-38).
 */
export const basePrices = sqliteTable(
  "base_prices",
  {
    goodsTypeId: integer("goods_type_id").notNull(),
    serviceTypeId: integer("service_type_id").notNull(),
    feeFen: integer("fee_fen").notNull(),
  },
  (table) => [primaryKey({ columns: [table.goodsTypeId, table.serviceTypeId] })],
);

/**
 * For each category and service type: the fee for each m³ above 3, the pickup fee, and the platform's share.
 */
export const priceRules = sqliteTable(
  "price_rules",
  {
    goodsTypeId: integer("goods_type_id").notNull(),
    serviceTypeId: integer("service_type_id").notNull(),
    extraVolumeFeeFen: integer("extra_volume_fee_fen").notNull(),
    takeDeliveryFeeFen: integer("take_delivery_fee_fen").notNull(),
    /** Platform service charge in per mille of the worker fee. */
    serviceChargePermille: integer("service_charge_permille").notNull(),
  },
  (table) => [primaryKey({ columns: [table.goodsTypeId, table.serviceTypeId] })],
);
