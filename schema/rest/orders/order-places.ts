import { z } from "zod";
import { point } from "../catalog/logistics";
import { defineCall } from "../rest-call";
import { id } from "../shapes";

/**
 * EXT-240: where an order's places are, for its map (DETAIL-08, DETAIL-09; the services behind it are API-110 and
 * API-112). Unknown values are null, and so is everything of a map service that does not answer.
 */
export const getOrderPlaces = defineCall({
  id: "EXT-240",
  method: "GET",
  path: "/order/api/order_places",
  tag: "订单",
  summary: "订单地点与提货距离",
  auth: "required",
  query: z.object({ orderId: id }),
  data: z
    .object({
      address: point.nullable().describe("客户地址"),
      pickup: point.nullable().describe("提货地址"),
      signIn: point.nullable().describe("师傅签到位置"),
      pickupDistance: z.number().min(0).nullable().describe("提货点到客户地址的距离，公里"),
      route: z.array(point).describe("提货点到客户地址的驾车路线；没有路线规划时为空"),
      isDrivingDistance: z.boolean().describe("驾车距离；否则为直线距离"),
    })
    .nullable(),
  absent: { data: null, without: "地图只显示订单自带的坐标" },
});
