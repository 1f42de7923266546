import type { Measured } from "../catalogue/target";

/** The value below which the share `q` (0 to 1) of the values lies; NaN without values. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}

/** The middle value, which one disturbed round cannot move. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The median of the rounds, with the least and the greatest of them. */
export const medianOf = (rounds: readonly number[]): Measured => ({
  value: median(rounds),
  range: [Math.min(...rounds), Math.max(...rounds)],
});

/** Compares round by round, because the machine's speed changes between rounds: the median of the ratios, and their range. */
export const ratioOf = (above: readonly number[], below: readonly number[]): Measured =>
  medianOf(ratios(above, below));

/** Calls that make up one round where contenders take turns call by call. */
const CALLS_OF_ROUND = 40;

/**
 * The same for times of single calls: the median over all pairs of calls, and the range of the medians of rounds, each
 * of {@link CALLS_OF_ROUND} pairs that follow each other.
 */
export function ratioOfCalls(above: readonly number[], below: readonly number[]): Measured {
  const pairs = ratios(above, below);
  const rounds = range(Math.max(1, Math.floor(pairs.length / CALLS_OF_ROUND)));
  const medians = rounds.map((round) =>
    median(pairs.slice(round * CALLS_OF_ROUND, (round + 1) * CALLS_OF_ROUND)),
  );
  return { value: median(pairs), range: [Math.min(...medians), Math.max(...medians)] };
}

const ratios = (above: readonly number[], below: readonly number[]): number[] =>
  above.map((value, round) => value / (below[round] ?? Number.NaN));

/** `count` numbers from 0. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The contenders of a round in an order that changes from round to round, so that none always goes first. */
export function rotate<T>(items: readonly T[], round: number): T[] {
  const start = round % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

/** Rounded for people and for the figures: three significant digits. */
export const rounded = (value: number): number => Number(value.toPrecision(3));
