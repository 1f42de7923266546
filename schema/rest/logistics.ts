import { z } from "zod";
import { defineCall } from "./call";
import { pageNumber, pageSize } from "./shapes";

const tag = "物流";

/** Carrier (LOG-01); the code is the one that tracking services know it by. */
const logisticsCompany = z.object({ companyName: z.string(), companyCode: z.string() });

/** API-022: carriers whose name, code or initials contain `name`, all of them without one (LOG-01). */
export const searchLogisticsCompanies = defineCall({
  id: "API-022",
  method: "GET",
  path: "/common/api/wuliu/wuliu_company_search",
  tag,
  summary: "搜索物流公司",
  query: z.object({
    name: z.string().max(100).optional(),
    pageNo: pageNumber,
    pageSize: pageSize(20),
  }),
  data: z.object({ records: z.array(logisticsCompany), total: z.number().int() }),
});

export const logisticsCalls = { searchLogisticsCompanies };
