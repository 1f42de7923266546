import { z } from "zod";
import { parseTime } from "../../../shared/clock";
import {
  NotificationRefused,
  type PayNotification,
  type RawNotification,
  type TradeState,
} from "../pay-provider";
import { yuanTextToFen } from "../yuan";
import { isSignedNotification } from "./alipay-signature";

export interface AlipayIdentity {
  readonly appId: string;
  /** The merchant's 2088… number: the money must be meant for us. */
  readonly sellerId: string;
  /** Alipay's public key. */
  readonly alipayPublicKey: string;
}

const notification = z.object({
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
 * @throws NotificationRefused
 */
export async function verifyAlipayNotification(
  raw: RawNotification,
  identity: AlipayIdentity,
): Promise<PayNotification> {
  const params = alipayNotificationParams(raw);
  if (!(await isSignedNotification(params, identity.alipayPublicKey)))
    throw new NotificationRefused("wrong signature");
  const parsed = notification.safeParse(params);
  if (!parsed.success) throw new NotificationRefused(`unreadable: ${parsed.error.issues[0]?.path.join(".")}`);
  if (parsed.data.app_id !== identity.appId) throw new NotificationRefused("another application");
  if (parsed.data.seller_id !== identity.sellerId) throw new NotificationRefused("another seller");
  const { notify_id: eventId, out_trade_no: outTradeNo } = parsed.data;
  return { eventId, outTradeNo, state: stateOf(parsed.data) };
}

/** The parameters of a notification, each name once, in UTF-8: two readings of one body would be two truths. @throws NotificationRefused */
export function alipayNotificationParams({ headers, body }: RawNotification): Record<string, string> {
  const type = headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) throw new NotificationRefused("no form");
  const entries = [...new URLSearchParams(body)];
  const params: Record<string, string> = Object.fromEntries(entries);
  if (Object.keys(params).length !== entries.length) throw new NotificationRefused("a parameter twice");
  if (!/^utf-?8$/i.test(params.charset ?? "utf-8")) throw new NotificationRefused("another charset");
  if ((params.sign_type ?? "RSA2") !== "RSA2") throw new NotificationRefused("another kind of signature");
  return params;
}

function stateOf(data: z.infer<typeof notification>): TradeState | null {
  switch (data.trade_status) {
    case "WAIT_BUYER_PAY":
      return { status: "WAITING" };
    case "TRADE_CLOSED":
      return { status: "CLOSED" };
    default: {
      const amount = yuanTextToFen(data.total_amount);
      if (amount === null) throw new NotificationRefused("unreadable amount");
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
    throw new NotificationRefused("unreadable time");
  }
}
