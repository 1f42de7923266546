import { and, eq, gte, isNotNull, lt, min, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { HOUR, MINUTE } from "../../shared/clock";
import type { Directory } from "../../shared/stores/stores";
import { staffListTimes } from "./staff-lists.tables";

/** A store that rests tells at least once an hour that it still does. */
const RESTS_AT_MOST_MS = 2 * HOUR;
/** A change is copied so long after it, ms: by the call, or else by the alarm that the change has set. */
const COPIED_WITHIN_MS = MINUTE;

/** Notes that every change of a store until a moment (ms) is in the entries, and nothing is left. It never goes back. */
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

/** Notes that something of a store is not copied. */
export async function noteBehind(directory: Directory, store: number): Promise<void> {
  await drizzle(directory)
    .update(staffListTimes)
    .set({ restsSince: null })
    .where(and(eq(staffListTimes.store, store), isNotNull(staffListTimes.restsSince)));
}

/**
 * Notes that the stores that rest are copied until a minute ago: a cell with nothing to do is asleep, and a change would
 * have woken it (decision 080). For the cron.
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

/** Stores whose entries are copied again (EXT-527), by their number. */
export async function storesToRebuild(directory: Directory): Promise<number[]> {
  const rows = await drizzle(directory)
    .select({ store: staffListTimes.store })
    .from(staffListTimes)
    .where(isNotNull(staffListTimes.rebuildList));
  return rows.map(({ store }) => store);
}

/** Query: until when every change of every store is in the entries, ms; null while a store has not told. */
export const readAsOf = (directory: Directory) =>
  drizzle(directory)
    .select({ asOf: min(sql<number>`COALESCE(${staffListTimes.asOf}, 0)`).mapWith(Number) })
    .from(staffListTimes);
