import { z } from "zod";
import { MAX_TEMPLATE_NAME } from "../../rules/placing/order-templates";
import { defineCall } from "../rest-call";
import { id, nothing } from "../shapes";

const tag = "订单";
const name = z.string().trim().min(1).max(MAX_TEMPLATE_NAME);

/** An own order that is to be placed again, under a name. */
const orderTemplate = z.object({
  id,
  name: z.string(),
  orderId: id,
  orderType: z.enum(["TIMELY", "GENERAL"]),
  goodsTypeName: z.string(),
  serviceTypeName: z.string(),
});

/** EXT-212: the caller's templates, newest first (ux.md U18). */
export const listOrderTemplates = defineCall({
  id: "EXT-212",
  method: "GET",
  path: "/order/api/order_template",
  tag,
  summary: "订单模板列表",
  auth: "required",
  data: z.array(orderTemplate),
  absent: { data: [], without: "没有订单模板" },
});

/** EXT-213: saves an own order as a template; the same order again renames its template. 50 at most. */
export const saveOrderTemplate = defineCall({
  id: "EXT-213",
  method: "POST",
  path: "/order/api/order_template",
  tag,
  summary: "存为模板",
  auth: "required",
  body: z.object({ orderId: id, name }),
  data: z.object({ id }),
  absent: { offer: "templates", without: "没有订单模板" },
});

/** EXT-215: gives an own template another name; unlike saving its order again, it brings no deleted one back. */
export const renameOrderTemplate = defineCall({
  id: "EXT-215",
  method: "PUT",
  path: "/order/api/order_template/{id}",
  tag,
  summary: "重命名订单模板",
  auth: "required",
  params: z.object({ id }),
  body: z.object({ name }),
  data: nothing,
  absent: { offer: "templates", without: "没有订单模板" },
});

/** EXT-214: deletes an own template. */
export const deleteOrderTemplate = defineCall({
  id: "EXT-214",
  method: "DELETE",
  path: "/order/api/order_template/{id}",
  tag,
  summary: "删除订单模板",
  auth: "required",
  params: z.object({ id }),
  data: nothing,
  absent: { offer: "templates", without: "没有订单模板" },
});
