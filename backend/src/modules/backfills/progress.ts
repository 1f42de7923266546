import { drizzle } from "drizzle-orm/d1";
import type { CustomerStore } from "../../shared/stores/stores";
import { backfills } from "./backfills.tables";
import type { Backfill } from "./run-backfills";

/** Times at which a store completed its backfills, ms, by name. */
type DoneBackfills = ReadonlyMap<string, number>;

/** The backfills that a store has completed. */
export async function readDoneBackfills(db: CustomerStore): Promise<DoneBackfills> {
  const rows = await drizzle(db).select().from(backfills);
  return new Map(rows.flatMap(({ name, doneAt }) => (doneAt === null ? [] : [[name, doneAt] as const])));
}

/** The most unfinished stores that are listed. */
const MOST_NAMED = 20;

/** A store and its completed backfills; null when the store does not answer. */
interface Told {
  readonly store: number;
  readonly done: DoneBackfills | null;
}

/**
 * Progress of each backfill over all stores. A store that does not answer counts as unfinished.
 *
 * @returns `doneAt`: when the last store was done, ms; null until all are. `unfinished`: the first unfinished
 *   stores
 */
export const progressOf = (list: readonly Backfill[], stores: readonly Told[]) =>
  list.map(({ name }) => {
    const times = stores.flatMap(({ done }) => done?.get(name) ?? []);
    const open = stores.filter(({ done }) => done?.get(name) === undefined).map(({ store }) => store);
    return {
      name,
      storesDone: times.length,
      storesOpen: open.length,
      doneAt: open.length === 0 ? Math.max(...times) : null,
      unfinished: open.slice(0, MOST_NAMED),
    };
  });
