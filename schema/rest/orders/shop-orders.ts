import { z } from "zod";
import { ORDER_DRAFT_LIMITS } from "../../rules/placing/order-draft";
import { extension } from "../extension";
import { defineCall } from "../rest-call";
import { id } from "../shapes";

const tag = "订单";

/** What an order says about where it was sold. */
export const shopFields = {
  shopOrderNo: extension(z.string().nullable().describe("店铺订单号"), null, "不显示店铺订单号"),
  shopName: extension(z.string().nullable().describe("店铺"), null, "不显示店铺"),
};

/** EXT-450: names of the caller's shops, as earlier orders have them, the last used first; at most 20. */
export const listShops = defineCall({
  id: "EXT-450",
  method: "GET",
  path: "/order/api/shops",
  tag,
  summary: "下过单的店铺",
  auth: "required",
  data: z.array(z.string()),
  absent: { data: [], without: "填写店铺时没有建议" },
});

/**
 * EXT-453: carrier and depot of the caller's newest order of a shop that has either; of those without a shop where none
 * is named. Only the newest 50 orders of the shop are looked at.
 */
export const getShopLogistics = defineCall({
  id: "EXT-453",
  method: "GET",
  path: "/order/api/shop_logistics",
  tag,
  summary: "店铺上次使用的物流",
  auth: "required",
  query: z.object({ shopName: z.string().max(ORDER_DRAFT_LIMITS.shopNameChars).optional() }),
  data: z
    .object({
      logisticsCompany: z.string().nullable(),
      logisticsPhone: z.string().nullable(),
      pickupAddress: z.string().nullable(),
    })
    .nullable(),
  absent: { data: null, without: "不带出店铺上次使用的物流公司和网点" },
});

/** EXT-451: the caller's unfinished orders that have this shop order number, newest first; at most 5. */
export const listShopOrders = defineCall({
  id: "EXT-451",
  method: "GET",
  path: "/order/api/shop_orders",
  tag,
  summary: "店铺订单号相同的未完成订单",
  auth: "required",
  query: z.object({ shopOrderNo: z.string().min(1).max(ORDER_DRAFT_LIMITS.shopOrderNoChars) }),
  data: z.array(z.object({ id, orderNo: z.string() })),
  absent: { data: [], without: "下单前不提示重复的店铺订单号" },
});
