import { z } from "zod";
import { defineCall } from "../rest-call";
import { id, nothing } from "../shapes";
import { evidenceUrl } from "./operator-evidence";

const verdict = z.object({
  content: z.string().trim().min(1).max(500),
  imgs: z.array(evidenceUrl).max(8).default([]).describe("图片、视频或录音"),
});

/** EXT-270 to 273: what the master of an order, or staff, decide about its refund. */
const step = <B extends z.ZodType>(extId: string, event: string, summary: string, body: B) =>
  defineCall({
    id: extId,
    method: "POST",
    path: `/operator/api/order/{id}/${event}`,
    tag: "运营·退款",
    summary,
    auth: "operator",
    params: z.object({ id }),
    body,
    data: nothing,
  });

export const agreeRefund = step(
  "EXT-270",
  "agree_refund",
  "同意退款",
  z.object({
    allowance: z
      .number()
      .min(0)
      .optional()
      .describe("审核人所见的师傅补贴，单位：元；申请已修改、与此不符时不退款（CONFLICT）"),
  }),
);
export const refuseRefund = step("EXT-271", "refuse_refund", "拒绝退款", verdict);
export const arbitrateRefund = step(
  "EXT-272",
  "arbitrate",
  "仲裁：支持退款",
  verdict.extend({ allowance: z.number().min(0).describe("师傅补贴，单位：元，最多两位小数") }),
);
export const dismissArbitration = step("EXT-273", "dismiss_arbitration", "仲裁：不支持退款", verdict);

/**
 * EXT-571: puts money that no order needed (paid twice, or after the order was closed) into the wallet, when Alipay or
 * WeChat Pay refuses again and again to send it back: only if the provider says in this moment that it has not. If it
 * has, that is booked and the call is refused. The same again changes nothing.
 */
export const refundToWallet = step(
  "EXT-571",
  "refund_to_wallet",
  "渠道一直不能原路退回的多付款项，退到余额",
  z.object({
    outRefundNo: z.string().trim().min(1).max(64).describe("退款单号，见日志 refund failed"),
    reason: z.string().trim().min(1).max(200).describe("未能原路退回的原因，客户会看到"),
  }),
);
