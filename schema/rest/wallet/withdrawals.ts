import { z } from "zod";
import { PAYOUT_WAYS, WITHDRAWAL_STATUSES, WITHDRAWALS_PAGE_SIZE } from "../../rules/wallet/withdrawal";
import { extension } from "../extension";
import { payWay } from "../payments/payment";
import { defineCall } from "../rest-call";
import { id, nothing, pageNumber, pageSize, time, yuan, yuanIfTold } from "../shapes";

const tag = "提现";

/** A day or a moment, of which the day counts; empty for none. */
const day = z
  .string()
  .max(19)
  .regex(/^(\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?)?$/)
  .optional()
  .describe("YYYY-MM-DD 或 YYYY-MM-DD HH:mm:ss，含当天");
const period = { startTime: day, endTime: day };

/** A withdrawal (ENT-24, WALLET-12). What follows `status` is ours. */
const withdrawal = z.object({
  id: extension(id.nullable(), null, "按时间、账户和金额识别提现"),
  createTime: time,
  targetAccount: z.string().describe("收款账户"),
  totalAmount: yuan,
  actualAmount: yuan.describe("实际到账"),
  serviceCharge: yuan.describe("手续费"),
  status: z.enum(WITHDRAWAL_STATUSES),
  payWay: extension(z.enum(PAYOUT_WAYS).nullable(), null, "不显示提现到哪种账户"),
  isReviewed: extension(z.boolean().nullable().describe("是否已通过审核"), null, "处理中不区分审核与打款"),
  finishTime: extension(time.nullable().describe("到账或退回的时间"), null, "不显示到账时间"),
  reason: extension(z.string().nullable().describe("失败原因"), null, "不显示失败原因"),
  confirmToken: extension(
    z.string().nullable().describe("待在微信确认收款时，确认页 /wechat/confirm/{confirmToken} 的密钥"),
    null,
    "不提供在微信确认收款的入口",
  ),
  confirmBefore: extension(time.nullable().describe("在此之前确认收款"), null, "不显示确认收款的时限"),
});

/**
 * API-076: withdraws from the caller's wallet (WALLET-14 to 20). Send an `Idempotency-Key` header: repeating a key
 * answers as the first time did. The code is one of API-003 to the caller's own phone; it is used up by the withdrawal
 * itself, so that a refused one costs no code.
 */
export const withdraw = defineCall({
  id: "API-076",
  method: "POST",
  path: "/order/api/withdraw",
  tag,
  summary: "申请提现",
  auth: "required",
  anyLocation: true,
  body: z.object({
    amount: z
      .union([z.string().max(32), z.number()])
      .transform(String)
      .describe("金额，单位：元，最多两位小数"),
    payWay: z.union([payWay, z.literal("BANK")]).describe("BANK 为对公账户（扩展）"),
    code: z.string().max(13),
    realName: z.string().max(60),
  }),
  data: nothing,
});

/** API-074: the caller's withdrawals, newest first (WALLET-10). `totalMoney` is what all of them sum up to. */
export const listWithdrawals = defineCall({
  id: "API-074",
  method: "GET",
  path: "/order/api/withdraw/list",
  tag,
  summary: "提现记录",
  auth: "required",
  query: z.object({ ...period, pageIndex: pageNumber, pageSize: pageSize(WITHDRAWALS_PAGE_SIZE) }),
  data: z.object({ rows: z.array(withdrawal), total: z.number().int(), totalMoney: yuanIfTold }),
});

/** EXT-370: what the caller may withdraw now: for a page that says so before anything is typed. */
export const getWithdrawalTerms = defineCall({
  id: "EXT-370",
  method: "GET",
  path: "/order/api/withdraw/terms",
  tag,
  summary: "提现额度与限制",
  auth: "required",
  data: z
    .object({
      dayLimit: yuan.describe("单日可提现的金额"),
      dayTimes: z.number().int().describe("单日可提现的次数"),
      holdHours: z.number().int().describe("新绑定账户或更换手机号后，多少小时内不能提现"),
      newBindingHoldHours: z
        .number()
        .int()
        .describe("现在绑定一个账户，多少小时内不能提现到该账户；注册满一周且未刚更换手机号的首次绑定为 0"),
      leftToday: yuan.describe("今日还可提现的金额"),
      timesLeft: z.number().int().describe("今日还可提现的次数"),
      heldUntil: z
        .array(z.object({ payWay: z.enum(PAYOUT_WAYS), until: time, reason: z.string() }))
        .describe("暂不能提现的收款方式，及何时可用"),
      company: z
        .object({ name: z.string().describe("企业名称"), account: z.string().describe("开户行和尾号") })
        .nullable()
        .describe("绑定的对公账户；没有为 null"),
    })
    .nullable(),
  absent: { data: null, without: "提现前不说明当日额度，也不能提现到对公账户" },
});
