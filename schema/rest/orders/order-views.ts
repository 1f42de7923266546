import { z } from "zod";
import { MAX_VIEW_NAME } from "../../rules/orders/order-views";
import { defineCall } from "../rest-call";
import { id, nothing } from "../shapes";

const tag = "订单";
const name = z.string().trim().min(1).max(MAX_VIEW_NAME);

/** Filters of the order list that a customer uses again, under a name. */
const orderView = z.object({
  id,
  name: z.string(),
  query: z.string(),
  pinned: z.boolean(),
});

/** EXT-310: the caller's saved views of the order list (ux.md U3): pinned ones first, each in the order of saving. */
export const listOrderViews = defineCall({
  id: "EXT-310",
  method: "GET",
  path: "/order/api/order_view",
  tag,
  summary: "常用筛选列表",
  auth: "required",
  data: z.array(orderView),
  absent: { data: [], without: "没有常用筛选" },
});

/** EXT-311: saves filters under a name of their own, ten at most; the same again answers with what is there. */
export const saveOrderView = defineCall({
  id: "EXT-311",
  method: "POST",
  path: "/order/api/order_view",
  tag,
  summary: "存为常用筛选",
  auth: "required",
  body: z.object({
    name,
    query: z
      .string()
      .min(1)
      .max(2000)
      .regex(/^[\w*.+%=&-]+$/)
      .describe("列表地址中的查询参数，如 status=WAIT_PAY&areaCode=3301"),
  }),
  data: z.object({ id }),
  absent: { offer: "listTools", without: "没有常用筛选" },
});

/** EXT-312: gives an own view another name, pins it, or no longer; what is left out stays. */
export const changeOrderView = defineCall({
  id: "EXT-312",
  method: "PUT",
  path: "/order/api/order_view/{id}",
  tag,
  summary: "重命名或置顶常用筛选",
  auth: "required",
  params: z.object({ id }),
  body: z.object({ name: name.optional(), pinned: z.boolean().optional() }),
  data: nothing,
  absent: { offer: "listTools", without: "没有常用筛选" },
});

/** EXT-313: deletes an own view. */
export const deleteOrderView = defineCall({
  id: "EXT-313",
  method: "DELETE",
  path: "/order/api/order_view/{id}",
  tag,
  summary: "删除常用筛选",
  auth: "required",
  params: z.object({ id }),
  data: nothing,
  absent: { offer: "listTools", without: "没有常用筛选" },
});
