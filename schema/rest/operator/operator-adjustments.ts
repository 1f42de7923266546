import { z } from "zod";
import { ADJUSTMENT_TYPES, MAX_ADJUSTMENT_REASON } from "../../rules/wallet/wallet-adjustment";
import { defineCall } from "../rest-call";
import { id, time, yuan } from "../shapes";

const tag = "运营·钱包";
const phone = z.string().min(1).max(32).describe("客户手机号");
const type = z.enum(ADJUSTMENT_TYPES);
const reason = z.string().trim().min(1).max(MAX_ADJUSTMENT_REASON).describe("原因，客户会看到");

/**
 * EXT-161: books a bonus, rebate, reward, share of an order's profit, fine or service charge in a wallet, and tells the
 * customer. Wants an `Idempotency-Key` header.
 */
export const adjustWallet = defineCall({
  id: "EXT-161",
  method: "POST",
  path: "/operator/api/wallet/adjust",
  tag,
  summary: "奖金、返利、奖励、订单收益、罚款、增值服务（须带 Idempotency-Key）",
  auth: "operator",
  body: z.object({
    phone,
    type,
    amount: z
      .number()
      .min(0.01)
      .max(1_000_000)
      .describe("金额，单位：元，最多两位小数；罚款和增值服务从余额扣除"),
    reason,
    orderNo: z
      .string()
      .regex(/^\d{14}$/)
      .optional()
      .describe("所属订单"),
  }),
  data: z.object({ id, balance: yuan.describe("之后的余额") }),
});

/** EXT-162: takes one back, by an event of its own; a second time changes nothing. */
export const takeBackAdjustment = defineCall({
  id: "EXT-162",
  method: "POST",
  path: "/operator/api/wallet/adjustment/{id}/take_back",
  tag,
  summary: "撤销一笔调整",
  auth: "operator",
  params: z.object({ id }),
  body: z.object({ reason }),
  data: z.object({ balance: yuan.describe("之后的余额") }),
});

/** EXT-163: what was booked in a customer's wallet by hand, newest first, at most 100. */
export const listAdjustments = defineCall({
  id: "EXT-163",
  method: "GET",
  path: "/operator/api/wallet/adjustments",
  tag,
  summary: "客户钱包的人工调整记录",
  auth: "operator",
  query: z.object({ phone }),
  data: z.array(
    z.object({
      id,
      type,
      amount: yuan.describe("扣除为负"),
      reason: z.string(),
      orderNo: z.string().nullable(),
      requestId: z.string().describe("日志中的请求编号"),
      createTime: time,
      takenBackTime: time.nullable(),
      takenBackReason: z.string().nullable(),
      takenBackRequestId: z.string().nullable(),
    }),
  ),
});
