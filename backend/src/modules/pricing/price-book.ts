import { eq, or } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { alias } from "drizzle-orm/sqlite-core";
import { areaAncestry } from "../areas/area-codes";
import { goodsTypeServices, goodsTypes, serviceTypes } from "../goods/goods.tables";
import { RULE_OF_SERVICE, SERVICE_PRICE } from "./pricing.repository";
import type { Quote } from "./pricing.rules";
import { areaPriceFactors, basePrices, priceRules } from "./pricing.tables";
import { priceJob, type QuoteRequest } from "./pricing.usecases";

/** Everything that prices of one category depend on, read once for many jobs. */
export interface PriceBook {
  /** Price of a job, as {@link quoteOrder} has it; null for a service that the category does not offer. */
  quote(job: Omit<QuoteRequest, "goodsTypeId">): Quote | null;
}

/** Reads the prices of a category: two dozen rows and the regional factors, in one round trip. */
export async function openPriceBook(goodsTypeId: number, { db }: { db: D1Database }): Promise<PriceBook> {
  const database = drizzle(db);
  const [services, types, fees, factors] = await database.batch([
    database
      .select({ id: serviceTypes.id, ...SERVICE_PRICE })
      .from(goodsTypeServices)
      .innerJoin(serviceTypes, eq(serviceTypes.id, goodsTypeServices.serviceTypeId))
      .leftJoin(priceRules, RULE_OF_SERVICE)
      .where(eq(goodsTypeServices.goodsTypeId, goodsTypeId)),
    database
      .select({ id: goodsTypes.id, name: goodsTypes.name, parentId: goodsTypes.parentId })
      .from(goodsTypes)
      .where(or(eq(goodsTypes.id, goodsTypeId), eq(goodsTypes.parentId, goodsTypeId))),
    database
      .select({
        goodsTypeId: basePrices.goodsTypeId,
        serviceTypeId: basePrices.serviceTypeId,
        feeFen: basePrices.feeFen,
      })
      .from(basePrices)
      .innerJoin(priced, eq(priced.id, basePrices.goodsTypeId))
      .where(or(eq(priced.id, goodsTypeId), eq(priced.parentId, goodsTypeId))),
    database.select().from(areaPriceFactors),
  ]);
  const permille = new Map(factors.map((factor) => [factor.areaCode, factor.permille]));
  const feeOf = new Map(fees.map((fee) => [`${fee.goodsTypeId}/${fee.serviceTypeId}`, fee.feeFen]));
  const typesFor = (serviceTypeId: number) =>
    types.map((type) => ({
      ...type,
      baseFeeFen:
        feeOf.get(`${type.id}/${serviceTypeId}`) ?? feeOf.get(`${type.parentId}/${serviceTypeId}`) ?? null,
    }));
  const byService = new Map(
    services.map((service) => [service.id, { service, types: typesFor(service.id) }]),
  );

  return {
    quote({ serviceTypeId, areaCode, totalVolume, items }) {
      const known = byService.get(serviceTypeId);
      if (!known) return null;
      const narrowest = areaAncestry(areaCode).findLast((code) => permille.has(code)) ?? "";
      const areaPermille = permille.get(narrowest) ?? 1000;
      return priceJob({ totalVolume, items }, { goodsTypeId, ...known, areaPermille });
    },
  };
}

const priced = alias(goodsTypes, "priced");
