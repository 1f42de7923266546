import { min, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Directory } from "../../shared/stores/stores";
import { staffListTimes } from "./staff-lists.tables";

/** Notes that every change of a store until a moment (ms) is in the entries. It never goes back. */
export async function noteCopied(directory: Directory, store: number, asOf: number): Promise<void> {
  await drizzle(directory)
    .insert(staffListTimes)
    .values({ store, asOf })
    .onConflictDoUpdate({
      target: staffListTimes.store,
      set: { asOf: sql`MAX(COALESCE(${staffListTimes.asOf}, 0), excluded.as_of)` },
    });
}

/** Query: until when every change of every store is in the entries, ms; null while a store has not told. */
export const readAsOf = (directory: Directory) =>
  drizzle(directory)
    .select({ asOf: min(sql<number>`COALESCE(${staffListTimes.asOf}, 0)`).mapWith(Number) })
    .from(staffListTimes);
