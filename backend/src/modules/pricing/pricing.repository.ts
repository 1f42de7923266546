import { and, eq, inArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { inValues } from "../../shared/in-values";
import { areaAncestry, areaQuery } from "../areas";
import { categoryQuery, offeredService, typesQuery } from "../goods";
import { areaPriceFactors, basePrices, priceRules } from "./pricing.tables";

/** What a rule says about a price. */
export const RULE = {
  extraVolumeFeeFen: priceRules.extraVolumeFeeFen,
  takeDeliveryFeeFen: priceRules.takeDeliveryFeeFen,
  serviceChargePermille: priceRules.serviceChargePermille,
};

/** Types of goods with their base fees for a service: the child type's own, else its parent's, null without either. */
export const withBaseFees = <GoodsType extends { readonly id: number; readonly parentId: number | null }>(
  types: readonly GoodsType[],
  fees: readonly { readonly goodsTypeId: number; readonly feeFen: number }[],
) => {
  const feeOf = new Map(fees.map(({ goodsTypeId, feeFen }) => [goodsTypeId, feeFen]));
  return types.map((type) => ({
    ...type,
    baseFeeFen: feeOf.get(type.id) ?? feeOf.get(type.parentId ?? 0) ?? null,
  }));
};

type Job = { readonly goodsTypeId: number; readonly serviceTypeId: number };

const ruleQuery = (db: D1Database, { goodsTypeId, serviceTypeId }: Job) =>
  drizzle(db)
    .select(RULE)
    .from(priceRules)
    .where(and(eq(priceRules.goodsTypeId, goodsTypeId), eq(priceRules.serviceTypeId, serviceTypeId)));

/** The price rule of a category and a service; null without one. */
export async function findPriceRule(job: Job, { db }: { db: D1Database }) {
  const [rule] = await ruleQuery(db, job);
  return rule ?? null;
}

/**
 * Everything a quote depends on, in one round trip. `category` is null for what is no top category, `service` when
 * the category does not offer it, its rule where there is none; types that do not exist are missing from `types`.
 */
export async function findPricing(
  wanted: { goodsTypeId: number; serviceTypeId: number; areaCode: string; itemTypeIds: readonly number[] },
  { db }: { db: D1Database },
) {
  const database = drizzle(db);
  const { goodsTypeId, serviceTypeId, areaCode, itemTypeIds } = wanted;
  const [[category], [service], [rule], types, fees, [area], [factor]] = await database.batch([
    categoryQuery(db, goodsTypeId),
    offeredService(db, goodsTypeId, serviceTypeId),
    ruleQuery(db, wanted),
    typesQuery(db, itemTypeIds),
    database
      .select({ goodsTypeId: basePrices.goodsTypeId, feeFen: basePrices.feeFen })
      .from(basePrices)
      .where(
        and(
          // A type of another category is refused, so that every parent is this one.
          inArray(basePrices.goodsTypeId, inValues([goodsTypeId, ...itemTypeIds])),
          eq(basePrices.serviceTypeId, serviceTypeId),
        ),
      ),
    areaQuery(db, areaCode),
    database
      .select({ permille: areaPriceFactors.permille })
      .from(areaPriceFactors)
      .where(inArray(areaPriceFactors.areaCode, areaAncestry(areaCode)))
      .orderBy(sql`length(${areaPriceFactors.areaCode}) DESC`)
      .limit(1),
  ]);
  return {
    category: category ?? null,
    service: service ? { ...service, rule: rule ?? null } : null,
    types: withBaseFees(types, fees),
    areaKnown: area !== undefined,
    areaPermille: factor?.permille ?? 1000,
  };
}
