import { z } from "zod";
import { formatIso, SECOND } from "../../../shared/clock";
import type { ProviderTools } from "../../provider-tools";
import { isSignedBy } from "../rsa";
import { sealText } from "../wechat/wechat-cipher";
import { wechatSignatureHeaders } from "../wechat/wechat-signature";
import { SANDBOX_CASHIER, sandboxWechatOptions } from "./sandbox-identity";
import type { SandboxKeys } from "./sandbox-keys";
import { setPayoutMood } from "./sandbox-moods";
import {
  closeSandboxTrade,
  findSandboxRefund,
  findSandboxTrade,
  openSandboxTrade,
  type RefundOutcome,
  refundSandboxTrade,
  type SandboxTrade,
} from "./sandbox-trades";

export type Answer = readonly [status: number, body: object | null];

/** The API of the sandbox's WeChat Pay: native payment, query, close, refund and query of a refund, signed both ways. */
export const answerAsWechat = (
  request: Request,
  keys: SandboxKeys,
  dependencies: ProviderTools,
): Promise<Response> =>
  signedAnswer(request, keys, dependencies, (body) => run(request, body, keys, dependencies));

/** What the sandbox's WeChat Pay answers to a request that we have signed, with its own signature; refused otherwise. */
export async function signedAnswer(
  request: Request,
  keys: SandboxKeys,
  tools: ProviderTools,
  answer: (body: string) => Promise<Answer>,
): Promise<Response> {
  const text = await request.text();
  const [status, content] = (await isSignedByMerchant(request, text, keys))
    ? await answer(text)
    : [401, { code: "SIGN_ERROR", message: "签名错误" }];
  // A signature is over an empty body, too.
  const body = content === null ? "" : JSON.stringify(content);
  const headers = await signatureHeaders(body, keys, tools);
  return new Response(body || null, { status, headers });
}

const signatureHeaders = (body: string, keys: SandboxKeys, { clock, ids }: ProviderTools) =>
  wechatSignatureHeaders(
    body,
    { publicKeyId: sandboxWechatOptions(keys).publicKeyId, privateKey: keys.provider.privateKey },
    { timestamp: Math.floor(clock.now() / SECOND), nonce: ids.token(16) },
  );

function isSignedByMerchant(request: Request, body: string, keys: SandboxKeys): Promise<boolean> {
  const header = request.headers.get("authorization") ?? "";
  const part = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(header)?.[1] ?? "";
  const { pathname, search } = new URL(request.url);
  const message = [request.method, pathname + search, part("timestamp"), part("nonce_str"), body, ""].join(
    "\n",
  );
  return isSignedBy(keys.merchant.publicKey, message, part("signature"));
}

const nativeContent = z.object({
  out_trade_no: z.string(),
  description: z.string(),
  time_expire: z.string(),
  notify_url: z.url(),
  amount: z.object({ total: z.int().min(1) }),
});
const refundContent = z.object({
  out_trade_no: z.string(),
  out_refund_no: z.string(),
  amount: z.object({ refund: z.int().min(1) }),
});

