import { z } from "zod";
import { XLSX_TYPE } from "../orders/order-export";
import { defineCall } from "../rest-call";
import { nothing } from "../shapes";
import { month } from "./bill";

/** EXT-364: the bill of a month as a workbook. A month without one answers the envelope, NOT_FOUND and `文件下载失败`. */
export const exportBill = defineCall({
  id: "EXT-364",
  method: "GET",
  path: "/order/api/bill/export",
  tag: "账单",
  summary: "导出月账单",
  auth: "required",
  query: z.object({ month }),
  file: XLSX_TYPE,
  data: nothing,
  absent: { offer: "bills", without: "没有月账单和开票" },
});
