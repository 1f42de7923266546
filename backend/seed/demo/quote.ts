import { areaAncestry } from "../../src/modules/areas/area-codes";
import { computeQuote, type Quote } from "../../src/modules/pricing/pricing.rules";
import { areaFactorSeeds, basePriceSeeds, priceRuleSeeds } from "../reference/pricing";
import { serviceTypeSeeds } from "../reference/services";
import type { DemoOrder } from "./orders";

/** The price of a demo order by the seeded tables and the platform's own rules, so that it adds up like any other. */
export function quoteDemoOrder(order: DemoOrder): Quote {
  const service = serviceTypeSeeds.find((type) => type.id === order.serviceId);
  const rule = priceRuleSeeds.find(
    (seed) => seed.goods_type_id === order.categoryId && seed.service_type_id === order.serviceId,
  );
  const factor = areaAncestry(order.areaCode)
    .reverse()
    .flatMap((code) => areaFactorSeeds.filter((seed) => seed.area_code === code))[0];
  const basePrice = (goodsTypeId: number) =>
    basePriceSeeds.find(
      (seed) => seed.goods_type_id === goodsTypeId && seed.service_type_id === order.serviceId,
    )?.fee_fen;

  const quote = computeQuote({
    volumeHundredths: order.volumeHundredths,
    areaPermille: factor?.permille ?? 1000,
    serviceName: service?.name ?? "",
    takeDelivery: service?.take_delivery_fee ?? false,
    rule: rule
      ? {
          extraVolumeFeeFen: rule.extra_volume_fee_fen,
          takeDeliveryFeeFen: rule.take_delivery_fee_fen,
          serviceChargePermille: rule.service_charge_permille,
        }
      : null,
    items: order.items.map((item) => ({
      name: item.name,
      count: item.count,
      baseFeeFen: basePrice(item.goodsTypeId) ?? basePrice(order.categoryId) ?? null,
    })),
  });
  if (quote.workerFeeFen === 0) throw new Error(`demo data: no price for order ${order.digits}`);
  return quote;
}
