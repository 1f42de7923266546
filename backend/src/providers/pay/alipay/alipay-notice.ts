import { z } from "zod";
import { parseTime } from "../../../shared/clock";
import { NoticeRefused, type PayNotice, type RawNotice, type TradeState } from "../pay-provider";
import { yuanTextToFen } from "../yuan";
import { isSignedNotice } from "./alipay-signature";

export interface AlipayIdentity {
  readonly appId: string;
  /** The merchant's 2088… number: the money must be meant for us. */
  readonly sellerId: string;
  /** Alipay's public key. */
  readonly alipayPublicKey: string;
}

const notice = z.object({
  notify_id: z.string().min(1).max(128),
  app_id: z.string(),
  seller_id: z.string(),
  out_trade_no: z.string().min(1).max(64),
  trade_no: z.string().min(1).max(64),
  trade_status: z.enum(["WAIT_BUYER_PAY", "TRADE_CLOSED", "TRADE_SUCCESS", "TRADE_FINISHED"]),
  total_amount: z.string(),
  gmt_payment: z.string().optional(),
  notify_time: z.string(),
});

/**
 * Checks an asynchronous notification of Alipay: signature over exactly these parameters, our application, our account.
 * Alipay signs no moment that could be held against a replay, so that number and amount are compared by the caller.
 *
 * @throws NoticeRefused
 */
export async function verifyAlipayNotice(raw: RawNotice, identity: AlipayIdentity): Promise<PayNotice> {
  const params = alipayNoticeParams(raw);
  if (!(await isSignedNotice(params, identity.alipayPublicKey))) throw new NoticeRefused("wrong signature");
  const parsed = notice.safeParse(params);
  if (!parsed.success) throw new NoticeRefused(`unreadable: ${parsed.error.issues[0]?.path.join(".")}`);
  if (parsed.data.app_id !== identity.appId) throw new NoticeRefused("another application");
  if (parsed.data.seller_id !== identity.sellerId) throw new NoticeRefused("another seller");
  const { notify_id: eventId, out_trade_no: outTradeNo } = parsed.data;
  return { eventId, outTradeNo, state: stateOf(parsed.data) };
}

/** The parameters of a notification, each name once, in UTF-8: two readings of one body would be two truths. @throws NoticeRefused */
export function alipayNoticeParams({ headers, body }: RawNotice): Record<string, string> {
  const type = headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) throw new NoticeRefused("no form");
  const entries = [...new URLSearchParams(body)];
  const params: Record<string, string> = Object.fromEntries(entries);
  if (Object.keys(params).length !== entries.length) throw new NoticeRefused("a parameter twice");
  if (!/^utf-?8$/i.test(params.charset ?? "utf-8")) throw new NoticeRefused("another charset");
  if ((params.sign_type ?? "RSA2") !== "RSA2") throw new NoticeRefused("another kind of signature");
  return params;
}

function stateOf(data: z.infer<typeof notice>): TradeState | null {
  switch (data.trade_status) {
    case "WAIT_BUYER_PAY":
      return { status: "WAITING" };
    case "TRADE_CLOSED":
      return { status: "CLOSED" };
    default: {
      const amount = yuanTextToFen(data.total_amount);
      if (amount === null) throw new NoticeRefused("unreadable amount");
      const { out_trade_no: outTradeNo, trade_no: transactionId } = data;
      const paidAt = timeOf(data.gmt_payment ?? data.notify_time);
      return { status: "PAID", trade: { outTradeNo, transactionId, amount, paidAt } };
    }
  }
}

function timeOf(text: string): number {
  try {
    return parseTime(text);
  } catch {
    throw new NoticeRefused("unreadable time");
  }
}
