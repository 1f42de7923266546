import { Code } from "../../../../schema/rules/codes";
import { PRICE_IN_MAINTENANCE } from "../../../../schema/rules/placing/order-draft";
import { BusinessError, invalidInput } from "../../shared/errors";
import { areaAncestry } from "../areas";
import { categoryOf, offeredService } from "../goods";
import type { Reference, ServiceType } from "../reference";
import { computeQuote, floorPermille, isPriced, type Quote } from "./pricing.rules";

/** A job to be priced. `totalVolume` in m³, fractions below a hundredth rounded up. */
export interface QuoteRequest {
  readonly goodsTypeId: number;
  readonly serviceTypeId: number;
  readonly areaCode: string;
  readonly totalVolume: number;
  readonly items: readonly { readonly goodsTypeId: number; readonly name: string; readonly count: number }[];
}

/**
 * The price of a job from the price tables. The price panel uses it, and placing the order uses it again
 * (PLACE-47, PLACE-52), so that amounts in requests are not trusted. A worker fee of 0 means that prices are
 * in maintenance (PLACE-38).
 *
 * @throws BusinessError INVALID_INPUT for a volume of 0 (PLACE-36), an unknown category, service or area, and
 *   goods of another category.
 */
export function quoteOrder(request: QuoteRequest, reference: Reference): Quote {
  const { goodsTypeId, serviceTypeId, areaCode } = request;
  if (!(request.totalVolume > 0)) throw invalidInput("请输入的体积", "totalVolume");
  if (!categoryOf(reference, goodsTypeId)) throw invalidInput("请先选择商品类目", "goodsTypeId");
  const service = offeredService(reference, goodsTypeId, serviceTypeId);
  if (!service) throw invalidInput("该类目暂不提供所选服务", "serviceType");
  if (!reference.areas.has(areaCode)) throw invalidInput("请选择所在城市", "areaCode");
  return priceJob(request, service, reference);
}

/** @throws BusinessError PRICE_IN_MAINTENANCE for a quote without a price (PLACE-38) */
export function requirePrice(quote: Quote): void {
  if (!isPriced(quote)) throw new BusinessError(Code.PRICE_IN_MAINTENANCE, PRICE_IN_MAINTENANCE);
}

/** The platform's charge on a master's fee, 分; 0 when the job has no price rule. */
export function serviceCharge(
  { workerFeeFen, ...job }: { goodsTypeId: number; serviceTypeId: number; workerFeeFen: number },
  reference: Reference,
): number {
  const rule = reference.ruleOf(job);
  return rule ? floorPermille(workerFeeFen, rule.serviceChargePermille) : 0;
}

/**
 * The price of a job whose category and service are known.
 *
 * @throws BusinessError INVALID_INPUT for goods of another category
 */
export function priceJob(
  { goodsTypeId, serviceTypeId, areaCode, totalVolume, items }: QuoteRequest,
  service: ServiceType,
  { goodsTypes, permille, feeOf, ruleOf }: Reference,
): Quote {
  const pricedItems = items.map((item) => {
    const type = goodsTypes.get(item.goodsTypeId);
    if (!type || (type.parentId ?? type.id) !== goodsTypeId) {
      throw invalidInput("商品类别与所选类目不符", "orderItems.goodsTypeId");
    }
    // The child type's own, or else its category's; null without either.
    const own = feeOf({ goodsTypeId: type.id, serviceTypeId });
    const baseFeeFen = own ?? feeOf({ goodsTypeId, serviceTypeId });
    return { name: item.name.trim() || type.name, count: item.count, baseFeeFen };
  });
  const narrowest = areaAncestry(areaCode).findLast((code) => permille.has(code)) ?? "";
  return computeQuote({
    volumeHundredths: toHundredths(totalVolume),
    areaPermille: permille.get(narrowest) ?? 1000,
    serviceName: service.name,
    takeDelivery: service.takeDeliveryFee,
    rule: ruleOf({ goodsTypeId, serviceTypeId }),
    items: pricedItems,
  });
}

/** m³ to hundredths, rounded up. An input such as 4.01 must not become 402 by binary rounding. */
function toHundredths(cubicMetres: number): number {
  return Math.ceil(Number((cubicMetres * 100).toFixed(6)));
}
