import { z } from "zod";
import { ORDER_FILTERS, ORDER_STATUS_NAMES, ORDER_STATUSES } from "../../rules/orders/order-status";
import { extension } from "../extension";
import { defineCall } from "../rest-call";

const tag = "订单";
const count = z.number().int();
const filter = z.enum([...ORDER_STATUSES, ...ORDER_FILTERS]);

/** API-029: statuses to filter by, with their names. A read, although a POST. */
export const listStatuses = defineCall({
  id: "API-029",
  method: "POST",
  path: "/order/api/order/status",
  tag,
  summary: "订单状态选项",
  auth: "required",
  safe: true,
  data: extension(
    z.array(z.object({ value: filter, label: z.string().min(1) })),
    ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS_NAMES[value] })),
    "筛选项为文档中的订单状态",
  ),
});

/**
 * EXT-452: service types and carriers of the caller's orders, by name, at most 100 each, for the filters of
 * `ownFilterFields`. A backend without it does not know these filters, and they are not offered.
 */
export const listFilterChoices = defineCall({
  id: "EXT-452",
  method: "GET",
  path: "/order/api/order_filter_choices",
  tag,
  summary: "订单筛选的可选值",
  auth: "required",
  data: z.object({ serviceTypes: z.array(z.string()), carriers: z.array(z.string()) }).nullable(),
  absent: { data: null, without: "不提供服务类型、支付方式、物流公司、店铺和上门超时筛选" },
});

/**
 * API-044: how many visits are appointed on each day of a month, for the calendar (HOME-15). `offset` counts months from
 * the running one; days without visits are left out. A read, although a POST.
 */
export const countVisits = defineCall({
  id: "API-044",
  method: "POST",
  path: "/order/api/order/stats",
  tag,
  summary: "上门日历统计",
  auth: "required",
  safe: true,
  anyLocation: true,
  body: z.object({
    type: z.enum(["MONTH"]).default("MONTH"),
    offset: z.coerce.number().int().min(-120).max(120).default(0),
    status: filter.default("INSERVICE"),
  }),
  data: extension(
    z.array(z.object({ date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/), count })).nullable(),
    null,
    "上门日历不标记每天的数量",
  ),
});

/** API-045: how many orders each status and filter has, for the tiles (HOME-09). */
export const countStatuses = defineCall({
  id: "API-045",
  method: "GET",
  path: "/order/api/order/stats_status",
  tag,
  summary: "各状态订单数",
  auth: "required",
  data: extension(
    z.array(z.object({ status: filter, count })),
    [],
    "标签和首页不显示数量，只按订单列表计异常订单",
  ),
});
