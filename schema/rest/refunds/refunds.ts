import { z } from "zod";
import { REFUND_REASONS } from "../../rules/refunds/refund";
import {
  ARBITRATION_STATES,
  REFUND_FILTERS,
  REFUND_STATUS_NAMES,
  REFUND_STATUSES,
} from "../../rules/refunds/refund-status";
import { extension } from "../extension";
import { orderItem } from "../orders/orders";
import { payWay } from "../payments/payment";
import { defineCall } from "../rest-call";
import { id, nothing, pageNumber, pageSize, time, yuan, yuanIfTold } from "../shapes";
import { refundBody } from "./refund-body";

const tag = "退款";
const text = (max: number) => z.string().max(max);
/** Path of an uploaded picture. */
const picture = text(300);
const refund = z.object({ id });

/** A refund with its arbitration (ENT-14). What has not happened is null. */
const refundEntity = z.object({
  id,
  refundNo: z.string(),
  orderId: id,
  orderNo: z.string(),
  status: z.enum(REFUND_STATUSES),
  refundStatusName: extension(z.string().nullable(), null, "状态名称按 status 显示"),
  applyRefundAmount: yuan,
  refundAmount: yuan.nullable().describe("实际退款"),
  allowance: yuan.describe("申请的师傅补贴费用"),
  childAllowance: yuan.nullable().describe("师傅实际得到的补贴费用"),
  refundReason: z.string(),
  description: z.string(),
  imgs: z.array(z.string()),
  contactName: z.string(),
  contactPhone: z.string(),
  verifyWorkerId: id.nullable(),
  verifyWorkerName: z.string().describe("审核方；没有师傅时为平台"),
  refuseRefundContent: z.string().nullable(),
  handleTime: time.nullable(),
  refundSuccessTime: time.nullable(),
  payWay: payWay.nullable(),
  totalAmount: yuan,
  orderAmount: yuan,
  markupAmount: yuan,
  workerCashIntransit: yuanIfTold,
  arbitrationNo: z.string().nullable(),
  arbitrationState: extension(
    z.enum(ARBITRATION_STATES).nullable(),
    null,
    "按 arbitrationNo 和 status 判断是否仲裁；按 status、仲裁结果和金额判断是否已处理",
  ),
  arbitrationStateName: z.string().nullable(),
  applyArbitrationTime: time.nullable(),
  applyArbitrationAmount: yuan.nullable(),
  arbitrationAllowance: extension(yuan.nullable(), null, "不显示仲裁中的师傅补贴"),
  arbitrationAmount: yuan.nullable().describe("仲裁后的退款金额；不支持退款时为 0"),
  arbitrationHandleTime: extension(time.nullable(), null, "仲裁的处理时间按 handleTime 显示"),
  arbitrationContent: z.string().nullable(),
  arbitrationImgs: z.array(z.string()),
  complaintDescription: z.string().nullable().describe("仲裁结果"),
  expirationTimeStr: time.nullable().describe("被拒绝后，订单自动验收的时间"),
  isOrderOpen: extension(
    z.boolean().nullable().describe("订单款项仍在担保中"),
    null,
    "退款能否操作只看 status",
  ),
  createTime: time,
  updateTime: time,
  orderItems: z.array(orderItem),
});

/** API-052: the caller's refunds, newest first. */
export const listRefunds = defineCall({
  id: "API-052",
  method: "GET",
  path: "/order/api/refund",
  tag,
  summary: "退款列表",
  auth: "required",
  query: z.object({
    pageNum: pageNumber,
    pageSize: pageSize(6),
    refundStatusEnum: z.enum(REFUND_FILTERS).optional(),
    orderNo: text(14).optional().describe("订单号或其中一段"),
  }),
  data: z.object({ rows: z.array(refundEntity), total: z.number().int() }),
});

/** API-053: what a list of refunds can be filtered by. A read, although a POST. */
export const listRefundStatuses = defineCall({
  id: "API-053",
  method: "POST",
  path: "/order/api/refund/status",
  tag,
  summary: "退款状态选项",
  auth: "required",
  safe: true,
  data: extension(
    z.array(z.object({ value: z.enum(REFUND_FILTERS), label: z.string().min(1) })),
    [
      { value: "WAIT", label: REFUND_STATUS_NAMES.WAIT },
      { value: "REFUSE", label: REFUND_STATUS_NAMES.REFUSE },
      { value: "REFUND_SUEECSS", label: REFUND_STATUS_NAMES.SUCCESS },
    ],
    "筛选项为文档中的三种",
  ),
});

/** EXT-340: how many refunds the caller has, and how many each filter finds, for the tabs of their list (ux.md U2). */
export const countRefunds = defineCall({
  id: "EXT-340",
  method: "GET",
  path: "/order/api/refund_stats",
  tag,
  summary: "各状态退款数",
  auth: "required",
  data: z
    .object({
      total: z.number().int(),
      counts: z.array(z.object({ status: z.enum(REFUND_FILTERS), count: z.number().int() })),
    })
    .nullable(),
  absent: { data: null, without: "退款列表的标签不显示数量" },
});

/** API-054: reasons for a refund. */
export const listRefundReasons = defineCall({
  id: "API-054",
  method: "GET",
  path: "/order/api/refund/reason",
  tag,
  summary: "退款原因",
  auth: "required",
  data: extension(
    z.array(z.object({ content: z.string().min(1) })),
    REFUND_REASONS.map((content) => ({ content })),
    "退款原因为本站自带的选项",
  ),
});

/** API-055: one refund of the caller; another customer's answers exactly like a missing one. */
export const getRefund = defineCall({
  id: "API-055",
  method: "GET",
  path: "/order/api/refund/{refundId}",
  tag,
  summary: "退款详情",
  auth: "required",
  params: z.object({ refundId: id }),
  data: refundEntity,
});

/** API-056: changes a refund under review, or asks again after it was refused. */
export const modifyRefund = defineCall({
  id: "API-056",
  method: "POST",
  path: "/order/api/refund/{id}/modify",
  tag,
  summary: "修改或重新申请退款",
  auth: "required",
  params: refund,
  body: refundBody,
  data: nothing,
});

/** API-057: cancels a refund under review, or its arbitration; the server decides by its status (C-38). */
export const cancelRefund = defineCall({
  id: "API-057",
  method: "POST",
  path: "/order/api/refund/{id}/cancel",
  tag,
  summary: "取消退款或取消仲裁",
  auth: "required",
  params: refund,
  data: nothing,
});

/** API-058: asks the platform to decide about a refund that was refused. */
export const requestArbitration = defineCall({
  id: "API-058",
  method: "POST",
  path: "/order/api/refund/{id}/arbitration",
  tag,
  summary: "申请仲裁",
  auth: "required",
  params: refund,
  body: z.object({
    allowance: yuan.nullish().describe("师傅补贴费"),
    content: text(500).nullish().describe("仲裁内容"),
    imgs: z.array(picture).max(8).nullish(),
  }),
  data: nothing,
});

/** Refunds and arbitration. API-055 comes last: its `{refundId}` could be mistaken for a name (C-53). */
