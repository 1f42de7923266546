import { z } from "zod";
import { fenToAmount } from "../../../../../schema/rules/money";
import { formatTime, parseTime } from "../../../shared/clock";
import type { ProviderTools } from "../../provider-tools";
import { isSignedRequest, signNotification } from "../alipay/alipay-signature";
import { signText } from "../rsa";
import { yuanTextToFen } from "../yuan";
import { sandboxAlipayOptions } from "./sandbox-identity";
import type { SandboxKeys } from "./sandbox-keys";
import {
  closeSandboxTrade,
  findSandboxRefund,
  findSandboxTrade,
  openSandboxTrade,
  refundedOf,
  refundSandboxTrade,
  type SandboxTrade,
} from "./sandbox-trades";

export type Node = Record<string, string>;
type Params = Readonly<Record<string, string>>;

/** A refusal in Alipay's words. */
export const refused = (subCode: string): Node => ({
  code: "40004",
  msg: "Business Failed",
  sub_code: subCode,
});

/** The gateway of the sandbox's Alipay: query, close, refund and query of a refund, each checked for our signature and answered with its own. */
export const answerAsAlipay = (
  request: Request,
  keys: SandboxKeys,
  dependencies: ProviderTools,
): Promise<Response> => signedAnswer(request, keys, (method, content) => run(method, content, dependencies));

/** What the sandbox's Alipay answers to a request that we have signed, with its own signature; refused otherwise. */
export async function signedAnswer(
  request: Request,
  keys: SandboxKeys,
  answer: (method: string, content: string) => Promise<Node>,
): Promise<Response> {
  const params = Object.fromEntries(
    new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer())),
  );
  const method = params.method ?? "";
  const node = (await isSignedRequest(params, keys.merchant.publicKey))
    ? await answer(method, params.biz_content ?? "")
    : refused("isv.invalid-signature");
  const text = JSON.stringify(node);
  const sign = await signText(keys.provider.privateKey, text);
  return new Response(`{"${method.replaceAll(".", "_")}_response":${text},"sign":"${sign}"}`);
}

const queryContent = z.object({ out_trade_no: z.string() });
const refundQuery = queryContent.extend({ out_request_no: z.string() });
const refundContent = refundQuery.extend({ refund_amount: z.string() });

const OK: Node = { code: "10000", msg: "Success" };
const REFUND_ANSWER = {
  DONE: { ...OK, fund_change: "Y" },
  DONE_BEFORE: { ...OK, fund_change: "N" },
  WAITING: { ...OK, fund_change: "N" },
  REFUSED: refused("ACQ.SELLER_BALANCE_NOT_ENOUGH"),
  NOT_ENOUGH: refused("ACQ.REFUND_AMT_NOT_EQUAL_TOTAL"),
};

async function run(method: string, content: string, dependencies: ProviderTools): Promise<Node> {
  if (method === "alipay.trade.refund") {
    const {
      out_trade_no: outTradeNo,
      out_request_no: outRefundNo,
      refund_amount,
    } = refundContent.parse(JSON.parse(content));
    const refund = { outTradeNo, outRefundNo, amount: yuanTextToFen(refund_amount) ?? 0 };
    return REFUND_ANSWER[await refundSandboxTrade(refund, dependencies)];
  }
  if (method === "alipay.trade.fastpay.refund.query") {
    const { out_trade_no, out_request_no } = refundQuery.parse(JSON.parse(content));
    const found = await findSandboxRefund(dependencies.directory, out_request_no);
    // As with the real one, the answer holds nothing of a refund that was not made.
    if (!found) return OK;
    const refund_amount = fenToAmount(found.amount);
    return { ...OK, out_trade_no, out_request_no, refund_amount, refund_status: "REFUND_SUCCESS" };
  }
  const { out_trade_no: outTradeNo } = queryContent.parse(JSON.parse(content));
  const trade = await findSandboxTrade(outTradeNo, dependencies);
  if (!trade) return refused("ACQ.TRADE_NOT_EXIST");
  if (method === "alipay.trade.close") {
    const isClosed = await closeSandboxTrade(trade, dependencies);
    return isClosed
      ? { ...OK, out_trade_no: outTradeNo, trade_no: trade.transactionId }
      : refused("ACQ.TRADE_STATUS_ERROR");
  }
  return { ...OK, ...(await tradeFields(trade, dependencies)) };
}

const STATUS = { OPEN: "WAIT_BUYER_PAY", PAID: "TRADE_SUCCESS", CLOSED: "TRADE_CLOSED" } as const;

async function tradeFields(
  trade: SandboxTrade,
  { directory }: Pick<ProviderTools, "directory">,
): Promise<Node> {
  const isRefunded =
    trade.status === "PAID" && (await refundedOf(directory, trade.outTradeNo)) === trade.amount;
  return {
    out_trade_no: trade.outTradeNo,
    trade_no: trade.transactionId,
    total_amount: fenToAmount(trade.amount),
    // A trade that was refunded in full is closed for Alipay.
    trade_status: isRefunded ? "TRADE_CLOSED" : STATUS[trade.status],
    ...(trade.paidAt === null ? {} : { send_pay_date: formatTime(trade.paidAt) }),
  };
}

const pagePay = z.object({
  out_trade_no: z.string(),
  total_amount: z.string(),
  subject: z.string(),
  time_expire: z.string(),
});

/** Opens the trade of a form that a payer's browser brought; null when it is not signed by us. */
export async function openAlipayForm(
  params: Params,
  keys: SandboxKeys,
  dependencies: ProviderTools,
): Promise<string | null> {
  if (params.method !== "alipay.trade.page.pay") return null;
  if (!(await isSignedRequest(params, keys.merchant.publicKey))) return null;
  const content = pagePay.parse(JSON.parse(params.biz_content ?? ""));
  await openSandboxTrade(
    {
      outTradeNo: content.out_trade_no,
      provider: "ALIPAY",
      subject: content.subject,
      amount: yuanTextToFen(content.total_amount) ?? 0,
      returnUrl: params.return_url ?? "/",
      expiresAt: parseTime(content.time_expire),
    },
    dependencies,
  );
  return content.out_trade_no;
}

/** The asynchronous notification about a trade, as a form body. */
export async function alipayNotificationBody(
  trade: SandboxTrade,
  keys: SandboxKeys,
  { directory, clock }: Pick<ProviderTools, "directory" | "clock">,
): Promise<string> {
  const { appId, sellerId } = sandboxAlipayOptions(keys);
  const params: Node = {
    ...(await tradeFields(trade, { directory })),
    notify_id: `sandbox${trade.transactionId}${trade.status}`,
    notify_type: "trade_status_sync",
    notify_time: formatTime(clock.now()),
    app_id: appId,
    seller_id: sellerId,
    subject: trade.subject,
    charset: "utf-8",
    version: "1.0",
    sign_type: "RSA2",
    ...(trade.paidAt === null ? {} : { gmt_payment: formatTime(trade.paidAt) }),
  };
  return new URLSearchParams({
    ...params,
    sign: await signNotification(params, keys.provider.privateKey),
  }).toString();
}
