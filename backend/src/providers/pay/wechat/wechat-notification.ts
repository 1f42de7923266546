import { z } from "zod";
import { NotificationRefused, type PayNotification, type RawNotification } from "../pay-provider";
import { openText } from "./wechat-cipher";
import { type WechatPlatform, wechatSignatureIssue } from "./wechat-signature";
import { type WechatTransaction, wechatTradeState, wechatTransaction } from "./wechat-transaction";

export interface WechatIdentity extends WechatPlatform {
  readonly appId: string;
  readonly mchId: string;
  /** The APIv3 key, 32 bytes. */
  readonly apiV3Key: string;
}

const envelope = z.object({
  id: z.string().min(1).max(64),
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal("AEAD_AES_256_GCM"),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().default(""),
  }),
});
const refundEvent = z.object({ mchid: z.string(), out_trade_no: z.string() });

/**
 * Opens a notification of WeChat Pay, whatever it is about: signature over the body as it came, key, moment, and that
 * it is sealed with our key.
 *
 * @param now ms
 * @throws NotificationRefused
 */
export async function openWechatNotification(
  raw: RawNotification,
  identity: WechatPlatform & { readonly apiV3Key: string },
  now: number,
): Promise<{ eventId: string; eventType: string; text: string }> {
  const issue = await wechatSignatureIssue(raw, identity, now);
  if (issue) throw new NotificationRefused(issue);
  const { id: eventId, event_type: eventType, resource } = readNotification(envelope, raw.body);
  const sealed = { ...resource, associatedData: resource.associated_data };
  const text = await openText(sealed, identity.apiV3Key).catch(() => {
    throw new NotificationRefused("sealed with another key");
  });
  return { eventId, eventType, text };
}

/**
 * Checks a notification about a payment: see {@link openWechatNotification}, and that it is for our application and account.
 *
 * @param now ms
 * @throws NotificationRefused
 */
export async function verifyWechatNotification(
  raw: RawNotification,
  identity: WechatIdentity,
  now: number,
): Promise<PayNotification> {
  const { eventId, eventType, text } = await openWechatNotification(raw, identity, now);
  if (eventType.startsWith("REFUND.")) {
    const { mchid, out_trade_no: outTradeNo } = readNotification(refundEvent, text);
    if (mchid !== identity.mchId) throw new NotificationRefused("another merchant");
    return { eventId, outTradeNo, state: null };
  }
  const transaction: WechatTransaction = readNotification(wechatTransaction, text);
  if (transaction.appid !== identity.appId) throw new NotificationRefused("another application");
  if (transaction.mchid !== identity.mchId) throw new NotificationRefused("another merchant");
  const state = wechatTradeState(transaction);
  if (!state) throw new NotificationRefused("paid without amount or time");
  return { eventId, outTradeNo: transaction.out_trade_no, state };
}

/** A text of a notification in its shape. @throws NotificationRefused */
export function readNotification<Shape extends z.ZodType>(shape: Shape, text: string): z.output<Shape> {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    throw new NotificationRefused("unreadable");
  }
}
