export { appeal, decideAppeal } from "./appeals";
export { findSettlements } from "./master-settlements.repository";
export { netOf } from "./movements";
export { payMasters } from "./pay-masters";
