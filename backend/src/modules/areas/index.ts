export { areaAncestry } from "./area-codes";
export { areaPath, areaTree } from "./areas.usecases";
