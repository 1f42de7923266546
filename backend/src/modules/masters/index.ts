export { CARD, findMaster, findMasters, keepCard, type MasterCard } from "./masters.repository";
export { customerMasters } from "./masters.tables";
