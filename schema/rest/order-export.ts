import { z } from "zod";
import { defineCall } from "./call";
import { orderFilterFields } from "./order-filters";
import { nothing } from "./shapes";

export const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Rows that a file has, known before its first byte; for a progress bar. */
export const TOTAL_ROWS_HEADER = "X-Total-Rows";
/** About how many bytes the file will have, from its first rows. Only the end of the file says that it is whole. */
export const ESTIMATED_BYTES_HEADER = "X-Estimated-Bytes";

/** Orders that one file holds at most. */
export const MAX_EXPORTED_ORDERS = 100_000;

const ignored = z.string().max(20).optional();

/**
 * API-028: the orders that the filters of {@link listOrders} find, as a workbook, newest first (LIST-41). All of them:
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
  query: z.object({ pageNum: ignored, pageSize: ignored, ...orderFilterFields }),
  file: XLSX_TYPE,
  data: nothing,
});

export const orderExportCalls = { exportOrders };
