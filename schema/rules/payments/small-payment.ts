import type { Fen } from "../money";

/** What one payment without a password may cost at most, 分, to choose from (decision 038). */
export const SMALL_PAYMENT_LIMITS: readonly Fen[] = [5_000, 10_000, 20_000];

/** The limit that is proposed, 分. */
export const PROPOSED_SMALL_PAYMENT: Fen = 10_000;

/** What payments without a password may cost together on one day in Shanghai, 分, whatever the limit is. */
export const SMALL_PAYMENT_DAY: Fen = 100_000;

/** How a customer has set payments without a password (小额免密支付). */
export interface SmallPaymentSetting {
  /** 分 for one payment; null while it is off. */
  limit: Fen | null;
  /** What was paid so today, 分. */
  usedToday: Fen;
}

/** Whether this may be chosen as a limit, 分. */
export const isSmallPaymentLimit = (fen: number): boolean => SMALL_PAYMENT_LIMITS.includes(fen);

/** Whether the wallet pays this amount, 分, without asking for the password. The server decides it once more. */
export const coversPayment = ({ limit, usedToday }: SmallPaymentSetting, amount: Fen): boolean =>
  limit !== null && amount > 0 && amount <= limit && usedToday + amount <= SMALL_PAYMENT_DAY;
