import type { PayWay } from "../../../../schema/rest/payments/payment";

/** Pay ways in which the money comes from outside. */
export type ProviderName = Exclude<PayWay, "WALLET">;

interface NewTrade {
  /** Our number for the trade, unique for ever: opening it again never makes a second one. */
  readonly outTradeNo: string;
  /** 分 */
  readonly amount: number;
  /** What the payer reads. */
  readonly subject: string;
  readonly notifyUrl: string;
  /** Where the payer's browser goes afterwards; says nothing about whether it was paid. */
  readonly returnUrl: string;
  /** Paying ends at this moment, ms. */
  readonly expiresAt: number;
}

/** What the payer's browser is shown: a page that leads to the provider, or what a QR code holds. */
export type Checkout =
  | { readonly kind: "page"; readonly html: string }
  | { readonly kind: "qr"; readonly text: string };

/** Money that has arrived at the provider. */
export interface PaidTrade {
  readonly outTradeNo: string;
  /** The provider's number for it. */
  readonly transactionId: string;
  /** 分 */
  readonly amount: number;
  /** ms */
  readonly paidAt: number;
}

export type TradeState =
  | { readonly status: "PAID"; readonly trade: PaidTrade }
  /** Unpaid, or unknown to the provider so far. */
  | { readonly status: "WAITING" }
  | { readonly status: "CLOSED" };

/** A genuine message of the provider. */
export interface PayNotification {
  /** The provider's id of it, stable when it is sent again. */
  readonly eventId: string;
  readonly outTradeNo: string;
  /** Null for events that say nothing about the payment itself, e.g. about a refund. */
  readonly state: TradeState | null;
}

interface NewRefund {
  readonly outTradeNo: string;
  /** Our number for the refund: asking for it again never refunds twice. */
  readonly outRefundNo: string;
  /** 分 */
  readonly amount: number;
  /** What the trade brought in, 分. */
  readonly total: number;
  readonly reason: string;
}

/** A refund that its provider is asked about. */
export type AskedRefund = Pick<NewRefund, "outTradeNo" | "outRefundNo" | "amount">;

/**
 * A refund at its provider. `PROCESSING` also where the provider waits for the merchant, who gets it done there.
 * `UNKNOWN`: no money was sent, and none is on its way; `CLOSED` as in {@link PayProvider.refund}.
 */
export type RefundState = "DONE" | "PROCESSING" | "CLOSED" | "UNKNOWN";

/** A notification as it came in: the signature is over these very bytes. */
export interface RawNotification {
  readonly headers: Headers;
  readonly body: string;
}

/**
 * A payment provider. All calls go to a fixed host, follow no redirect and give up after five seconds; an answer counts
 * only with the provider's signature.
 *
 * @throws PayProviderError when the provider cannot be reached, refuses, or answers something unsigned or unreadable
 */
export interface PayProvider {
  readonly name: ProviderName;
  /** Opens the trade; again with the same number is harmless. */
  create(trade: NewTrade): Promise<Checkout>;
  /** What the provider knows about a trade. */
  query(outTradeNo: string): Promise<TradeState>;
  /**
   * Ends an unpaid trade, so that it can no longer be paid. False when the provider does not know it, or not yet: it
   * may come to know it later. Again for an ended one is harmless; a paid one is refused.
   */
  close(outTradeNo: string): Promise<boolean>;
  /**
   * Sends money back. `PROCESSING`: ask again later with the same number. `CLOSED`: no money was sent, and none ever will
   * be under this number; another number begins again.
   */
  refund(refund: NewRefund): Promise<"DONE" | "PROCESSING" | "CLOSED">;
  /** What the provider knows about a refund. */
  queryRefund(refund: AskedRefund): Promise<RefundState>;
  /**
   * Checks that a notification is the provider's, for us, and unchanged (security.md S23).
   *
   * @throws NotificationRefused
   */
  verifyNotification(raw: RawNotification): Promise<PayNotification>;
}

/** The provider did not do it. `detail` is for the log and holds no secret. */
export class PayProviderError extends Error {
  override readonly name = "PayProviderError";
}

/** A notification that must not be believed; the message says why, for the log. */
export class NotificationRefused extends Error {
  override readonly name = "NotificationRefused";
}
