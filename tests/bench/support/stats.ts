/** The value below which the share `q` (0 to 1) of the values lies; NaN without values. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}

/** The middle value, which one disturbed round cannot move. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** `count` numbers from 0. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The contenders of a round in an order that changes from round to round, so that none always goes first. */
export function rotate<T>(items: readonly T[], round: number): T[] {
  const start = round % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

/** Rounded for people and for the figures: three significant digits. */
export const rounded = (value: number): number => Number(value.toPrecision(3));
