import { z } from "zod";
import {
  APPEAL_STATES,
  DEDUCTION_PERCENT,
  SETTLEMENT_KINDS,
  SETTLEMENT_STATES,
} from "../../rules/masters/master-settlement";
import { defineCall } from "../rest-call";
import { id, nothing, staffPage, staffRows, time, total, yuan } from "../shapes";

const tag = "运营·师傅";
const params = z.object({ id });
const reason = z.string().trim().min(1).max(200);

/** EXT-520: notes when a real name was verified; null takes the verification back. Others are given no orders (GEN-07). */
export const verifyWorker = defineCall({
  id: "EXT-520",
  method: "POST",
  path: "/operator/api/worker/{id}/verify",
  tag,
  summary: "登记或撤销师傅、服务商的实名认证；未认证的不能接单、被指派、报价或被选定",
  auth: "operator",
  params,
  body: z.object({ verifyTime: time.nullable().describe("实名认证时间；null 为撤销") }),
  data: nothing,
});

const settlement = z.object({
  id,
  orderId: id,
  orderNo: z.string(),
  workerId: id.describe("收款的师傅或服务商"),
  workerName: z.string(),
  kind: z.enum(SETTLEMENT_KINDS).describe("WORK 验收，SUBSIDY 退款时的补贴，MARKUP 验收后支付的加价"),
  state: z.enum(SETTLEMENT_STATES).describe("OPEN 未结算，PAID 已结算"),
  amount: yuan,
  deduction: yuan.describe(
    `差评扣款：${Object.entries(DEDUCTION_PERCENT)
      .map(([stars, percent]) => `${stars} 星 ${percent}%`)
      .join("，")}`,
  ),
  net: yuan.describe("应结金额"),
  stars: z.number().int().nullable().describe("造成扣款的评价"),
  ratingContent: z.string().nullable().describe("该评价的内容"),
  createTime: time,
  dueTime: time.describe("满七天后结算；此前的差评会扣款"),
  appeal: z.enum(APPEAL_STATES).nullable().describe("申诉：OPEN 待处理，UPHELD 支持师傅，REFUSED 维持扣款"),
  appealReason: z.string().nullable(),
  appealTime: time.nullable(),
  decision: z.string().nullable().describe("平台对申诉的答复"),
  payoutTime: time.nullable(),
});

/** EXT-521: what masters are paid, the newest first, by pages. */
export const findSettlements = defineCall({
  id: "EXT-521",
  method: "GET",
  path: "/operator/api/master_settlements",
  tag,
  summary: "师傅的结算（新的在前）",
  auth: "operator",
  query: z.object({
    workerId: id.optional(),
    orderId: id.optional(),
    state: z.enum(SETTLEMENT_STATES).optional(),
    isAppealed: z.enum(["true", "false"]).optional().describe("true 为只看待处理的申诉"),
    ...staffPage,
  }),
  data: staffRows(settlement).extend({ total }),
});

/** EXT-522: a master appeals against a deduction before it is paid out. The settlement then waits for the decision. */
export const appealDeduction = defineCall({
  id: "EXT-522",
  method: "POST",
  path: "/operator/api/master_settlement/{id}/appeal",
  tag,
  summary: "师傅对差评扣款申诉（结算之前，一次）",
  auth: "operator",
  params,
  body: z.object({ reason }),
  data: nothing,
});

/** EXT-523: staff decide an appeal, once. Upheld, the deduction returns to the settlement. */
export const decideAppeal = defineCall({
  id: "EXT-523",
  method: "POST",
  path: "/operator/api/master_settlement/{id}/decide",
  tag,
  summary: "处理师傅的申诉",
  auth: "operator",
  params,
  body: z.object({
    isUpheld: z.boolean().describe("true 退回扣款，false 维持扣款"),
    content: reason.describe("答复，师傅会看到"),
  }),
  data: nothing,
});

const statementLine = z.object({
  settlementId: id,
  orderNo: z.string(),
  kind: z.enum(SETTLEMENT_KINDS),
  amount: yuan,
  deduction: yuan,
  net: yuan,
});

/**
 * EXT-524: pays out what is due, at most 200 settlements, with a statement for each master of what was paid. Wants an
 * `Idempotency-Key`: the same key again pays nothing and answers the same, or pays what a failure had left and answers
 * all of it. Another key then takes the next ones, until the answer is empty.
 */
export const payMasters = defineCall({
  id: "EXT-524",
  method: "POST",
  path: "/operator/api/master_settlements/payout",
  tag,
  summary: "结算到期款项，返回每位师傅的对账单（须带 Idempotency-Key；每次至多 200 笔）",
  auth: "operator",
  body: z.object({ workerId: id.optional().describe("只结算这一位；不填为全部") }),
  data: z.array(
    z.object({
      workerId: id,
      workerName: z.string(),
      amount: yuan,
      deduction: yuan,
      net: yuan.describe("应付合计"),
      lines: z.array(statementLine),
    }),
  ),
});

/** EXT-525: masters whom the monthly list pauses, before it takes effect and after. */
export const findPauses = defineCall({
  id: "EXT-525",
  method: "GET",
  path: "/operator/api/master_pauses",
  tag,
  summary: "末位暂停名单：每月 1 日生成，4 日生效，一个月后恢复",
  auth: "operator",
  query: z.object({
    month: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .optional()
      .describe("评价所在的月份"),
  }),
  data: z.array(
    z.object({
      id,
      workerId: id,
      workerName: z.string(),
      month: z.string(),
      evaluations: z.number().int().describe("当月评价数"),
      star: z.number().describe("当月平均星级"),
      createTime: time,
      startTime: time.describe("开始暂停"),
      endTime: time.describe("恢复"),
      liftTime: time.nullable().describe("移出名单或提前恢复的时间"),
      liftReason: z.string().nullable(),
    }),
  ),
});

/** EXT-526: takes a master off the list, or ends the pause. */
export const liftPause = defineCall({
  id: "EXT-526",
  method: "POST",
  path: "/operator/api/master_pause/{id}/lift",
  tag,
  summary: "将师傅移出末位名单，或提前恢复",
  auth: "operator",
  params,
  body: z.object({ reason }),
  data: nothing,
});
