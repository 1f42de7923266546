import { invalidInput } from "../../shared/errors";
import { findPricing } from "./pricing.repository";
import { computeQuote, type Quote } from "./pricing.rules";

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

  const types = new Map(pricing.types.map((type) => [type.id, type]));
  const pricedItems = items.map((item) => {
    const type = types.get(item.goodsTypeId);
    if (!type || (type.parentId ?? type.id) !== goodsTypeId) throw invalidInput("商品类别与所选类目不符");
    return { name: item.name.trim() || type.name, count: item.count, baseFeeFen: type.baseFeeFen };
  });

  return computeQuote({
    volumeHundredths: toHundredths(request.totalVolume),
    areaPermille: pricing.areaPermille,
    serviceName: pricing.service.name,
    takeDelivery: pricing.service.takeDelivery,
    rule: pricing.service.rule,
    items: pricedItems,
  });
}

/** m³ to hundredths, up to the next one. Two-decimal input such as 4.01 must not become 402 by its binary rest. */
function toHundredths(cubicMetres: number): number {
  return Math.ceil(Number((cubicMetres * 100).toFixed(6)));
}
