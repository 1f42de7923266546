import type { LedgerType } from "./ledger";

/** A month of the calendar in Shanghai, `2026-11`. */
export const MONTH_PATTERN = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

/** Ledger types in the sequence of a bill: what was paid, what came back, money in, money out, all else. */
export const BILL_TYPES: readonly LedgerType[] = [
  "PLACE_AN_ORDER",
  "MARKUP",
  "MARKUP_REQUEST",
  "REFUND",
  "RECHARGE",
  "CASH_OUT",
  "CASH_OUT_REJECT",
  "VALUE_ADDED",
  "BONUS",
  "REBATE",
  "ORDER_PROFIT",
  "REWARD",
  "FINE",
];

/** Types that may be paid directly at a provider, without the wallet. */
export const DIRECT_TYPES = ["PLACE_AN_ORDER", "MARKUP", "MARKUP_REQUEST", "REFUND"] as const;

/** What counts as spent on an invoice; refunds come off. */
export const SPENDING_TYPES: readonly LedgerType[] = [
  "PLACE_AN_ORDER",
  "MARKUP",
  "MARKUP_REQUEST",
  "VALUE_ADDED",
];
