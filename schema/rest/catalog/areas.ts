import { z } from "zod";
import { defineCall } from "../rest-call";
import { areaCode, nothing } from "../shapes";

const tag = "地区";

/**
 * Area node (ENT-07): code, name, children. Codes are the national ones cut to their level, so that each begins with
 * its parent's: `33` 浙江省, `3301` 杭州市, `330106` 西湖区; towns of cities without districts have nine digits.
 */
export interface AreaNode {
  code: string;
  name: string;
  children: AreaNode[];
}
const area: z.ZodType<AreaNode, AreaNode> = z
  .object({
    code: z.string(),
    name: z.string(),
    get children(): z.ZodArray<z.ZodType<AreaNode, AreaNode>> {
      return z.array(area);
    },
  })
  .meta({ id: "Area" });
const areas = z.array(area);

/** API-009 */
export const listProvinces = defineCall({
  id: "API-009",
  method: "GET",
  path: "/common/api/area/all_province",
  tag,
  summary: "全部省份",
  data: areas,
});

/** API-010 */
export const listAreaChildren = defineCall({
  id: "API-010",
  method: "GET",
  path: "/common/api/area/area_children",
  tag,
  summary: "下级地区",
  query: z.object({ parentCode: areaCode }),
  data: areas,
});

/** API-011: the full tree, province → city → district. */
export const getAreaTree = defineCall({
  id: "API-011",
  method: "GET",
  path: "/common/api/area",
  tag,
  summary: "地区树",
  data: areas,
});

/** API-019: non-zero means that this area is not served (PLACE-23). The misspelt path is the documented one. */
export const checkAreaServed = defineCall({
  id: "API-019",
  method: "GET",
  path: "/common/api/area/servce_agent_area",
  tag,
  summary: "该区域是否开通服务",
  query: z.object({ goodsTypeId: z.coerce.number().int().positive(), areaCode }),
  data: nothing,
});

/** API-012: who serves an area, in which category (PUB-24); empty where there is no provider. */
export const listAreaServices = defineCall({
  id: "API-012",
  method: "GET",
  path: "/common/api/goods_type/area_services",
  tag,
  summary: "区域内的服务商",
  query: z.object({ areaCode }),
  data: z.array(z.object({ goodsTypeName: z.string(), contactName: z.string(), contactTel: z.string() })),
});
