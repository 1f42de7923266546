import { type Clock, MINUTE } from "../../shared/clock";
import type { Directory } from "../../shared/stores/stores";
import { findRating } from "./workers.repository";

type Rating = Awaited<ReturnType<typeof findRating>>;

/** The most age of a master's rating on a page, and the number of masters for which an isolate keeps it. */
const MOST_AGE_MS = MINUTE;
const MOST_KEPT = 2_000;

const kept = new Map<number, { readonly rating: Rating; readonly readAt: number }>();

/**
 * The rating of a master, at most a minute old, so that most pages of orders do not ask the directory
 * (decision 073).
 */
export async function readRating(
  workerId: number,
  { directory, clock }: { directory: Directory; clock: Pick<Clock, "now"> },
): Promise<Rating> {
  const readAt = clock.now();
  const known = kept.get(workerId);
  const age = known ? readAt - known.readAt : -1;
  // If the clock is behind the time of reading, it is another clock.
  if (known && age >= 0 && age < MOST_AGE_MS) return known.rating;
  const rating = await findRating(directory, workerId);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(workerId, { rating, readAt });
  return rating;
}

/** Makes the next call read them again, after code in this isolate has changed them. */
export function forgetRatings(): void {
  kept.clear();
}
