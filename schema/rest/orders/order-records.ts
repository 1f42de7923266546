import { z } from "zod";
import { extension } from "../extension";
import { defineCall } from "../rest-call";
import { id, nothing, time } from "../shapes";

const tag = "订单";
const ofOrder = z.object({ orderId: id });
const imgs = z.array(z.object({ url: z.string() }));

/** API-040: what the master noted when collecting the goods (ENT-19); null before that. */
export const getPickUp = defineCall({
  id: "API-040",
  method: "GET",
  path: "/order/api/goods_pick_up",
  tag,
  summary: "提货记录",
  auth: "required",
  query: z.object({ oid: id }),
  data: z.object({ content: z.string(), imgs }).nullable(),
});

/** API-041: photos that prove the write-off or were taken again after a rejection, oldest first (ENUM-16, DETAIL-22). */
export const listCredences = defineCall({
  id: "API-041",
  method: "GET",
  path: "/order/api/order_credence/query_credence",
  tag,
  summary: "凭证",
  auth: "required",
  query: ofOrder.extend({ type: z.enum(["BUCHONG_CREDENCE", "HEXIAO_CREDENCE"]) }),
  data: extension(z.array(z.object({ content: z.string(), imgs, createTime: time })), [], "没有凭证"),
});

/** API-042: who collected the goods and when (DETAIL-22); null before that. */
export const getTakeDelivery = defineCall({
  id: "API-042",
  method: "GET",
  path: "/order/api/order/query_take_delivery",
  tag,
  summary: "取货记录",
  auth: "required",
  query: ofOrder,
  data: extension(
    z
      .object({
        takeDeliveryTime: time,
        workerName: z.string().nullable(),
        driverName: z.string().nullable(),
        driverPhone: z.string().nullable(),
      })
      .nullable(),
    null,
    "没有取货记录",
  ),
});

const followUpFields = {
  orderId: id,
  imgList: z.string().max(2500).nullish().describe("图片地址，逗号分隔，最多 8 张"),
  content: z.string().max(500),
};

/** API-048: a note on an order of one's own (FOLLOW-03); with an `Idempotency-Key` at most once. */
export const addFollowUp = defineCall({
  id: "API-048",
  method: "POST",
  path: "/order/api/order/add_follow",
  tag,
  summary: "添加跟进",
  auth: "required",
  body: z.object(followUpFields),
  data: nothing,
});

/** API-049: changes such a note (FOLLOW-04). */
export const editFollowUp = defineCall({
  id: "API-049",
  method: "POST",
  path: "/order/api/order/edit_order_follow",
  tag,
  summary: "编辑跟进",
  auth: "required",
  body: z.object({ id, ...followUpFields }),
  data: nothing,
});

/** API-050: the notes on an order, newest first (FOLLOW-05, ENT-21). */
export const listFollowUps = defineCall({
  id: "API-050",
  method: "GET",
  path: "/order/api/order/query_order_follow_by_orderid",
  tag,
  summary: "跟进记录",
  auth: "required",
  query: ofOrder,
  data: z.array(
    z.object({
      id,
      orderId: id,
      content: z.string(),
      createTime: time,
      imgList: z.string().describe("图片地址，逗号分隔"),
      imgUrl: z.array(z.string()),
    }),
  ),
});

/** The newest note on an order and how many there are, as lists of orders carry it (LIST-05). */
export const latestFollow = z.object({ content: z.string(), createTime: time, total: z.number().int() });

/** API-051: removes such a note (FOLLOW-06). The backend answers GET and DELETE as well (C-41). */
export const deleteFollowUp = defineCall({
  id: "API-051",
  method: "POST",
  path: "/order/api/order/delete_order_follow",
  tag,
  summary: "删除跟进",
  auth: "required",
  anyLocation: true,
  body: z.object({ id }),
  data: nothing,
});
