import { z } from "zod";
import { type Clock, formatIso } from "../../../shared/clock";
import type { Ids } from "../../../shared/ids";
import { type PayProvider, PayProviderError } from "../pay-provider";
import { createWechatApi } from "./wechat-api";
import { verifyWechatNotification, type WechatIdentity } from "./wechat-notification";
import type { WechatMerchant } from "./wechat-signature";
import { wechatTradeState, wechatTransaction } from "./wechat-transaction";

export type WechatPayOptions = WechatIdentity & WechatMerchant;

const opened = z.object({ code_url: z.string().min(1).max(512) });
/** 204, which has no body. */
const closed = z.unknown().transform(() => true);
const refunded = z.object({ status: z.enum(["SUCCESS", "CLOSED", "PROCESSING", "ABNORMAL"]) });

/** An abnormal one waits at WeChat Pay: the merchant sends it to another card there, under the same number. */
const REFUND_STATE = {
  SUCCESS: "DONE",
  CLOSED: "CLOSED",
  PROCESSING: "PROCESSING",
  ABNORMAL: "PROCESSING",
} as const;

/** WeChat Pay API v3, Native payment: the payer scans a QR code. */
export function createWechatPay(
  options: WechatPayOptions,
  {
    clock,
    ids,
    fetch,
  }: { clock: Pick<Clock, "now">; ids: Pick<Ids, "token">; fetch: typeof globalThis.fetch },
): PayProvider {
  const { appId: appid, mchId: mchid } = options;

  const call = createWechatApi(options, { clock, ids, fetch });

  return {
    name: "WECHAT",

    async create({ outTradeNo, amount, subject, notifyUrl, expiresAt }) {
      const content = {
        appid,
        mchid,
        description: subject,
        out_trade_no: outTradeNo,
        time_expire: formatIso(expiresAt),
        notify_url: notifyUrl,
        amount: { total: amount, currency: "CNY" },
      };
      const answer = await call("POST", "/v3/pay/transactions/native", content, opened);
      if (!answer) throw new PayProviderError("native payment is not there");
      return { kind: "qr", text: answer.code_url };
    },

    async query(outTradeNo) {
      const path = `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}?mchid=${mchid}`;
      const transaction = await call("GET", path, null, wechatTransaction);
      if (!transaction) return { status: "WAITING" };
      const isOurs =
        transaction.appid === appid && transaction.mchid === mchid && transaction.out_trade_no === outTradeNo;
      const state = isOurs ? wechatTradeState(transaction) : null;
      if (!state) throw new PayProviderError("the query answered about something else");
      return state;
    },

    async close(outTradeNo) {
      const path = `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}/close`;
      return (await call("POST", path, { mchid }, closed)) !== null;
    },

    async refund({ outTradeNo, outRefundNo, amount, total, reason }) {
      const content = {
        out_trade_no: outTradeNo,
        out_refund_no: outRefundNo,
        reason,
        amount: { refund: amount, total, currency: "CNY" },
      };
      const answer = await call("POST", "/v3/refund/domestic/refunds", content, refunded);
      if (answer === null || answer.status === "ABNORMAL") {
        throw new PayProviderError(`refund refused: ${answer?.status ?? "unknown trade"}`);
      }
      return REFUND_STATE[answer.status];
    },

    async queryRefund({ outRefundNo }) {
      const path = `/v3/refund/domestic/refunds/${encodeURIComponent(outRefundNo)}`;
      const answer = await call("GET", path, null, refunded);
      return answer ? REFUND_STATE[answer.status] : "UNKNOWN";
    },

    verifyNotification: (raw) => verifyWechatNotification(raw, options, clock.now()),
  };
}
