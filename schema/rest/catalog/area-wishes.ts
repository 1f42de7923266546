import { z } from "zod";
import { defineCall } from "../rest-call";
import { id, nothing, pageNumber, pageSize, time } from "../shapes";

const areaCode = z.string().regex(/^\d{6}$/);

/** EXT-345: asks for a telephone call once an area is served (ux.md U23); visitors may. The same request again changes nothing. */
export const addAreaWish = defineCall({
  id: "EXT-345",
  method: "POST",
  path: "/area/api/wish",
  tag: "地区",
  summary: "地区开通后联系我",
  body: z.object({ areaCode, goodsTypeId: id, phone: z.string().max(32) }),
  data: nothing,
  absent: { offer: "areaWishes", without: "未开通的地区不登记电话" },
});

/** EXT-346: who is to be called about which area, for the platform's staff, newest first. */
export const listAreaWishes = defineCall({
  id: "EXT-346",
  method: "GET",
  path: "/operator/api/area_wish",
  tag: "运营",
  summary: "待开通地区的客户（新的在前）",
  auth: "operator",
  query: z.object({ areaCode: areaCode.optional(), pageIndex: pageNumber, pageSize: pageSize(20) }),
  data: z.object({
    rows: z.array(z.object({ id, areaCode, goodsTypeId: id, phone: z.string(), createTime: time })),
    total: z.number().int(),
  }),
});
