import { and, eq, gte, isNotNull, lt, min, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { HOUR, MINUTE } from "../../shared/clock";
import type { Directory } from "../../shared/stores/stores";
import { staffListTimes } from "./staff-lists.tables";

/** An idle store reports at least once an hour that it is idle. */
const RESTS_AT_MOST_MS = 2 * HOUR;
/** A change is copied within this time, ms: after the call, or else by the alarm that the change has set. */
const COPIED_WITHIN_MS = MINUTE;

/**
 * Records that all changes of a store until a time (ms) are copied, and nothing is left. The time never goes
 * back.
 */
export async function noteCopied(directory: Directory, store: number, asOf: number): Promise<void> {
  await drizzle(directory)
    .insert(staffListTimes)
    .values({ store, asOf, restsSince: asOf })
    .onConflictDoUpdate({
      target: staffListTimes.store,
      set: {
        asOf: sql`MAX(COALESCE(${staffListTimes.asOf}, 0), excluded.as_of)`,
        restsSince: sql`excluded.rests_since`,
      },
    });
}

/** Records that a store has changes that are not copied. */
export async function noteBehind(directory: Directory, store: number): Promise<void> {
  await drizzle(directory)
    .update(staffListTimes)
    .set({ restsSince: null })
    .where(and(eq(staffListTimes.store, store), isNotNull(staffListTimes.restsSince)));
}

/**
 * Records that idle stores are copied until a minute ago: an idle cell is asleep, and a change would have
 * woken it (decision 080). For the cron.
 */
export async function noteResting(directory: Directory, now: number): Promise<void> {
  await drizzle(directory)
    .update(staffListTimes)
    .set({ asOf: now - COPIED_WITHIN_MS })
    .where(
      and(
        gte(staffListTimes.restsSince, now - RESTS_AT_MOST_MS),
        lt(staffListTimes.asOf, now - COPIED_WITHIN_MS),
      ),
    );
}

/** Numbers of the stores that are being rebuilt (EXT-527). */
export async function storesToRebuild(directory: Directory): Promise<number[]> {
  const rows = await drizzle(directory)
    .select({ store: staffListTimes.store })
    .from(staffListTimes)
    .where(isNotNull(staffListTimes.rebuildList));
  return rows.map(({ store }) => store);
}

/**
 * Query for the time until which all changes of all stores are copied, ms; null while a store has not
 * reported.
 */
export const readAsOf = (directory: Directory) =>
  drizzle(directory)
    .select({ asOf: min(sql<number>`COALESCE(${staffListTimes.asOf}, 0)`).mapWith(Number) })
    .from(staffListTimes);
