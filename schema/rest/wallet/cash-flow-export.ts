import { z } from "zod";
import { XLSX_TYPE } from "../orders/order-export";
import { defineCall } from "../rest-call";
import { nothing } from "../shapes";
import { cashFlowFilterFields } from "./cash-flow";

/**
 * EXT-361: the lines that the filters of API-073 find, newest first, as a workbook (ux.md U8). Without any the answer is
 * the envelope, NOT_FOUND and `文件下载失败`.
 */
export const exportCashFlows = defineCall({
  id: "EXT-361",
  method: "GET",
  path: "/order/api/cash_flow/export",
  tag: "钱包",
  summary: "导出钱包明细",
  auth: "required",
  query: z.object(cashFlowFilterFields),
  file: XLSX_TYPE,
  data: nothing,
  absent: { offer: "ledger", without: "不能导出钱包明细" },
});
