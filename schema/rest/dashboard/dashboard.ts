import { z } from "zod";
import { SHOWN_TODOS, TODO_KINDS } from "../../rules/dashboard/todos";
import { ORDER_STATUSES } from "../../rules/orders/order-status";
import { extension } from "../extension";
import { collection } from "../orders/collection";
import { order } from "../orders/orders";
import { defineCall } from "../rest-call";
import { id, nothing, pageNumber, pageSize, time } from "../shapes";

const tag = "首页";
const count = z.number().int();

/** API-043: the platform's times for orders. What it holds is not documented (G-03). */
export const getSettingInfo = defineCall({
  id: "API-043",
  method: "GET",
  path: "/order/api/order/setting_info",
  tag,
  summary: "订单设置",
  auth: "required",
  data: extension(
    z
      .object({
        unpaidHours: count.describe("未付款订单多少小时后关闭"),
        unansweredHours: count.describe("付款多少小时后仍无人接单会提醒"),
        acceptanceDays: count.describe("完工多少天后自动验收"),
        acceptanceDelayDays: count.describe("延长验收的天数，每单一次"),
      })
      .nullable(),
    null,
    "不说明各项时限",
  ),
});

/**
 * API-046: consignments of the caller's running orders, newest first (HOME-19). A Logistics entity without its
 * `wuliuMessage`, which is asked for one by one (API-098): every answer of the tracking service costs money.
 */
export const listLogistics = defineCall({
  id: "API-046",
  method: "GET",
  path: "/order/api/order/logistics_list",
  tag,
  summary: "进行中订单的物流",
  auth: "required",
  query: z.object({ pageNo: pageNumber, pageSize: pageSize(4) }),
  data: z.object({
    rows: z.array(
      z.object({
        orderId: extension(id.nullable(), null, "物流卡片不链接到订单"),
        orderNo: extension(z.string(), "", "物流卡片不显示订单号"),
        status: extension(z.enum(ORDER_STATUSES).nullable(), null, "物流卡片不显示订单状态"),
        goodsTypeName: extension(z.string(), "", "物流卡片不显示类目"),
        customerName: extension(z.string(), "", "物流卡片不显示收货人"),
        isArrival: extension(z.boolean().nullable(), null, "物流卡片不说明是否到货"),
        logisticsNo: z.string(),
        ...collection,
      }),
    ),
    total: count,
  }),
});

/**
 * API-047: messages about the times of visits, newest first (HOME-18), those with one title when it is given
 * (HOME-22, C-49), or all but those of `exceptTitle`. 无人接单 leaves out the orders that a master has taken since. A read, although a POST.
 */
export const listOrderMessages = defineCall({
  id: "API-047",
  method: "POST",
  path: "/order/api/order/mes/list",
  tag,
  summary: "改约与无人接单提醒",
  auth: "required",
  safe: true,
  anyLocation: true,
  body: z.object({
    title: z.string().min(1).max(50).optional(),
    exceptTitle: z.string().min(1).max(50).optional().describe("扩展参数：不含这个标题的提醒"),
    pageIndex: pageNumber,
    pageSize: pageSize(3),
  }),
  data: z.object({
    rows: z.array(
      z.object({
        id,
        title: z.string(),
        content: z.string(),
        createTime: time,
        isRead: z.boolean(),
        mesAssociatedId: id.nullable(),
        orderNo: extension(
          z.string().nullable().describe("所说的订单；已不存在则为空"),
          null,
          "提醒不显示订单号",
        ),
      }),
    ),
    total: count,
  }),
});

/**
 * EXT-315: what waits for the caller, every kind with its number and its first orders, the most urgent first. Days are
 * those of Shanghai. An order may be of several kinds.
 */
export const listTodos = defineCall({
  id: "EXT-315",
  method: "GET",
  path: "/order/api/order_todos",
  tag,
  summary: "今日待办",
  auth: "required",
  data: z.array(
    z.object({
      kind: z
        .enum(TODO_KINDS)
        .describe(
          "VISIT_OVERDUE 超时未上门或当天未完工，APPOINTMENT_FAILED 师傅预约失败，ACCEPTANCE_DUE 待验收，REFUND_REFUSED 退款被拒绝，EXCEPTION 异常待处理，MARKUP_REQUEST 师傅申请加价，PAYMENT_DUE 待付款，UNANSWERED 无人接单，ARRIVAL 待确认到货",
        ),
      total: count.describe("共有多少订单"),
      rows: z.array(order).max(SHOWN_TODOS).describe("最急的几单"),
    }),
  ),
  absent: { data: [], without: "首页没有今日待办" },
});

/**
 * EXT-260: which buttons for a new order a customer is shown on the home page, and whether the page about profit and
 * loss (ROLE-13..15; API-088 tells them).
 */
export const setOrderEntries = defineCall({
  id: "EXT-260",
  method: "PUT",
  path: "/operator/api/customer/order_entries",
  tag: "运营",
  summary: "设置客户的下单入口",
  auth: "operator",
  body: z.object({
    phone: z.string().min(1).max(32).describe("客户手机号"),
    immediate: z.boolean().describe("即时订单"),
    normal: z.boolean().describe("普通订单"),
    profitAndLoss: z.boolean().default(true).describe("订单盈亏"),
  }),
  data: nothing,
});
