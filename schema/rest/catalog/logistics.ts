import { z } from "zod";
import { extension } from "../extension";
import { defineCall } from "../rest-call";
import { pageNumber, pageSize } from "../shapes";

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
  data: z.object({
    records: z.array(logisticsCompany),
    total: extension(z.number().int(), 0, "不显示公司总数"),
  }),
});

/**
 * API-098: where a waybill is (LOG-05). `wuliuMessage` is JSON text: Kuaidi100's `state`, empty when nothing is known,
 * and `data`, the steps with `time` and `context`, newest first.
 */
export const queryByKuaidiNum = defineCall({
  id: "API-098",
  method: "GET",
  path: "/common/api/wuliu/query_by_kuaidinum",
  tag,
  summary: "查询物流轨迹",
  auth: "required",
  query: z.object({ kuaidiNum: z.string().trim().min(1).max(255) }),
  data: z.object({ wuliuMessage: z.string() }),
});

/** What `wuliuMessage` holds (ENT-22). The documents do not say whether the state is text or a number. */
export const waybillTrack = z.object({
  state: z.union([z.string(), z.number()]).transform(String),
  data: z.array(z.object({ time: z.string(), context: z.string() })),
});

/** Degrees, GCJ-02. */
export const point = z.object({ lng: z.number().min(-180).max(180), lat: z.number().min(-90).max(90) });

/**
 * EXT-201: where an address is (LOG-02; API-110 is the map service behind it). `data` is null when it is unknown, and
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
  absent: { data: null, without: "地址没有坐标" },
});

/**
 * EXT-241: what is at a point (LOG-03; API-111 is the map service behind it). `data` is null where there is no address,
 * and without a map service.
 */
export const describePoint = defineCall({
  id: "EXT-241",
  method: "GET",
  path: "/common/api/wuliu/regeocode",
  tag,
  summary: "坐标转地址",
  auth: "required",
  query: z.object({
    lng: z.coerce.number().min(-180).max(180),
    lat: z.coerce.number().min(-90).max(90),
  }),
  data: z.string().nullable(),
  absent: { data: null, without: "地图上的点没有地址" },
});
