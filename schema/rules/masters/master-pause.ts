import { addMonths } from "../time";

/** The lowest so many in a hundred masters of a month are paused (GEN-08). */
const LOWEST_PERCENT = 5;
/** Masters with fewer ratings in the month are not compared. */
export const LEAST_RATINGS = 10;
/** Days that a list is with staff before it takes effect: made on the first of a month, it holds from the fourth. */
export const DAYS_WITH_STAFF = 3;

/** How customers rated a master in one month. */
interface MonthRatings {
  readonly workerId: number;
  readonly evaluations: number;
  /** Sum of the stars of all of them. */
  readonly stars: number;
}

/**
 * The masters with the lowest average of a month, the lowest first: at most five in a hundred of those who have ten
 * ratings or more, so none of fewer than twenty. A master who is rated like the next one above the list is not on it.
 */
export function lowestOf<Row extends MonthRatings>(month: readonly Row[]): Row[] {
  const average = ({ stars, evaluations }: MonthRatings) => stars / evaluations;
  const compared = month
    .filter(({ evaluations }) => evaluations >= LEAST_RATINGS)
    .sort((a, b) => average(a) - average(b) || a.workerId - b.workerId);
  const next = compared[Math.floor((compared.length * LOWEST_PERCENT) / 100)];
  return next ? compared.filter((row) => average(row) < average(next)) : [];
}

/** The month before that of a day (`2026-11-20`): `2026-10`. */
export const monthBefore = (day: string): string => addMonths(day, -1).slice(0, "YYYY-MM".length);
