import { z } from "zod";
import { type Clock, formatTime, SECOND } from "../../../shared/clock";
import type { Ids } from "../../../shared/ids";
import { type PayProvider, PayProviderError } from "../pay-provider";
import { verifyWechatNotice, type WechatIdentity } from "./wechat-notice";
import { type WechatMerchant, wechatAuthorization, wechatSignatureIssue } from "./wechat-signature";
import { wechatTradeState, wechatTransaction } from "./wechat-transaction";

export const WECHAT_HOST = "https://api.mch.weixin.qq.com";
const TIMEOUT_MS = 5 * SECOND;

export type WechatPayOptions = WechatIdentity & WechatMerchant;

const opened = z.object({ code_url: z.string().min(1).max(512) });
/** 204, which has no body. */
const closed = z.unknown().transform(() => true);
const refunded = z.object({ status: z.enum(["SUCCESS", "CLOSED", "PROCESSING", "ABNORMAL"]) });
const failure = z.object({ code: z.string() });

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

  /** Sends a signed request; what comes back counts only when it is signed, too. `null` for 404. */
  async function call<Shape extends z.ZodType>(
    method: "GET" | "POST",
    path: string,
    content: object | null,
    shape: Shape,
  ): Promise<z.output<Shape> | null> {
    const body = content === null ? "" : JSON.stringify(content);
    const timestamp = Math.floor(clock.now() / SECOND);
    const request = { method, path, body, timestamp, nonce: ids.token(16) };
    const response = await fetch(`${WECHAT_HOST}${path}`, {
      method,
      headers: {
        Authorization: await wechatAuthorization(request, options),
        Accept: "application/json",
        "Content-Type": "application/json",
        "User-Agent": "zhuangda",
        "Wechatpay-Serial": options.publicKeyId,
      },
      ...(content === null ? {} : { body }),
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new PayProviderError(`${path} unreachable: ${error instanceof Error ? error.name : "unknown"}`);
    });
    const text = await response.text().catch(() => "");
    const issue = await wechatSignatureIssue({ headers: response.headers, body: text }, options, clock.now());
    if (issue) throw new PayProviderError(`${path} HTTP ${response.status}: ${issue}`);
    if (response.status === 404) return null;
    if (!response.ok) {
      const code = failure.safeParse(json(text)).data?.code;
      throw new PayProviderError(`${path} refused: ${code ?? response.status}`);
    }
    const parsed = shape.safeParse(json(text));
    if (!parsed.success) throw new PayProviderError(`${path} answered something else`);
    return parsed.data;
  }

  return {
    name: "WECHAT",

    async create({ outTradeNo, amount, subject, notifyUrl, expiresAt }) {
      const content = {
        appid,
        mchid,
        description: subject,
        out_trade_no: outTradeNo,
        time_expire: `${formatTime(expiresAt).replace(" ", "T")}+08:00`,
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
      if (answer?.status === "SUCCESS") return "DONE";
      if (answer?.status === "PROCESSING") return "PROCESSING";
      throw new PayProviderError(`refund refused: ${answer?.status ?? "unknown trade"}`);
    },

    verifyNotice: (raw) => verifyWechatNotice(raw, options, clock.now()),
  };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
