import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { alias } from "drizzle-orm/sqlite-core";
import { areaAncestry } from "../areas/area-codes";
import { areas } from "../areas/areas.tables";
import { goodsTypeServices, goodsTypes, serviceTypes } from "../goods/goods.tables";
import { areaPriceFactors, basePrices, priceRules } from "./pricing.tables";

/** What the price of a service depends on; `rule` is null where a category has none for it. */
export const SERVICE_PRICE = {
  name: serviceTypes.name,
  takeDelivery: serviceTypes.takeDeliveryFee,
  rule: {
    extraVolumeFeeFen: priceRules.extraVolumeFeeFen,
    takeDeliveryFeeFen: priceRules.takeDeliveryFeeFen,
    serviceChargePermille: priceRules.serviceChargePermille,
  },
};

/** The rule of a service that a category offers. */
export const RULE_OF_SERVICE = and(
  eq(priceRules.goodsTypeId, goodsTypeServices.goodsTypeId),
  eq(priceRules.serviceTypeId, goodsTypeServices.serviceTypeId),
);

/**
 * Everything a quote depends on, in one round trip. `category` is null for what is no top category, `service` when
 * the category does not offer it; types that do not exist are missing from `types`.
 */
export async function findPricing(
  wanted: { goodsTypeId: number; serviceTypeId: number; areaCode: string; itemTypeIds: readonly number[] },
  { db }: { db: D1Database },
) {
  const database = drizzle(db);
  const parentPrices = alias(basePrices, "parent_prices");
  const itemTypeIds = JSON.stringify([...new Set(wanted.itemTypeIds)]);
  const [[category], [service], types, [area], [factor]] = await database.batch([
    database
      .select({ id: goodsTypes.id, name: goodsTypes.name })
      .from(goodsTypes)
      .where(and(eq(goodsTypes.id, wanted.goodsTypeId), isNull(goodsTypes.parentId))),
    database
      .select(SERVICE_PRICE)
      .from(goodsTypeServices)
      .innerJoin(serviceTypes, eq(serviceTypes.id, goodsTypeServices.serviceTypeId))
      .leftJoin(priceRules, RULE_OF_SERVICE)
      .where(
        and(
          eq(goodsTypeServices.goodsTypeId, wanted.goodsTypeId),
          eq(goodsTypeServices.serviceTypeId, wanted.serviceTypeId),
        ),
      ),
    database
      .select({
        id: goodsTypes.id,
        name: goodsTypes.name,
        parentId: goodsTypes.parentId,
        baseFeeFen: sql<number | null>`coalesce(${basePrices.feeFen}, ${parentPrices.feeFen})`,
      })
      .from(goodsTypes)
      .leftJoin(
        basePrices,
        and(eq(basePrices.goodsTypeId, goodsTypes.id), eq(basePrices.serviceTypeId, wanted.serviceTypeId)),
      )
      .leftJoin(
        parentPrices,
        and(
          eq(parentPrices.goodsTypeId, goodsTypes.parentId),
          eq(parentPrices.serviceTypeId, wanted.serviceTypeId),
        ),
      )
      .where(inArray(goodsTypes.id, sql`(SELECT value FROM json_each(${itemTypeIds}))`)),
    database.select({ code: areas.code }).from(areas).where(eq(areas.code, wanted.areaCode)),
    database
      .select({ permille: areaPriceFactors.permille })
      .from(areaPriceFactors)
      .where(inArray(areaPriceFactors.areaCode, areaAncestry(wanted.areaCode)))
      .orderBy(sql`length(${areaPriceFactors.areaCode}) DESC`)
      .limit(1),
  ]);
  return {
    category: category ?? null,
    service: service ?? null,
    types,
    areaKnown: area !== undefined,
    areaPermille: factor?.permille ?? 1000,
  };
}
