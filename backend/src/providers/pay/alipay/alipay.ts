import { z } from "zod";
import { fenToAmount } from "../../../../../schema/rules/money";
import { type Clock, formatTime, parseTime } from "../../../shared/clock";
import {
  type AskedRefund,
  type PayProvider,
  PayProviderError,
  type RefundState,
  type TradeState,
} from "../pay-provider";
import { yuanTextToFen } from "../yuan";
import { createAlipayGateway } from "./alipay-gateway";
import { type AlipayIdentity, verifyAlipayNotification } from "./alipay-notification";

export interface AlipayOptions extends AlipayIdentity {
  /** The application's private key, PKCS#8. */
  readonly privateKey: string;
  /** Where the payer's browser takes the form; the gateway itself but in the sandbox. */
  readonly cashier: { readonly action: string; readonly method: "get" | "post" };
}

const common = { code: z.string(), sub_code: z.string().optional() };
const queried = z.object({
  ...common,
  out_trade_no: z.string().optional(),
  trade_no: z.string().optional(),
  trade_status: z.string().optional(),
  total_amount: z.string().optional(),
  send_pay_date: z.string().optional(),
});
const closed = z.object(common);
const refunded = z.object({ ...common, fund_change: z.enum(["Y", "N"]).optional() });
const refundQueried = z.object({
  ...common,
  refund_status: z.string().optional(),
  out_request_no: z.string().optional(),
  refund_amount: z.string().optional(),
  refund_reason: z.string().optional(),
  gmt_refund_pay: z.string().optional(),
});

const OK = "10000";
const NOT_EXIST = "ACQ.TRADE_NOT_EXIST";

/** Alipay's website payment (`alipay.trade.page.pay`) with RSA2. */
export function createAlipay(
  options: AlipayOptions,
  { clock, fetch }: { clock: Pick<Clock, "now">; fetch: typeof globalThis.fetch },
): PayProvider {
  const { sign, call } = createAlipayGateway(options, { clock, fetch });

  async function queryRefund(refund: AskedRefund): Promise<RefundState> {
    const about = { out_trade_no: refund.outTradeNo, out_request_no: refund.outRefundNo };
    const known = await call("alipay.trade.fastpay.refund.query", about, refundQueried);
    const { code, sub_code } = known;
    if (code !== OK) {
      throw new PayProviderError(`alipay.trade.fastpay.refund.query refused: ${sub_code ?? code}`);
    }
    return refundStateOf(known, refund);
  }

  return {
    name: "ALIPAY",

    async create({ outTradeNo, amount, subject, notifyUrl, returnUrl, expiresAt }) {
      const content = {
        out_trade_no: outTradeNo,
        product_code: "FAST_INSTANT_TRADE_PAY",
        total_amount: fenToAmount(amount),
        subject,
        time_expire: formatTime(expiresAt),
      };
      const params = await sign("alipay.trade.page.pay", content, {
        notify_url: notifyUrl,
        return_url: returnUrl,
      });
      return { kind: "page", html: formPage(options.cashier, params) };
    },

    async query(outTradeNo) {
      const answer = await call("alipay.trade.query", { out_trade_no: outTradeNo }, queried);
      // Known to Alipay only once the payer has signed in on its page.
      if (answer.sub_code === NOT_EXIST) return { status: "WAITING" };
      if (answer.code !== OK || answer.out_trade_no !== outTradeNo) {
        throw new PayProviderError(`alipay.trade.query refused: ${answer.sub_code ?? answer.code}`);
      }
      return tradeStateOf(answer, outTradeNo, clock.now());
    },

    async close(outTradeNo) {
      const { code, sub_code } = await call("alipay.trade.close", { out_trade_no: outTradeNo }, closed);
      if (sub_code === NOT_EXIST) return false;
      if (code !== OK) throw new PayProviderError(`alipay.trade.close refused: ${sub_code ?? code}`);
      return true;
    },

    async refund(refund) {
      const { outTradeNo, outRefundNo, amount, reason } = refund;
      const content = {
        out_trade_no: outTradeNo,
        out_request_no: outRefundNo,
        refund_amount: fenToAmount(amount),
        refund_reason: reason,
      };
      const { code, sub_code, fund_change } = await call("alipay.trade.refund", content, refunded);
      if (code !== OK) throw new PayProviderError(`alipay.trade.refund refused: ${sub_code ?? code}`);
      if (fund_change === "Y") return "DONE";
      // It has taken the request, and this one has moved no money: an earlier one with this number has, or none so far.
      return (await queryRefund(refund)) === "DONE" ? "DONE" : "PROCESSING";
    },

    queryRefund,

    verifyNotification: (raw) => verifyAlipayNotification(raw, options),
  };
}

/**
 * What Alipay's answer about a refund says. Its older answers hold the refund without a status once the money has gone
 * back; newer ones name REFUND_SUCCESS. Only an answer that holds nothing of a refund says that none was made.
 */
function refundStateOf(
  {
    refund_status,
    out_request_no,
    refund_amount,
    refund_reason,
    gmt_refund_pay,
  }: z.infer<typeof refundQueried>,
  { outRefundNo, amount }: AskedRefund,
): RefundState {
  const told = [refund_status, out_request_no, refund_amount, refund_reason, gmt_refund_pay];
  if (!told.some(Boolean)) return "UNKNOWN";
  const isOurNumber = out_request_no === outRefundNo;
  const isOurAmount = yuanTextToFen(refund_amount ?? "") === amount;
  if (!refund_status) return isOurNumber && isOurAmount ? "DONE" : "PROCESSING";
  // Beside a status Alipay may leave number and amount out; what it names has to be ours.
  const isOurs = (isOurNumber || !out_request_no) && (isOurAmount || !refund_amount);
  return refund_status === "REFUND_SUCCESS" && isOurs ? "DONE" : "PROCESSING";
}

function tradeStateOf(answer: z.infer<typeof queried>, outTradeNo: string, now: number): TradeState {
  switch (answer.trade_status) {
    case "TRADE_SUCCESS":
    case "TRADE_FINISHED": {
      const amount = yuanTextToFen(answer.total_amount ?? "");
      const { trade_no: transactionId } = answer;
      if (amount === null || !transactionId) throw new PayProviderError("alipay.trade.query without amount");
      const paidAt = answer.send_pay_date ? parseTime(answer.send_pay_date) : now;
      return { status: "PAID", trade: { outTradeNo, transactionId, amount, paidAt } };
    }
    case "TRADE_CLOSED":
      return { status: "CLOSED" };
    default:
      return { status: "WAITING" };
  }
}

const escapeAttribute = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The page that takes the payer to the provider, as Alipay's own kits print it: one form that sends itself. */
function formPage({ action, method }: AlipayOptions["cashier"], params: Record<string, string>): string {
  const inputs = Object.entries(params).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeAttribute(value)}">`,
  );
  const target = method === "post" ? `${action}?charset=utf-8` : action;
  return [
    `<form name="punchout_form" method="${method}" action="${escapeAttribute(target)}">`,
    ...inputs,
    "</form>",
    "<script>document.forms[0].submit();</script>",
  ].join("\n");
}
