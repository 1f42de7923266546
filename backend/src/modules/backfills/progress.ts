import { drizzle } from "drizzle-orm/d1";
import type { CustomerStore } from "../../shared/stores/stores";
import { backfills } from "./backfills.tables";
import type { Backfill } from "./run-backfills";

/** When a store has done each of its backfills, ms, by name. */
type DoneBackfills = ReadonlyMap<string, number>;

/** What a store has done. */
export async function readDoneBackfills(db: CustomerStore): Promise<DoneBackfills> {
  const rows = await drizzle(db).select().from(backfills);
  return new Map(rows.flatMap(({ name, doneAt }) => (doneAt === null ? [] : [[name, doneAt] as const])));
}

/** Stores that are named of those that have not done one. */
const MOST_NAMED = 20;

/** A store with what it has done; null for one that does not answer. */
interface Told {
  readonly store: number;
  readonly done: DoneBackfills | null;
}

/**
 * How far each backfill is over all stores. One that does not answer counts as one that is not done.
 *
 * @returns `doneAt`: when the last store was done, ms; null until all are. `unfinished`: the first of the others
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
