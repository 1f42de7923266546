import { locateAddress, searchLogisticsCompanies } from "../../../../schema/rest/logistics";
import { type BackendApp, implement } from "../../shared/implement";
import { locate } from "./locate-address";
import { findLogisticsCompanies } from "./logistics-companies";

/** API-022 and EXT-201. */
export function registerLogisticsRoutes(app: BackendApp): void {
  implement(app, searchLogisticsCompanies, async ({ query }) => {
    const found = findLogisticsCompanies(query.name ?? "");
    const start = (query.pageNo - 1) * query.pageSize;
    return {
      records: found
        .slice(start, start + query.pageSize)
        .map(({ name, code }) => ({ companyName: name, companyCode: code })),
      total: found.length,
    };
  });
  implement(app, locateAddress, ({ query }, context) => locate(query.address, context));
}
