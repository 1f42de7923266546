import type { LedgerType } from "./ledger";

/** What staff may book in a wallet, and whether it adds to it (1) or takes from it (-1). */
export const ADJUSTMENTS = {
  BONUS: 1,
  REBATE: 1,
  REWARD: 1,
  ORDER_PROFIT: 1,
  FINE: -1,
  VALUE_ADDED: -1,
} as const satisfies Partial<Record<LedgerType, 1 | -1>>;
export type AdjustmentType = keyof typeof ADJUSTMENTS;
export const ADJUSTMENT_TYPES = Object.keys(ADJUSTMENTS) as readonly AdjustmentType[];

/** Longest reason, which the customer reads. */
export const MAX_ADJUSTMENT_REASON = 100;
