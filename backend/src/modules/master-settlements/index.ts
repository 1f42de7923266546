export { appeal, decideAppeal } from "./appeals";
export { netOf } from "./movements";
export { payMasters, repeatPayouts } from "./pay-masters";
export { APPEALED, staffSettlements } from "./staff-settlements";
