import type { PayoutProviderName } from "../../../../schema/rules/wallet/withdrawal";
import type { RawNotification } from "../pay/pay-provider";

interface NewTransfer {
  /** Our number for it, unique for ever: sending it again never pays twice. At most 32 letters and digits. */
  readonly outBizNo: string;
  /** 分 */
  readonly amount: number;
  /** ALIPAY: the account that signs in there. WECHAT: the openid. */
  readonly account: string;
  /** The provider checks that the account is this person's. */
  readonly realName: string;
  /** What the payee reads. */
  readonly title: string;
  readonly notifyUrl: string;
}

export type TransferState =
  /** `transferNo` is the provider's number, `paidAt` ms. */
  | { readonly status: "PAID"; readonly transferNo: string; readonly paidAt: number }
  | { readonly status: "PROCESSING" }
  /**
   * The payee has to confirm it at the provider until `confirmBy` (ms). `packageInfo` opens the confirmation there; null
   * where this answer does not carry it, which one to {@link PayoutProvider.send} does.
   */
  | { readonly status: "WAITING"; readonly packageInfo: string | null; readonly confirmBy: number }
  /** It will never be paid under this number. `reason` is for the customer, in Chinese. */
  | { readonly status: "FAILED"; readonly reason: string }
  /** The provider does not know the number, or not yet. */
  | { readonly status: "UNKNOWN" };

/** A genuine message about a transfer. */
export interface TransferNotification {
  /** The provider's id of it, stable when it is sent again. */
  readonly eventId: string;
  readonly outBizNo: string;
  /** 分; null when it does not say. */
  readonly amount: number | null;
  readonly state: TransferState;
}

/**
 * A provider that pays customers out. As with payments (`pay/pay-provider.ts`), calls go to a fixed host and give up
 * after five seconds, and an answer counts only with the provider's signature.
 *
 * @throws PayProviderError when the outcome is unknown: it may have been paid
 */
export interface PayoutProvider {
  readonly name: PayoutProviderName;
  /** Sends money. `FAILED` is the provider's own word that it was not done, and not a guess. */
  send(transfer: NewTransfer): Promise<Exclude<TransferState, { status: "UNKNOWN" }>>;
  query(outBizNo: string): Promise<TransferState>;
  /** Checks that a notification is the provider's, for us, and unchanged. @throws NotificationRefused */
  verifyNotification(raw: RawNotification): Promise<TransferNotification>;
}

/** Said where the provider gives no reason, or one that is not for customers. */
export const TRANSFER_FAILED = "收款账户暂时无法收款，请核对账户后重试";
