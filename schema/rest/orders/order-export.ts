import { z } from "zod";
import { MAX_CHOSEN_ORDERS } from "../../rules/orders/chosen-orders";
import { defineCall } from "../rest-call";
import { id, nothing } from "../shapes";
import { appointmentFilterFields, orderFilterFields, orderSortField, ownFilterFields } from "./order-filters";

export const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Rows that a file has, known before its first byte; for a progress bar. */
export const TOTAL_ROWS_HEADER = "X-Total-Rows";
/** About how many bytes the file will have, from its first rows. Only the end of the file says that it is whole. */
export const ESTIMATED_BYTES_HEADER = "X-Estimated-Bytes";

/** Orders that one file holds at most. */
export const MAX_EXPORTED_ORDERS = 100_000;

const ignored = z.string().max(20).optional();

/**
 * API-028: the orders that the filters of {@link listOrders} find, as a workbook in the same sequence (LIST-41). All of them:
 * `pageNum` and `pageSize` are documented, taken, and change nothing. Without any the answer is the envelope, NOT_FOUND
 * and `文件下载失败`.
 */
export const exportOrders = defineCall({
  id: "API-028",
  method: "GET",
  path: "/order/api/order/export",
  tag: "订单",
  summary: "导出订单",
  auth: "required",
  query: z.object({
    pageNum: ignored,
    pageSize: ignored,
    ...orderFilterFields,
    ...appointmentFilterFields,
    ...ownFilterFields,
    ...orderSortField,
  }),
  file: XLSX_TYPE,
  data: nothing,
});

/**
 * EXT-314: these orders of the caller's as a workbook like that of {@link exportOrders}, newest first (ux.md U7).
 * NOT_FOUND when one of them is missing or another customer's (ROLE-16).
 */
export const exportChosenOrders = defineCall({
  id: "EXT-314",
  method: "GET",
  path: "/order/api/order/export_chosen",
  tag: "订单",
  summary: "导出所选订单",
  auth: "required",
  query: z.object({
    orderIds: z
      .string()
      .max(20 * MAX_CHOSEN_ORDERS)
      .transform((text): unknown[] => text.split(","))
      .pipe(z.array(id).min(1).max(MAX_CHOSEN_ORDERS))
      .describe(`订单 ID，逗号分隔，最多 ${MAX_CHOSEN_ORDERS} 个`),
  }),
  file: XLSX_TYPE,
  data: nothing,
  absent: { offer: "listTools", without: "不能导出所选订单" },
});
