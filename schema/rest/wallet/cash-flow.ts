import { z } from "zod";
import { DIRECT_FLOWS, LEDGER_PAGE_SIZE, LEDGER_TYPES, MAX_EXPORTED_LINES } from "../../rules/wallet/ledger";
import { extension } from "../extension";
import { payWay } from "../payments/payment";
import { defineCall } from "../rest-call";
import { blankable, id, moment, pageNumber, pageSize, time, yuan } from "../shapes";

const tag = "钱包";

/** What the ledger can be narrowed to (WALLET-02). The documents have no name for the pay way. */
export const cashFlowFilterFields = {
  type: blankable(z.enum(LEDGER_TYPES)).describe("类型；不传为全部"),
  payWay: blankable(payWay).describe("支付方式（扩展参数）；不传为全部"),
  startTime: blankable(moment).describe("起"),
  endTime: blankable(moment).describe("止"),
};

/** A line of the wallet's ledger (ENT-24). */
const cashFlow = z.object({
  id: extension(id.nullable(), null, "按时间、类型、金额和余额识别明细"),
  createTime: time,
  type: z.enum(LEDGER_TYPES),
  payWay: payWay.nullable().describe("平台入账没有支付方式"),
  amount: yuan.describe("变动金额，不带符号（WALLET-07）"),
  previousAmount: yuan.describe("变动前余额"),
  nextAmount: yuan.describe("变动后余额"),
  content: z.string().describe("只显示“|”之前的部分（WALLET-08）"),
  direct: extension(
    z.enum(DIRECT_FLOWS).nullable().describe("支付渠道直接收付、不动用余额：OUT 支付，IN 退回"),
    null,
    "按余额前后判断收支",
  ),
  orderId: extension(id.nullable().describe("所属订单"), null, "明细不链接到订单"),
  orderNo: extension(z.string().nullable(), null, "明细不显示订单号"),
});

/** API-073: the caller's ledger, newest first (WALLET-03). A read, although a POST. */
export const listCashFlows = defineCall({
  id: "API-073",
  method: "POST",
  path: "/order/api/cash_flow/list",
  tag,
  summary: "钱包明细",
  auth: "required",
  safe: true,
  anyLocation: true,
  body: z.object({
    pageIndex: pageNumber,
    pageSize: pageSize(LEDGER_PAGE_SIZE, MAX_EXPORTED_LINES),
    ...cashFlowFilterFields,
    cashType: blankable(z.coerce.number().int().min(4).max(4)).describe("固定为 4（CONST-44）"),
  }),
  data: z.object({ rows: z.array(cashFlow), total: z.number().int() }),
});

/**
 * EXT-360: what the lines of a filter add up to between two balances (ux.md U46): opening + in − out, plus what the
 * filter leaves out (`others`, negative where more went out), is closing. `balances` are the ends of days in between.
 */
export const sumCashFlows = defineCall({
  id: "EXT-360",
  method: "GET",
  path: "/order/api/cash_flow/sums",
  tag,
  summary: "钱包明细合计",
  auth: "required",
  query: z.object(cashFlowFilterFields),
  data: z
    .object({
      opening: yuan.describe("期初余额"),
      moneyIn: yuan.describe("收入"),
      moneyOut: yuan.describe("支出"),
      others: yuan.describe("筛选之外的收支，支出为负"),
      closing: yuan.describe("期末余额"),
      held: yuan.describe("当前：进行中订单的担保款"),
      directIn: extension(yuan.describe("原路退回，不动用余额"), 0, "不显示不动用余额的收支"),
      directOut: extension(yuan.describe("支付宝、微信直接支付，不动用余额"), 0, "不显示不动用余额的收支"),
      balances: z
        .array(
          z.object({ day: z.string().describe("YYYY-MM-DD"), balance: yuan.describe("当日结束时的余额") }),
        )
        .describe("所选时间的余额走势，从早到晚，最多 62 点；不受类型和支付方式影响"),
    })
    .nullable(),
  absent: { data: null, without: "钱包明细不显示合计" },
});
