import { z } from "zod";
import { CALL_TYPES } from "../../rules/calls/call";
import { MARKUP_STATUSES } from "../../rules/markups/markup";
import { REFUND_STATUSES } from "../../rules/refunds/refund-status";
import { defineCall } from "../rest-call";
import { id, pageNumber, pageSize, staffRows, time, yuan } from "../shapes";

const page = { pageIndex: pageNumber, pageSize: pageSize(20) };
const total = z.number().int();

/**
 * EXT-589: refunds of all customers, by the time of their request, the first one first; a renewed request is a new one.
 * Those in arbitration stand by the time at which it was asked for. What it asks is null before there was one.
 */
export const findRefunds = defineCall({
  id: "EXT-589",
  method: "GET",
  path: "/operator/api/refunds",
  tag: "运营·退款",
  summary: "查找退款与仲裁（旧的在前）",
  auth: "operator",
  query: z.object({
    status: z.enum(REFUND_STATUSES).optional().describe("WAIT 等待审核，ARBITRATION 等待仲裁"),
    orderNo: z
      .string()
      .regex(/^\d{14}$/)
      .optional(),
    ...page,
  }),
  data: staffRows(
    z.object({
      id,
      refundNo: z.string(),
      orderId: id,
      orderNo: z.string(),
      status: z.enum(REFUND_STATUSES),
      applyAmount: yuan.describe("申请退款的金额"),
      allowance: yuan.describe("申请退款时的师傅补贴"),
      reason: z.string(),
      description: z.string().describe("申请退款的说明"),
      refuseRefundContent: z.string().nullable().describe("师傅拒绝的原因"),
      arbitrationAllowance: yuan.nullable().describe("申请仲裁的师傅补贴，客户同意支付"),
      applyArbitrationAmount: yuan.nullable().describe("申请仲裁的退款金额"),
      arbitrationContent: z.string().nullable().describe("申请仲裁的说明"),
      applyArbitrationTime: time.nullable(),
      refundAmount: yuan.nullable().describe("已同意的退款金额"),
      customerPhone: z.string(),
      createTime: time,
      updateTime: time,
    }),
  ).extend({ total }),
});

/** EXT-573: calls by customers that ring now, those that ring longest first. Answered by EXT-305, refused by EXT-306. */
export const findRingingCalls = defineCall({
  id: "EXT-573",
  method: "GET",
  path: "/operator/api/ringing_calls",
  tag: "运营·通话",
  summary: "正在呼叫的来电（先呼叫的在前）",
  auth: "operator",
  query: z.object({ workerId: id.optional(), ...page }),
  data: staffRows(
    z.object({
      videoCallInstanceId: z.string().describe("用于接听和挂断"),
      orderId: id,
      workerId: id.nullable().describe("呼叫平台客服时为空"),
      callType: z.enum(CALL_TYPES),
      customerPhone: z.string(),
      ringTime: time.describe("开始响铃的时间"),
    }),
  ).extend({ total }),
});

/** EXT-590: markups that masters have asked for, of all customers, newest first. */
export const findMarkupRequests = defineCall({
  id: "EXT-590",
  method: "GET",
  path: "/operator/api/markups",
  tag: "运营·订单",
  summary: "师傅申请的加价（新的在前）",
  auth: "operator",
  query: z.object({
    status: z.enum(MARKUP_STATUSES).optional().describe("WAIT_PAY 等待客户答复"),
    workerId: id.optional(),
    ...page,
  }),
  data: staffRows(
    z.object({
      id,
      orderId: id,
      orderNo: z.string(),
      workerId: id.nullable(),
      status: z.enum(MARKUP_STATUSES),
      amount: yuan,
      markupType: z.string(),
      remark: z.string().describe("师傅的说明"),
      createTime: time,
      dealTime: time.nullable().describe("客户答复的时间"),
    }),
  ).extend({ total }),
});
