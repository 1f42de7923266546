import { z } from "zod";
import { defineCall } from "../rest-call";
import { areaCode } from "../shapes";

const tag = "商品";

/** Goods type (ENT-08): id, name, icon, children. */
export interface GoodsTypeNode {
  id: number;
  name: string;
  icon: string;
  children: GoodsTypeNode[];
}
const goodsType: z.ZodType<GoodsTypeNode, GoodsTypeNode> = z
  .object({
    id: z.number().int().positive(),
    name: z.string(),
    /** Name of the drawing, e.g. `furniture`; the site owns the pictures. */
    icon: z.string(),
    get children(): z.ZodArray<z.ZodType<GoodsTypeNode, GoodsTypeNode>> {
      return z.array(goodsType);
    },
  })
  .meta({ id: "GoodsType" });
const goodsTypes = z.array(goodsType);
const optionalArea = z.object({ areaCode: areaCode.optional() });

/** API-013: the ten categories (GEN-10), children included. */
export const listTopGoodsTypes = defineCall({
  id: "API-013",
  method: "GET",
  path: "/common/api/goods_type/top_class",
  tag,
  summary: "顶级商品类目",
  data: goodsTypes,
});

/** API-014: the category tree, limited to what an area serves when areaCode is given (C-30). */
export const listGoodsTypes = defineCall({
  id: "API-014",
  method: "GET",
  path: "/common/api/goods_type",
  tag,
  summary: "商品类目树",
  query: optionalArea,
  data: goodsTypes,
});

/** API-015: tips for an area; silent on failure (PLACE-24, C-24). */
export const getAreaDescription = defineCall({
  id: "API-015",
  method: "GET",
  path: "/common/api/goods_type/goods_area_description",
  tag,
  summary: "区域服务提示",
  query: optionalArea,
  data: z.string().nullable(),
});

/** Service type (ENT-09). */
const serviceType = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  description: z.string(),
  /** The master collects the goods from a logistics depot: logistics number and phone are then asked for (C-10). */
  takeDeliveryFee: z.boolean(),
});

/** API-016: `goodTypeId` is the documented spelling. */
export const listServiceTypes = defineCall({
  id: "API-016",
  method: "GET",
  path: "/common/api/service_type/list_by_good_type",
  tag,
  summary: "类目可选的服务类型",
  query: z.object({ goodTypeId: z.coerce.number().int().positive() }),
  data: z.array(serviceType),
});
