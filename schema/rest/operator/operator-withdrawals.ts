import { z } from "zod";
import { PAYOUT_WAYS } from "../../rules/wallet/withdrawal";
import { defineCall } from "../rest-call";
import { id, nothing, staffPage, staffRows, time, total } from "../shapes";
import { listWithdrawals } from "../wallet/withdrawals";

const tag = "运营·提现";
const WITHDRAWAL_STAGES = ["REVIEW", "APPROVED", "SENT", "PAID", "REFUSED", "FAILED"] as const;

/** EXT-372: withdrawals of all customers, oldest first, by pages: those that wait for a review stand first. */
export const findWithdrawals = defineCall({
  id: "EXT-372",
  method: "GET",
  path: "/operator/api/withdrawals",
  tag,
  summary: "查找提现",
  auth: "operator",
  query: z.object({
    stage: z
      .enum(WITHDRAWAL_STAGES)
      .optional()
      .describe("REVIEW 待审核；SENT 打款中，除对公提现外由渠道支付，请勿人工打款"),
    payWay: z.enum(PAYOUT_WAYS).optional().describe("BANK 且 SENT：等待财务打款的对公提现"),
    ...staffPage,
  }),
  data: staffRows(
    listWithdrawals.data.shape.rows.element.extend({
      id,
      payWay: z.enum(PAYOUT_WAYS),
      isReviewed: z.boolean(),
      stage: z.enum(WITHDRAWAL_STAGES),
      outBizNo: z.string().describe("打款单号"),
      customerPhone: z.string(),
      realName: z.string(),
      bankAccount: z.string().nullable().describe("对公账户的银行账号，供打款；其他方式为 null"),
      attempts: z.number().int().describe("已尝试打款的次数"),
      reviewedBy: z.string().nullable().describe("auto 或审核人"),
      reviewTime: time.nullable(),
    }),
  ).extend({ total }),
});

/** EXT-373: approves a withdrawal, which is then paid out, or refuses it, which brings the money back. Decided once. */
export const reviewWithdrawal = defineCall({
  id: "EXT-373",
  method: "POST",
  path: "/operator/api/withdrawal/{id}/review",
  tag,
  summary: "审核提现",
  auth: "operator",
  params: z.object({ id }),
  body: z.object({
    approve: z.boolean(),
    reason: z.string().trim().max(200).default("").describe("拒绝时必填，客户会看到"),
    reviewer: z.string().trim().min(1).max(40).describe("审核人"),
  }),
  data: nothing,
});

/**
 * EXT-378: staff have paid an approved withdrawal to a company's bank account, or the bank did not take it, which brings
 * the money back. Also ends a withdrawal that Alipay or WeChat Pay refuses again and again as failed, if the provider
 * says in this moment that it does not know the transfer or that it has failed; if it has paid, that is booked and the
 * call is refused. The same answer again changes nothing; of a bank account another number is another transfer, which
 * is refused and alerted, and another reason is refused.
 */
export const endWithdrawal = defineCall({
  id: "EXT-378",
  method: "POST",
  path: "/operator/api/withdrawal/{id}/end",
  tag,
  summary: "对公提现打款结果；或结束渠道一直拒绝的支付宝、微信提现",
  auth: "operator",
  params: z.object({ id }),
  body: z.object({
    success: z.boolean().describe("是否已打款；支付宝、微信提现只能为 false"),
    transferNo: z.string().trim().max(64).default("").describe("已打款时必填：银行流水号"),
    reason: z.string().trim().max(200).default("").describe("未打款时必填，客户会看到"),
  }),
  data: nothing,
});
