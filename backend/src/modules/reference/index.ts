export type { Area, GoodsType, PriceRule, Reference, ServiceType } from "./bundle";
export { type ReferenceSource, readCurrentReference, readReference } from "./kept-reference";
