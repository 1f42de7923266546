import { categorySeeds, childId } from "./categories";
import { SERVICE, type ServiceKey } from "./services";

/** Platform service charge: 5 % of the worker fee. */
const SERVICE_CHARGE_PERMILLE = 50;

const fen = (yuan: number) => yuan * 100;

const pricesOf = (goodsTypeId: number, prices: Partial<Record<ServiceKey, number>>) =>
  entries(prices).map(([service, yuan]) => ({
    goods_type_id: goodsTypeId,
    service_type_id: SERVICE[service],
    fee_fen: fen(yuan),
  }));

/** Base fees of the categories and of the children that differ from them. */
export const basePriceSeeds = categorySeeds.flatMap((category) => [
  ...pricesOf(category.id, category.prices),
  ...category.children.flatMap((child, index) => pricesOf(childId(category.id, index), child.prices)),
]);

export const goodsTypeServiceSeeds = categorySeeds.flatMap((category) =>
  entries(category.services).map(([service]) => ({
    goods_type_id: category.id,
    service_type_id: SERVICE[service],
  })),
);

export const priceRuleSeeds = categorySeeds.flatMap((category) =>
  entries(category.services).map(([service, rule]) => ({
    goods_type_id: category.id,
    service_type_id: SERVICE[service],
    extra_volume_fee_fen: fen(rule.extraVolume),
    take_delivery_fee_fen: fen(rule.takeDelivery),
    service_charge_permille: SERVICE_CHARGE_PERMILLE,
  })),
);

/** Dearer cities, and two far districts whose masters travel longer than the city's own factor covers. */
export const areaFactorSeeds = [
  ...["11", "31", "4401", "4403"].map((code) => ({ area_code: code, permille: 1200 })),
  ...["12", "3201", "3205", "3301", "3302", "3502", "4201", "5001", "5101"].map((code) => ({
    area_code: code,
    permille: 1100,
  })),
  { area_code: "110119", permille: 1300 },
  { area_code: "310151", permille: 1300 },
  { area_code: "46", permille: 1150 },
];

function entries<Value>(record: Partial<Record<ServiceKey, Value>>): [ServiceKey, Value][] {
  return (Object.keys(SERVICE) as ServiceKey[]).flatMap((service) => {
    const value = record[service];
    return value === undefined ? [] : [[service, value]];
  });
}
