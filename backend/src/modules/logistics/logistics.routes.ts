import { searchLogisticsCompanies } from "../../../../schema/rest/logistics";
import { type BackendApp, implement } from "../../shared/implement";
import { findLogisticsCompanies } from "./logistics-companies";

/** API-022. */
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
}
