import { z } from "zod";
import { MONTH_PATTERN } from "../../rules/wallet/bill";
import { INVOICE_KINDS, INVOICE_STATUSES, MAX_EMAIL, MAX_INVOICE_TITLE } from "../../rules/wallet/invoice";
import { LEDGER_TYPES } from "../../rules/wallet/ledger";
import { defineCall } from "../rest-call";
import { id, time, yuan } from "../shapes";

const tag = "账单";
export const month = z.string().regex(MONTH_PATTERN).describe("月份，YYYY-MM（Asia/Shanghai）");

const line = z.object({
  type: z.enum(LEDGER_TYPES),
  count: z.number().int().describe("笔数"),
  moneyIn: yuan.describe("收入"),
  moneyOut: yuan.describe("支出"),
});

/** A request for an invoice of a month, and what staff made of it. */
export const invoiceRequest = z.object({
  id,
  month,
  kind: z.enum(INVOICE_KINDS),
  title: z.string().describe("抬头"),
  taxNo: z.string().nullable().describe("税号；个人没有"),
  email: z.string(),
  amount: yuan.describe("开票金额"),
  status: z.enum(INVOICE_STATUSES),
  answer: z.string().nullable().describe("发票号码，或未能开票的原因"),
  createTime: time,
  answerTime: time.nullable(),
});

/**
 * EXT-363: the bills of a year, newest month first, of every month since the first line of the ledger (PAGE-01, C-52).
 * In each, opening + in − out of all `lines` is closing; `direct` is what went past the wallet, by the providers.
 */
export const listBills = defineCall({
  id: "EXT-363",
  method: "GET",
  path: "/order/api/bill",
  tag,
  summary: "月账单",
  auth: "required",
  query: z.object({ year: z.coerce.number().int().min(2020).max(2099).optional().describe("默认今年") }),
  data: z.object({
    year: z.number().int(),
    months: z.array(
      z.object({
        month,
        isOver: z.boolean().describe("已结束，可申请开票"),
        opening: yuan.describe("期初余额"),
        closing: yuan.describe("期末余额"),
        lines: z.array(line).describe("钱包收支，按类型"),
        direct: z.array(line).describe("支付宝、微信直接支付和原路退回，按类型"),
        fee: yuan.describe("已到账提现的手续费，含在提现支出中"),
        invoiceable: yuan.describe("可开票金额"),
        invoice: invoiceRequest.nullable().describe("最近一次开票申请"),
      }),
    ),
  }),
  absent: { data: { year: 0, months: [] }, without: "没有月账单和开票" },
});

/** EXT-366: asks for an invoice of a month that is over; one per month, unless staff could not issue it. */
export const requestInvoice = defineCall({
  id: "EXT-366",
  method: "POST",
  path: "/order/api/bill/invoice",
  tag,
  summary: "申请开票",
  auth: "required",
  body: z.object({
    month,
    kind: z.enum(INVOICE_KINDS),
    title: z.string().max(MAX_INVOICE_TITLE).describe("抬头"),
    taxNo: z.string().max(40).nullish().describe("税号，18位统一社会信用代码"),
    email: z.string().max(MAX_EMAIL),
  }),
  data: invoiceRequest,
  absent: { offer: "bills", without: "没有月账单和开票" },
});
