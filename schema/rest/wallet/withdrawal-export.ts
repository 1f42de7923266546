import { z } from "zod";
import { XLSX_TYPE } from "../orders/order-export";
import { defineCall } from "../rest-call";
import { nothing } from "../shapes";
import { listWithdrawals } from "./withdrawals";

const { startTime, endTime } = listWithdrawals.query.shape;

/**
 * API-075: the caller's withdrawals of a time as a workbook (WALLET-11), newest first. Without any the answer is the
 * envelope, NOT_FOUND and `文件下载失败`. Browsers get it from the site by GET, the site by POST as documented.
 */
export const exportWithdrawals = defineCall({
  id: "API-075",
  method: "POST",
  path: "/order/api/withdraw/export",
  tag: "提现",
  summary: "导出提现记录",
  auth: "required",
  anyLocation: true,
  safe: true,
  body: z.object({ startTime, endTime }),
  file: XLSX_TYPE,
  data: nothing,
});
