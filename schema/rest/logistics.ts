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

/** Degrees, GCJ-02. */
const point = z.object({ lng: z.number().min(-180).max(180), lat: z.number().min(-90).max(90) });

/**
 * EXT-201: where an address is (LOG-02; API-110 is the map service behind it). `data` is null when nobody knows, and
 * when there is no map service: an order can be placed without.
 */
export const locateAddress = defineCall({
  id: "EXT-201",
  method: "GET",
  path: "/common/api/wuliu/geocode",
  tag,
  summary: "地址转坐标",
  auth: "required",
  query: z.object({ address: z.string().min(1).max(200) }),
  data: point.nullable(),
});

export const logisticsCalls = { searchLogisticsCompanies, locateAddress };
