import { z } from "zod";
import { COMPLAINT_STATUSES, COMPLAINT_TEXT_MAX, RIGHTS_PAGE_SIZE } from "../../rules/feedback/complaint";
import { ORDER_STATUSES } from "../../rules/orders/order-status";
import { extension } from "../extension";
import { defineCall } from "../rest-call";
import { id, nothing, pageNumber, pageSize, time } from "../shapes";

const tag = "投诉";

/** 0 the worker, 1 anything else; query and form send it as text. */
const complaintObject = z.coerce.number().int().min(0).max(1);
const printedObject = z.union([z.literal(0), z.literal(1)]).describe("0 投诉师傅，1 其他投诉");

/** A complaint (ENT-28). What has not happened is null. */
export const complaintEntity = z.object({
  id,
  orderId: extension(id.nullable(), null, "投诉不链接到订单"),
  orderNo: z.string(),
  content: z.string(),
  status: z.enum(COMPLAINT_STATUSES),
  statusName: extension(z.string().nullable(), null, "状态名称按 status 显示"),
  complaintTime: time,
  pictures: z.array(z.string()),
  picUrls: z.string().describe("图片地址，以 | 连接"),
  complaintObject: printedObject,
  suggestion: z.string().nullable().describe("平台处理意见"),
  handleTime: extension(time.nullable().describe("处理或取消的时间"), null, "不显示处理时间"),
});

/** API-059: numbers of the orders that can be complained about, newest first, at most 50 (COMP-04). */
export const listComplainableOrders = defineCall({
  id: "API-059",
  method: "GET",
  path: "/order/api/complaint/complaint_able_order",
  tag,
  summary: "可投诉的订单号",
  auth: "required",
  data: z.array(z.string()),
});

/**
 * EXT-292: the same orders with what they are; with `orderId` that one alone, none where it cannot be complained about.
 * `openObjects` are the complaints that wait for an answer: none of these can be filed again.
 */
export const listComplaintOrders = defineCall({
  id: "EXT-292",
  method: "GET",
  path: "/order/api/complaint_orders",
  tag,
  summary: "可投诉的订单及其概况",
  auth: "required",
  query: z.object({ orderId: id.optional().describe("只看这笔订单") }),
  data: z
    .array(
      z.object({
        orderId: id,
        orderNo: z.string(),
        status: z.enum(ORDER_STATUSES),
        statusName: z.string(),
        goodsTypeName: z.string(),
        serviceTypeName: z.string(),
        customerName: z.string(),
        openObjects: z.array(printedObject),
      }),
    )
    .nullable(),
  absent: { data: null, without: "投诉时只按订单号选择" },
});

/** API-060: complains about an order of the caller's. The documents do not say where the parameters travel. */
export const addComplaint = defineCall({
  id: "API-060",
  method: "POST",
  path: "/order/api/complaint/add_complaint/{orderNo}",
  tag,
  summary: "提交投诉",
  auth: "required",
  anyLocation: true,
  params: z.object({ orderNo: z.string().regex(/^\d{1,20}$/) }),
  body: z.object({
    content: z.string().max(COMPLAINT_TEXT_MAX).nullish().describe("投诉内容"),
    picUrls: z.string().max(2500).nullish().describe("图片地址，以 | 连接，最多 8 张"),
    complaintObject: complaintObject.default(1).describe("0 投诉师傅，1 其他投诉"),
  }),
  data: nothing,
});

/** API-061: the caller's complaints, newest first. */
export const listComplaints = defineCall({
  id: "API-061",
  method: "GET",
  path: "/order/api/complaint/complaint_list",
  tag,
  summary: "投诉列表",
  auth: "required",
  query: z.object({
    pageNum: pageNumber,
    pageSize: pageSize(RIGHTS_PAGE_SIZE),
    complaintType: complaintObject.optional().describe("投诉类型，取 complaintObject 的值"),
    orderNo: z.string().max(14).optional().describe("订单号或其中一段"),
  }),
  data: z.object({ rows: z.array(complaintEntity), total: z.number().int() }),
});

/** API-062: takes back a complaint that is not answered yet. A GET that changes state, as documented (C-54). */
export const revokeComplaint = defineCall({
  id: "API-062",
  method: "GET",
  path: "/order/api/complaint/{id}/revoke",
  tag,
  summary: "取消投诉",
  auth: "required",
  safe: false,
  params: z.object({ id }),
  data: nothing,
});
