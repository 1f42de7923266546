import { z } from "zod";
import type { TradeState } from "../pay-provider";

/** A transaction as the query and the notification print it. */
export const wechatTransaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string().min(1).max(32),
  transaction_id: z.string().min(1).max(32).optional(),
  trade_state: z.string(),
  success_time: z.string().optional(),
  amount: z.object({ total: z.int().min(1), currency: z.string().optional() }).optional(),
});
export type WechatTransaction = z.infer<typeof wechatTransaction>;

/** What a transaction says about the payment; null when it is paid but says not what or when. */
export function wechatTradeState(transaction: WechatTransaction): TradeState | null {
  switch (transaction.trade_state) {
    case "SUCCESS":
    // Paid, and refunded since.
    case "REFUND": {
      const { out_trade_no: outTradeNo, transaction_id: transactionId, amount, success_time } = transaction;
      const paidAt = Date.parse(success_time ?? "");
      if (!transactionId || !amount || Number.isNaN(paidAt) || (amount.currency ?? "CNY") !== "CNY")
        return null;
      return { status: "PAID", trade: { outTradeNo, transactionId, amount: amount.total, paidAt } };
    }
    case "CLOSED":
    case "REVOKED":
      return { status: "CLOSED" };
    default:
      return { status: "WAITING" };
  }
}
