import { z } from "zod";
import { refundBody } from "../refunds/refund-body";
import { defineCall } from "../rest-call";
import { flag, id, nothing, time } from "../shapes";

const tag = "订单";
const text = (max: number) => z.string().max(max);
/** Path of an uploaded picture. */
const picture = text(300);
const order = z.object({ id });

/**
 * API-033: cancels an unpaid order (ACT-02) when it carries nothing; with a reason or a subsidy it asks for a refund of
 * one that is paid (REFUND-14). Every other combination is refused (C-34).
 */
export const cancelOrder = defineCall({
  id: "API-033",
  method: "POST",
  path: "/order/api/order/{id}/cancel",
  tag,
  summary: "取消未付款订单，或申请退款",
  auth: "required",
  params: order,
  body: refundBody,
  data: nothing,
});

/** API-034: the goods have arrived (ACT-26..31). Waybill number and phone are needed when the master collects them. */
export const confirmArrival = defineCall({
  id: "API-034",
  method: "POST",
  path: "/order/api/order/{id}/arrival",
  tag,
  summary: "确认到货",
  auth: "required",
  params: order,
  body: z.object({
    logisticsNo: text(255).nullish(),
    logisticsPhone: text(12).nullish(),
    logisticsCompany: text(100).nullish(),
    pickupCode: text(50).nullish(),
    pickupAddress: text(200).nullish(),
    pickUpLat: z.coerce.number().min(-90).max(90).nullish(),
    pickUpLng: z.coerce.number().min(-180).max(180).nullish(),
  }),
  data: nothing,
});

/** API-035: one more day to accept, once per order (ACT-09). A state-changing GET (C-54). */
export const delayAcceptance = defineCall({
  id: "API-035",
  method: "GET",
  path: "/order/api/order/acceptance_order_delay",
  tag,
  summary: "延长验收",
  auth: "required",
  safe: false,
  query: z.object({ orderId: id }),
  data: z.object({ acceptTimeStr: time.describe("新的自动验收时间") }),
});

/** API-036: accepts the work, which settles the order, or rejects it with a reason (ACC-04..07). */
export const acceptOrder = defineCall({
  id: "API-036",
  method: "POST",
  path: "/order/api/order/{id}/accept",
  tag,
  summary: "验收",
  auth: "required",
  params: order,
  query: z.object({ isPass: flag, content: text(500).optional().describe("不通过时必填") }),
  data: nothing,
});

/** API-037: rates the master (ACC-11..17). `label` joins tag names with commas (C-57). */
export const evaluateOrder = defineCall({
  id: "API-037",
  method: "POST",
  path: "/order/api/order/{id}/evaluation",
  tag,
  summary: "评价师傅",
  auth: "required",
  params: order,
  body: z.object({
    star: z.number().int(),
    content: text(500).nullish(),
    isAnonymous: flag.nullish(),
    label: text(200).nullish(),
    imgs: z.array(picture).max(8).nullish(),
  }),
  data: nothing,
});

/** API-038: all of the money back while no master has the order, which closes it (REFUND-02). A state-changing GET (C-54). */
export const refundUnassigned = defineCall({
  id: "API-038",
  method: "GET",
  path: "/order/api/order/{id}/wait_assign_order_refund",
  tag,
  summary: "未指派师傅直接退款",
  auth: "required",
  safe: false,
  params: order,
  data: nothing,
});

/** API-096: impression tags for a rating (ACC-15). */
export const listTags = defineCall({
  id: "API-096",
  method: "GET",
  path: "/common/api/tag",
  tag,
  summary: "评价印象标签",
  auth: "required",
  data: z.array(z.object({ content: z.string() })),
});
