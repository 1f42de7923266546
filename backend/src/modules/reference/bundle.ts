import type {
  areaAgents,
  areas,
  areaTips,
  basePrices,
  goodsTypes,
  priceRules,
  serviceTypes,
} from "./reference.tables";

export type Area = typeof areas.$inferSelect;
export type GoodsType = typeof goodsTypes.$inferSelect;
export type ServiceType = typeof serviceTypes.$inferSelect;
type PriceRule = Omit<typeof priceRules.$inferSelect, "goodsTypeId" | "serviceTypeId">;

/** A goods type and a service, which together have a price. */
interface Job {
  readonly goodsTypeId: number;
  readonly serviceTypeId: number;
}

/** The rows of the reference tables at one moment. */
export interface ReferenceRows {
  readonly version: number;
  /** Provinces first, then by code. */
  readonly areas: readonly Area[];
  readonly agents: readonly (typeof areaAgents.$inferSelect)[];
  readonly tips: readonly (typeof areaTips.$inferSelect)[];
  readonly factors: readonly { readonly areaCode: string; readonly permille: number }[];
  /** Categories first, each level in display order. */
  readonly goodsTypes: readonly GoodsType[];
  /** Each service of each category, in display order. */
  readonly offers: readonly { readonly goodsTypeId: number; readonly service: ServiceType }[];
  readonly fees: readonly (typeof basePrices.$inferSelect)[];
  readonly rules: readonly (typeof priceRules.$inferSelect)[];
}

/**
 * Areas, goods types, services and prices at one moment: calls look them up in memory instead of in the
 * directory (decision 065). They never change.
 */
export interface Reference {
  readonly version: number;
  /** By code: provinces first, then by code. */
  readonly areas: ReadonlyMap<string, Area>;
  readonly agents: ReferenceRows["agents"];
  /** By area. */
  readonly tips: ReadonlyMap<string, string>;
  /** Per mille of the base fees, by area. */
  readonly permille: ReadonlyMap<string, number>;
  /** By id: categories first, each level in display order. */
  readonly goodsTypes: ReadonlyMap<number, GoodsType>;
  /** Services of a category, in display order; none for an unknown category. */
  servicesOf(categoryId: number): readonly ServiceType[];
  /** Price of a piece, 分; null when this type itself has none. */
  feeOf(job: Job): number | null;
  /** Null when the category and the service have no rule. */
  ruleOf(job: Job): PriceRule | null;
}

const keyOf = ({ goodsTypeId, serviceTypeId }: Job) => `${goodsTypeId} ${serviceTypeId}`;

/** The rows in the order in which calls need them. */
export function bundle(rows: ReferenceRows): Reference {
  const services = Map.groupBy(rows.offers, ({ goodsTypeId }) => goodsTypeId);
  const servicesBy = new Map([...services].map(([id, offers]) => [id, offers.map(({ service }) => service)]));
  const fees = new Map(rows.fees.map((fee) => [keyOf(fee), fee.feeFen]));
  const rules = new Map(rows.rules.map((rule) => [keyOf(rule), rule]));
  return {
    version: rows.version,
    areas: new Map(rows.areas.map((area) => [area.code, area])),
    agents: rows.agents,
    tips: new Map(rows.tips.map(({ areaCode, content }) => [areaCode, content])),
    permille: new Map(rows.factors.map(({ areaCode, permille }) => [areaCode, permille])),
    goodsTypes: new Map(rows.goodsTypes.map((type) => [type.id, type])),
    servicesOf: (categoryId) => servicesBy.get(categoryId) ?? [],
    feeOf: (job) => fees.get(keyOf(job)) ?? null,
    ruleOf: (job) => rules.get(keyOf(job)) ?? null,
  };
}
