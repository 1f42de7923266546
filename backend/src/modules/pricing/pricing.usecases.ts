import { Code } from "../../../../schema/rules/codes";
import { PRICE_IN_MAINTENANCE } from "../../../../schema/rules/placing/order-draft";
import { BusinessError, invalidInput } from "../../shared/errors";
import { findPriceRule, findPricing } from "./pricing.repository";
import { computeQuote, floorPermille, isPriced, type PricingFacts, type Quote } from "./pricing.rules";

/** A job to be priced. `totalVolume` in m³, fractions below a hundredth rounded up. */
export interface QuoteRequest {
  readonly goodsTypeId: number;
  readonly serviceTypeId: number;
  readonly areaCode: string;
  readonly totalVolume: number;
  readonly items: readonly { readonly goodsTypeId: number; readonly name: string; readonly count: number }[];
}

/**
 * The price of a job from the tables, for the price panel and again when the order is placed (PLACE-47, PLACE-52), so
 * that what a caller says about money is never believed. A worker fee of 0 means prices in maintenance (PLACE-38).
 *
 * @throws BusinessError INVALID_INPUT for a volume of 0 (PLACE-36), an unknown category, service or area, and goods
 *   of another category.
 */
export async function quoteOrder(request: QuoteRequest, { db }: { db: D1Database }): Promise<Quote> {
  const { goodsTypeId, serviceTypeId, areaCode, items } = request;
  if (!(request.totalVolume > 0)) throw invalidInput("请输入的体积");
  const pricing = await findPricing(
    { goodsTypeId, serviceTypeId, areaCode, itemTypeIds: items.map((item) => item.goodsTypeId) },
    { db },
  );
  if (!pricing.category) throw invalidInput("请先选择商品类目");
  if (!pricing.service) throw invalidInput("该类目暂不提供所选服务");
  if (!pricing.areaKnown) throw invalidInput("请选择所在城市");

  const { service, types, areaPermille } = pricing;
  return priceJob(request, { goodsTypeId, service, types, areaPermille });
}

/** @throws BusinessError PRICE_IN_MAINTENANCE for a quote at which no order can be placed (PLACE-38) */
export function requirePrice(quote: Quote): void {
  if (!isPriced(quote)) throw new BusinessError(Code.PRICE_IN_MAINTENANCE, PRICE_IN_MAINTENANCE);
}

/** What the platform adds to a fee that a master asks, 分; nothing where the job has no price rule. */
export async function serviceCharge(
  { workerFeeFen, ...job }: { goodsTypeId: number; serviceTypeId: number; workerFeeFen: number },
  { db }: { db: D1Database },
): Promise<number> {
  const rule = await findPriceRule(job, { db });
  return rule ? floorPermille(workerFeeFen, rule.serviceChargePermille) : 0;
}

/** What the tables say about a job whose category, service and area are known. */
interface JobPrices {
  readonly goodsTypeId: number;
  readonly service: Pick<PricingFacts, "takeDelivery" | "rule"> & { readonly name: string };
  readonly types: readonly {
    readonly id: number;
    readonly name: string;
    readonly parentId: number | null;
    readonly baseFeeFen: number | null;
  }[];
  readonly areaPermille: number;
}

/** The price of a job. Throws BusinessError INVALID_INPUT for goods of another category. */
export function priceJob(
  { totalVolume, items }: Pick<QuoteRequest, "totalVolume" | "items">,
  { goodsTypeId, service, types, areaPermille }: JobPrices,
): Quote {
  const known = new Map(types.map((type) => [type.id, type]));
  const pricedItems = items.map((item) => {
    const type = known.get(item.goodsTypeId);
    if (!type || (type.parentId ?? type.id) !== goodsTypeId) throw invalidInput("商品类别与所选类目不符");
    return { name: item.name.trim() || type.name, count: item.count, baseFeeFen: type.baseFeeFen };
  });
  return computeQuote({
    volumeHundredths: toHundredths(totalVolume),
    areaPermille,
    serviceName: service.name,
    takeDelivery: service.takeDelivery,
    rule: service.rule,
    items: pricedItems,
  });
}

/** m³ to hundredths, up to the next one. Two-decimal input such as 4.01 must not become 402 by its binary rest. */
function toHundredths(cubicMetres: number): number {
  return Math.ceil(Number((cubicMetres * 100).toFixed(6)));
}
