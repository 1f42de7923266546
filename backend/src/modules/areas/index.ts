export { areaAncestry } from "./area-codes";
export { areaQuery, findAreasByCode } from "./areas.repository";
export { findAreaPath, readAreaTree } from "./areas.usecases";
