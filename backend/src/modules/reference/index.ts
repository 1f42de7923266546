export type { Area, GoodsType, Reference, ServiceType } from "./bundle";
export { type ReferenceSource, readCurrentReference, readReference } from "./kept-reference";
