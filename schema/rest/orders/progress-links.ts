import { z } from "zod";
import { ORDER_STATUSES } from "../../rules/orders/order-status";
import { extension } from "../extension";
import { defineCall } from "../rest-call";
import { id, nothing, time } from "../shapes";

const tag = "订单";
const token = z.string().max(64);
const link = z.object({
  token: token.nullable().describe("进度页地址 /progress/{token}；未生成时为 null"),
  canText: z.boolean().describe("可以短信发送给收货客户"),
  isTexted: z.boolean().describe("已把现在的链接短信发送给收货客户现在的手机号"),
});
const NO_LINK = { token: null, canText: false, isTexted: false };

/** EXT-320: the link to an own order's progress, for whom the goods go to; null while there is none. */
export const getProgressLink = defineCall({
  id: "EXT-320",
  method: "GET",
  path: "/order/api/progress_link",
  tag,
  summary: "订单的进度链接",
  auth: "required",
  query: z.object({ orderId: id }),
  data: link,
  absent: { data: NO_LINK, without: "不提供订单进度链接" },
});

/** EXT-321: makes the link, or answers the one that there is. */
export const createProgressLink = defineCall({
  id: "EXT-321",
  method: "POST",
  path: "/order/api/progress_link",
  tag,
  summary: "生成进度链接",
  auth: "required",
  body: z.object({ orderId: id }),
  data: link,
  absent: { offer: "progressLinks", without: "不提供订单进度链接" },
});

/** EXT-322: ends the link, which then shows nothing. Repeating it changes nothing. */
export const revokeProgressLink = defineCall({
  id: "EXT-322",
  method: "DELETE",
  path: "/order/api/progress_link/{orderId}",
  tag,
  summary: "停用进度链接",
  auth: "required",
  params: z.object({ orderId: id }),
  data: nothing,
  absent: { offer: "progressLinks", without: "不提供订单进度链接" },
});

/**
 * EXT-323: what the holder of the link sees: progress, appointment and master. No phones, no prices, no street, and of
 * people no more than a surname.
 */
export const getSharedProgress = defineCall({
  id: "EXT-323",
  method: "GET",
  path: "/order/api/progress/{token}",
  tag,
  summary: "凭链接查看订单进度（无需登录）",
  params: z.object({ token }),
  data: z.object({
    orderNo: z.string(),
    status: z.enum(ORDER_STATUSES),
    isArrival: z.boolean(),
    merchantName: z.string(),
    customerName: z.string().describe("只显示姓氏"),
    place: z.string().describe("城市和区县"),
    serviceTypeName: z.string(),
    items: z.array(z.object({ name: z.string(), count: z.number().int() })),
    workerName: z.string().nullable().describe("如 王师傅；接单前为 null"),
    workerVerifyTime: extension(
      time.nullable().describe("师傅的实名认证时间；接单前为 null"),
      null,
      "进度页不显示师傅的实名认证",
    ),
    createTime: time,
    assignWorkerTime: time.nullable(),
    expectedTime: time.nullable(),
    appointmentTime: time.nullable(),
    completeTime: time.nullable(),
  }),
  absent: { offer: "progressLinks", without: "不提供订单进度链接" },
});

/** EXT-514: the link goes to the customer of the order by SMS, once per link and phone; the same again changes nothing. */
export const textProgressLink = defineCall({
  id: "EXT-514",
  method: "POST",
  path: "/order/api/progress_sms",
  tag,
  summary: "短信发送进度链接给收货客户",
  auth: "required",
  body: z.object({ orderId: id }),
  data: link,
  absent: { offer: "progressLinks", without: "不提供订单进度链接" },
});
