import { z } from "zod";
import { XLSX_TYPE } from "../orders/order-export";
import { defineCall } from "../rest-call";
import { nothing } from "../shapes";
import { profitFilterFields } from "./order-profit";

/**
 * EXT-461: the orders that the filters of EXT-367 find, newest first, as a workbook (PAGE-02, ux.md U8). Without any the
 * answer is the envelope, NOT_FOUND and `文件下载失败`.
 */
export const exportOrderProfits = defineCall({
  id: "EXT-461",
  method: "GET",
  path: "/order/api/order_profit/export",
  tag: "订单盈亏",
  summary: "导出订单盈亏",
  auth: "required",
  query: z.object(profitFilterFields),
  file: XLSX_TYPE,
  data: nothing,
  absent: { offer: "profits", without: "没有订单盈亏" },
});
