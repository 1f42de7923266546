import { DAY } from "../time";

/**
 * When a settlement of a master is due, ms after it began: the trigger `master_settlements_begin` stores the same
 * (decision 060). Until then a bad rating deducts from it.
 */
export const SETTLEMENT_DUE_MS = 7 * DAY;

/** What a rating deducts from the master's settlement, in percent, by its stars (GEN-08). More stars deduct nothing. */
export const DEDUCTION_PERCENT: Readonly<Record<number, number>> = { 1: 20, 2: 10 };

/** What a rating of so many stars deducts from an amount, 分; fractions of one are the master's. */
export const deductionOf = (amount: number, stars: number): number =>
  Math.floor((amount * (DEDUCTION_PERCENT[stars] ?? 0)) / 100);

/** What a settlement is for: accepted work, the subsidy of a refund, or a markup that was paid after the acceptance. */
export const SETTLEMENT_KINDS = ["WORK", "SUBSIDY", "MARKUP"] as const;

/** Whether it was paid out. */
export const SETTLEMENT_STATES = ["OPEN", "PAID"] as const;

/** Where a master's appeal against a deduction stands. Upheld: the deduction returns to the settlement. */
export const APPEAL_STATES = ["OPEN", "UPHELD", "REFUSED"] as const;
