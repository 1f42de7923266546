import { eq, inArray } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { areaAncestry } from "../areas";
import { offeredServices, typeIdsOfCategory, typesOfCategory } from "../goods";
import { RULE, withBaseFees } from "./pricing.repository";
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
  const [services, rules, types, fees, factors] = await database.batch([
    offeredServices(db, goodsTypeId),
    database
      .select({ serviceTypeId: priceRules.serviceTypeId, ...RULE })
      .from(priceRules)
      .where(eq(priceRules.goodsTypeId, goodsTypeId)),
    typesOfCategory(db, goodsTypeId),
    database
      .select()
      .from(basePrices)
      .where(inArray(basePrices.goodsTypeId, typeIdsOfCategory(goodsTypeId))),
    database.select().from(areaPriceFactors),
  ]);
  const permille = new Map(factors.map((factor) => [factor.areaCode, factor.permille]));
  const ruleOf = new Map(rules.map(({ serviceTypeId, ...rule }) => [serviceTypeId, rule]));
  const feesOf = Map.groupBy(fees, ({ serviceTypeId }) => serviceTypeId);
  const byService = new Map(
    services.map((service) => [
      service.id,
      {
        service: { ...service, rule: ruleOf.get(service.id) ?? null },
        types: withBaseFees(types, feesOf.get(service.id) ?? []),
      },
    ]),
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
