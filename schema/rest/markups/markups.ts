import { z } from "zod";
import {
  MARKUP_KINDS,
  MARKUP_STATUSES,
  MAX_MARKUP_REMARK,
  MAX_REJECT_REASON,
} from "../../rules/markups/markup";
import { extension } from "../extension";
import { payWay } from "../payments/payment";
import { defineCall } from "../rest-call";
import { id, nothing, time, yuan } from "../shapes";

const tag = "加价";
const markupStatus = z.enum(MARKUP_STATUSES);
const markupKind = z.enum(MARKUP_KINDS);

/** A markup as its customer sees it (ENT-20): one that a master asks for, or the customer's own. */
const markup = z.object({
  id,
  orderNo: z.string().min(1).describe("加价单号；审核付款时使用（C-45）"),
  mainOrderId: id,
  mainOrderNo: extension(z.string().nullable().describe("所属订单号"), null, "加价不显示所属订单号"),
  isRequest: extension(z.boolean().nullable().describe("是否由师傅申请"), null, "视为师傅的申请"),
  isCancellable: extension(z.boolean().describe("客户能否取消（EXT-569）"), false, "未支付的加价不能取消"),
  status: markupStatus,
  amount: yuan,
  createTime: time,
  type: markupKind,
  markupType: z.string().describe("字典 add_price_type"),
  markupRemark: z.string(),
  createBy: z.string(),
  createPhone: z.string().nullable(),
  content: z.string().describe("申请说明"),
  rejectContent: z.string().nullable(),
  dealTime: time.nullable(),
  payWay: payWay.nullable(),
  orderAbnormalId: id.nullable(),
});

/** API-066: the markups of an order of one's own, newest first (MARK-18). */
export const listMarkups = defineCall({
  id: "API-066",
  method: "GET",
  path: "/order/api/markup/{orderId}/list",
  tag,
  summary: "订单的加价记录",
  auth: "required",
  params: z.object({ orderId: id }),
  data: z.array(markup),
});

/** API-067: one's own markup, for waiting until its payment has arrived (MARK-10). */
export const getMarkup = defineCall({
  id: "API-067",
  method: "GET",
  path: "/order/api/markup/{id}",
  tag,
  summary: "加价状态",
  auth: "required",
  params: z.object({ id }),
  data: markup,
});

/** API-068: the same for what a master asked for (MARK-16). */
export const getMarkupRequest = defineCall({
  id: "API-068",
  method: "GET",
  path: "/order/api/markup/detail",
  tag,
  summary: "师傅加价申请的状态",
  auth: "required",
  query: z.object({ requestId: id }),
  data: markup,
});

/**
 * API-069: a markup by the customer, to be paid (MARK-06). Asked for again with the same values while it is unpaid, it
 * is the same one; with others it takes the place of the unpaid one. Send an `Idempotency-Key` header, another one than
 * for its payment: repeating it answers the first markup, also once that is paid.
 */
export const createMarkup = defineCall({
  id: "API-069",
  method: "POST",
  path: "/order/api/markup",
  tag,
  summary: "发起加价",
  auth: "required",
  query: z.object({
    oid: id,
    amount: z.coerce.number().describe("金额，单位：元，最多两位小数"),
    type: markupKind.default("ORDINARY"),
    markupRemark: z.string().max(MAX_MARKUP_REMARK).optional(),
    markupType: z.string().max(50).optional().describe("必填；字典 add_price_type（C-46）"),
    markupId: id.optional().describe("继续支付的未付加价；它已支付或已关闭时不会产生新的加价"),
  }),
  data: id,
});

const payment = z.object({ payWay, pwd: z.string().max(64).nullish() });

/**
 * API-070: pays one's own markup (MARK-07). Send an `Idempotency-Key` header. `data` is null for the wallet, the text
 * of a QR code for WECHAT, payment page HTML for ALIPAY (MARK-23).
 */
export const payMarkup = defineCall({
  id: "API-070",
  method: "POST",
  path: "/order/api/markup/{id}/pay",
  tag,
  summary: "支付加价",
  auth: "required",
  params: z.object({ id }),
  query: payment.extend({ pwd: z.string().max(64).optional() }),
  data: z.string().nullable(),
});

/**
 * API-071: approves and pays what a master asked for (MARK-16). `{orderNo}` is the request's own number; that of an
 * order stands for its one open request, and is refused when there are several (C-45). Send an `Idempotency-Key` header.
 */
export const payMarkupRequest = defineCall({
  id: "API-071",
  method: "POST",
  path: "/order/api/markup/{orderNo}/request_pay",
  tag,
  summary: "同意并支付师傅的加价申请",
  auth: "required",
  anyLocation: true,
  params: z.object({ orderNo: z.string().max(32) }),
  body: payment.extend({
    /** What the customer was shown, 元. When the request asks for another amount the answer is PRICE_CHANGED. */
    quotedAmount: yuan.nullish(),
  }),
  data: z.string().nullable(),
});

/** API-072: rejects what a master asked for, with the reason (MARK-17). */
export const rejectMarkup = defineCall({
  id: "API-072",
  method: "POST",
  path: "/order/api/markup/reject",
  tag,
  summary: "拒绝师傅的加价申请",
  auth: "required",
  anyLocation: true,
  body: z.object({ markupRequestId: id, rejectContent: z.string().max(MAX_REJECT_REASON).nullish() }),
  data: nothing,
});

/** EXT-569: takes back one's own markup that is not paid. Said again, it changes nothing. */
export const cancelMarkup = defineCall({
  id: "EXT-569",
  method: "POST",
  path: "/order/api/markup/{id}/cancel",
  tag,
  summary: "取消未支付的加价",
  auth: "required",
  params: z.object({ id }),
  data: nothing,
  absent: { without: "未支付的加价不能取消" },
});

/** EXT-250: markups of all orders that masters ask for and that are not answered, newest first, at most 100 (C-66). */
export const listOpenRequests = defineCall({
  id: "EXT-250",
  method: "GET",
  path: "/order/api/markup_requests",
  tag,
  summary: "待处理的加价申请",
  auth: "required",
  data: z.object({ rows: z.array(markup), total: z.number().int() }).nullable(),
  absent: {
    data: null,
    offer: "markupRequests",
    without: "首页不显示待付加价的数量，跟进记录页不列出待处理的加价申请，只链接到加价待支付的订单",
  },
});
