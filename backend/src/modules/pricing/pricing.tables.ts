import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

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

/** Per category and service type: what each extra m³ above 3 costs, pickup at a depot, and the platform's share. */
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

/** Regional factor in per mille of the base fees; the longest matching area code wins, 1000 where none matches. */
export const areaPriceFactors = sqliteTable("area_price_factors", {
  areaCode: text("area_code").primaryKey(),
  permille: integer("permille").notNull(),
});
