/** What a figure must reach: at most, at least or exactly this much. */
export type Target =
  | { readonly atMost: number }
  | { readonly atLeast: number }
  | { readonly exactly: number };

/** A figure: the median of its rounds and, where it was measured in several, the least and the greatest of them. */
export interface Measured {
  readonly value: number;
  readonly range?: readonly [least: number, greatest: number] | undefined;
}

/** `open` when some rounds meet the target and others miss it: then the figure tells neither. */
export type Verdict = "met" | "missed" | "open";

/** Judges a figure by the range of its rounds: it is met when all of them meet the target, missed when none does. */
export function judge({ value, range = [value, value] }: Measured, target: Target): Verdict {
  const met = range.filter((end) => meets(end, target)).length;
  if (met === 0) return "missed";
  return met === range.length ? "met" : "open";
}

function meets(value: number, target: Target): boolean {
  if ("exactly" in target) return value === target.exactly;
  return "atMost" in target ? value <= target.atMost : value >= target.atLeast;
}

/** A target in writing, e.g. `≤ 1.5`. */
export function targetText(target: Target): string {
  if ("exactly" in target) return numberText(target.exactly);
  return "atMost" in target ? `≤ ${numberText(target.atMost)}` : `≥ ${numberText(target.atLeast)}`;
}

/** A number in writing, with separators of thousands. */
export const numberText = (value: number): string =>
  value.toLocaleString("en-US", { maximumFractionDigits: 10 });
