/** Ids of the two kinds of notification, which have no entry in the contract. */
export const PAY_NOTIFICATION_ID = "EXT-004";
export const PAYOUT_NOTIFICATION_ID = "EXT-568";

/**
 * EXT-004: `POST` of a payment provider's notification, in the provider's own form and answered in the provider's own
 * words: no call of the REST API. The site passes it on as it came, because the signature is over its bytes.
 */
export const payNotificationPath = (name: "alipay" | "wechat") => `/notify/pay/${name}` as const;

/** EXT-568: the same about money that is paid out. Alipay sends its messages to the one address of the application. */
export const payoutNotificationPath = (name: "alipay" | "wechat") => `/notify/payout/${name}` as const;

/** Headers of a notification that its signature needs. */
export const PAY_NOTIFICATION_HEADERS = [
  "content-type",
  "wechatpay-timestamp",
  "wechatpay-nonce",
  "wechatpay-serial",
  "wechatpay-signature",
] as const;

/** Largest notification, bytes: real ones have a few thousand. */
export const MAX_PAY_NOTIFICATION_BYTES = 64 * 1024;
