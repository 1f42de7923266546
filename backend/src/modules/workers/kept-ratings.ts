import { type Clock, MINUTE } from "../../shared/clock";
import type { Directory } from "../../shared/stores/stores";
import { findRating } from "./workers.repository";

type Rating = Awaited<ReturnType<typeof findRating>>;

/** How old the rating of a master may be on a page, and of how many masters an isolate keeps it. */
const MOST_AGE_MS = MINUTE;
const MOST_KEPT = 2_000;

const kept = new Map<number, { readonly rating: Rating; readonly readAt: number }>();

/** How a master was rated, at most a minute old, so that an order's page mostly asks no directory (decision 073). */
export async function readRating(
  workerId: number,
  { directory, clock }: { directory: Directory; clock: Pick<Clock, "now"> },
): Promise<Rating> {
  const readAt = clock.now();
  const known = kept.get(workerId);
  const age = known ? readAt - known.readAt : -1;
  // A clock behind the one that read it is another clock.
  if (known && age >= 0 && age < MOST_AGE_MS) return known.rating;
  const rating = await findRating(directory, workerId);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(workerId, { rating, readAt });
  return rating;
}

/** The next call reads them: for code that has changed them in this isolate. */
export function forgetRatings(): void {
  kept.clear();
}
