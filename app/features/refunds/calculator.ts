import { amountFen, cutAmount, fenToAmount, plainAmount } from "../../../schema/rules/money";
import {
  allowanceFor,
  allowanceIssue,
  REFUND_MESSAGES,
  refundOf,
} from "../../../schema/rules/refunds/refund";

/** Limits of the calculator, 分: the paid amount, and the most that the master may keep. */
export interface CalculatorBounds {
  readonly total: number;
  readonly cap: number;
  /** Whether the backend told the cap. Where it does not, it decides itself whether a subsidy is too large. */
  readonly isCapTold: boolean;
}

/** Limits by the amount that an order holds and the master's part of it, 分; null where the backend tells none. */
export const boundsOf = (total: number, told: number | null | undefined): CalculatorBounds => ({
  total,
  cap: told ?? total,
  isCapTold: typeof told === "number",
});

/** Texts of its two fields. */
export interface CalculatorTexts {
  readonly allowance: string;
  readonly refund: string;
}

/**
 * The subsidy was typed: at most the cap; the refund is computed from it (REFUND-07, REFUND-10). An invalid
 * text is not changed.
 */
export function typeAllowance(text: string, { total, cap }: CalculatorBounds): CalculatorTexts {
  const kept = cutAmount(text);
  const fen = amountFen(kept);
  if (fen === null) return { allowance: kept, refund: "" };
  const allowance = Math.min(fen, cap);
  return {
    allowance: allowance === fen ? kept : fenToAmount(allowance),
    refund: fenToAmount(refundOf(total, allowance)),
  };
}

/**
 * The refund was typed: the subsidy is computed from it within the cap (ux.md U32). The typed text stays
 * until the field is left.
 */
export function typeRefund(text: string, { total, cap }: CalculatorBounds): CalculatorTexts {
  const kept = cutAmount(text);
  const fen = amountFen(kept);
  return { refund: kept, allowance: fen === null ? "" : fenToAmount(allowanceFor(total, fen, cap)) };
}

/** A field was left: both texts are computed from the subsidy, with two decimals. */
export function settle({ allowance, refund }: CalculatorTexts, { total }: CalculatorBounds): CalculatorTexts {
  const fen = amountFen(allowance);
  if (fen === null) return { allowance, refund };
  return { allowance: fenToAmount(fen), refund: fenToAmount(refundOf(total, fen)) };
}

/**
 * The error of the two fields, shown at the subsidy; `missing` is the text for an empty one, which differs by
 * form (C-59).
 */
export function subsidyIssue(
  { allowance, refund }: CalculatorTexts,
  bounds: CalculatorBounds,
  missing: string,
): string | null {
  const isUnclear = plainAmount(allowance) === null || plainAmount(refund) === null;
  return isUnclear
    ? REFUND_MESSAGES.allowanceFormat
    : allowanceIssue(amountFen(allowance), { ...bounds, missing });
}
