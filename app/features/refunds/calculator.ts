import { allowanceFor, amountToFen, fenToAmount, keepAmount, refundOf } from "../../../schema/rules/refund";

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

/** The subsidy was typed: no more than the cap, and the refund follows (REFUND-07, REFUND-10). */
export function typeAllowance(text: string, { total, cap }: CalculatorBounds): CalculatorTexts {
  const kept = keepAmount(text);
  const fen = amountToFen(kept);
  if (fen === null) return { allowance: kept, refund: "" };
  const allowance = Math.min(fen, cap);
  return {
    allowance: allowance === fen ? kept : fenToAmount(allowance),
    refund: fenToAmount(refundOf(total, allowance)),
  };
}

/** The refund was typed, and the subsidy follows within its cap (ux.md U32). What was typed stays until the field is left. */
export function typeRefund(text: string, { total, cap }: CalculatorBounds): CalculatorTexts {
  const kept = keepAmount(text);
  const fen = amountToFen(kept);
  return { refund: kept, allowance: fen === null ? "" : fenToAmount(allowanceFor(total, fen, cap)) };
}

/** A field was left: both read as the subsidy says, with two decimals. */
export function settle({ allowance, refund }: CalculatorTexts, { total }: CalculatorBounds): CalculatorTexts {
  const fen = amountToFen(allowance);
  if (fen === null) return { allowance, refund };
  return { allowance: fenToAmount(fen), refund: fenToAmount(refundOf(total, fen)) };
}
