import { amountFen, cutAmount, fenToAmount, plainAmount } from "../../../schema/rules/money";
import {
  allowanceFor,
  allowanceIssue,
  REFUND_MESSAGES,
  refundOf,
} from "../../../schema/rules/refunds/refund";

/** What the calculator goes by, 分: what was paid, and the most that the master may keep. */
export interface CalculatorBounds {
  readonly total: number;
  readonly cap: number;
}

/** Its two fields as they read. */
export interface CalculatorTexts {
  readonly allowance: string;
  readonly refund: string;
}

/**
 * The subsidy was typed: no more than the cap, and the refund follows (REFUND-07, REFUND-10). What is no amount
 * stays as it was typed.
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

/** The refund was typed, and the subsidy follows within its cap (ux.md U32). What was typed stays until the field is left. */
export function typeRefund(text: string, { total, cap }: CalculatorBounds): CalculatorTexts {
  const kept = cutAmount(text);
  const fen = amountFen(kept);
  return { refund: kept, allowance: fen === null ? "" : fenToAmount(allowanceFor(total, fen, cap)) };
}

/** A field was left: both read as the subsidy says, with two decimals. */
export function settle({ allowance, refund }: CalculatorTexts, { total }: CalculatorBounds): CalculatorTexts {
  const fen = amountFen(allowance);
  if (fen === null) return { allowance, refund };
  return { allowance: fenToAmount(fen), refund: fenToAmount(refundOf(total, fen)) };
}

/** What keeps the two from being sent, told at the subsidy; `missing` for none, which differs by form (C-59). */
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