async function run(
  request: Request,
  body: string,
  keys: SandboxKeys,
  dependencies: ProviderTools,
): Promise<Answer> {
  const { pathname } = new URL(request.url);
  if (pathname === "/v3/pay/transactions/native") {
    const content = nativeContent.parse(JSON.parse(body));
    const { origin } = new URL(content.notify_url);
    const outTradeNo = content.out_trade_no;
    await openSandboxTrade(
      {
        outTradeNo,
        provider: "WECHAT",
        subject: content.description,
        amount: content.amount.total,
        returnUrl: "/user/order",
        expiresAt: Date.parse(content.time_expire),
      },
      dependencies,
    );
    // What a phone would scan: the cashier of this very site.
    return [200, { code_url: `${origin}${SANDBOX_CASHIER}?trade=${outTradeNo}` }];
  }
  const [, asked] = /^\/v3\/refund\/domestic\/refunds\/([\w-]+)$/.exec(pathname) ?? [];
  if (asked !== undefined) {
    const isDone = await findSandboxRefund(dependencies.directory, asked);
    return isDone ? REFUND_ANSWER.DONE : [404, { code: "RESOURCE_NOT_EXISTS", message: "退款单不存在" }];
  }
  if (pathname === "/v3/refund/domestic/refunds") {
    const {
      out_trade_no: outTradeNo,
      out_refund_no: outRefundNo,
      amount,
    } = refundContent.parse(JSON.parse(body));
    const refund = { outTradeNo, outRefundNo, amount: amount.refund };
    const outcome = await refundSandboxTrade(refund, dependencies);
    // A closed refund stays closed: only another number begins again.
    if (outcome === "REFUSED") await setPayoutMood(dependencies.directory, "REFUSE", outRefundNo);
    return REFUND_ANSWER[outcome];
  }
  const [, outTradeNo = "", isClosing] =
    /^\/v3\/pay\/transactions\/out-trade-no\/([\w-]+)(\/close)?$/.exec(pathname) ?? [];
  const trade = await findSandboxTrade(outTradeNo, dependencies);
  if (!trade) return [404, { code: "ORDER_NOT_EXIST", message: "订单不存在" }];
  if (isClosing) {
    const isClosed = await closeSandboxTrade(trade, dependencies);
    return isClosed ? [204, null] : [400, { code: "ORDERPAID", message: "订单已支付" }];
  }
  return [200, transactionOf(trade, keys)];
}

const REFUND_ANSWER: Readonly<Record<RefundOutcome, Answer>> = {
  DONE: [200, { status: "SUCCESS" }],
  DONE_BEFORE: [200, { status: "SUCCESS" }],
  WAITING: [200, { status: "PROCESSING" }],
  REFUSED: [200, { status: "CLOSED" }],
  NOT_ENOUGH: [403, { code: "NOT_ENOUGH", message: "可退余额不足" }],
};

const STATE = { OPEN: "NOTPAY", PAID: "SUCCESS", CLOSED: "CLOSED" } as const;

function transactionOf(trade: SandboxTrade, keys: SandboxKeys): object {
  const { appId: appid, mchId: mchid } = sandboxWechatOptions(keys);
  const paid =
    trade.paidAt === null
      ? {}
      : {
          transaction_id: trade.transactionId,
          success_time: formatIso(trade.paidAt),
          amount: { total: trade.amount, payer_total: trade.amount, currency: "CNY" },
        };
  return { appid, mchid, out_trade_no: trade.outTradeNo, trade_state: STATE[trade.status], ...paid };
}

/** The notification about a trade: headers and body as WeChat Pay sends them. */
export const wechatNotification = (
  trade: SandboxTrade,
  keys: SandboxKeys,
  tools: ProviderTools,
): Promise<{ headers: Record<string, string>; body: string }> =>
  sealedNotification(
    {
      id: `sandbox-${trade.transactionId}-${trade.status}`,
      eventType: trade.status === "PAID" ? "TRANSACTION.SUCCESS" : "TRANSACTION.CLOSED",
      about: "transaction",
      content: transactionOf(trade, keys),
    },
    keys,
    tools,
  );

/** A notification of the sandbox's WeChat Pay: what it is about is sealed, and all of it is signed. */
export async function sealedNotification(
  notification: { id: string; eventType: string; about: string; content: object },
  keys: SandboxKeys,
  tools: ProviderTools,
): Promise<{ headers: Record<string, string>; body: string }> {
  const { apiV3Key } = sandboxWechatOptions(keys);
  const parts = { nonce: tools.ids.token(6), associatedData: notification.about };
  const body = JSON.stringify({
    id: notification.id,
    create_time: formatIso(tools.clock.now()),
    event_type: notification.eventType,
    resource_type: "encrypt-resource",
    resource: {
      algorithm: "AEAD_AES_256_GCM",
      original_type: notification.about,
      ciphertext: await sealText(JSON.stringify(notification.content), apiV3Key, parts),
      nonce: parts.nonce,
      associated_data: parts.associatedData,
    },
  });
  return { body, headers: await signatureHeaders(body, keys, tools) };
}
