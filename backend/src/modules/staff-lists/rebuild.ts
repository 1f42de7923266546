import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Clock } from "../../shared/clock";
import { type BothStores, type Directory, type Stores, storeNumberOf } from "../../shared/stores/stores";
import type { StaffList } from "./staff-list";
import { staffListTimes } from "./staff-lists.tables";
import { readLists, storeEntries } from "./store-entries";

/** Rows of one slice, and slices of one run: two or three round trips each. */
const RUN = { rows: 500, slices: 10 } as const;
/** Entries that one statement deletes. */
const DROPPED = 500;

/**
 * Begins a rebuild of the entries of all stores; an unfinished one begins again. The minute job of each store
 * does it, slice by slice.
 */
export async function beginRebuild(
  { directory, count }: Pick<Stores, "directory" | "count">,
  lists: readonly StaffList[],
): Promise<void> {
  const stores = Array.from({ length: count }, (_, store) => store);
  await beginRebuildOf(stores, directory, lists);
}

/** The same for some stores, by their numbers. */
export async function beginRebuildOf(
  numbers: readonly number[],
  directory: Directory,
  [first]: readonly StaffList[],
): Promise<void> {
  if (!first) return;
  const stores = JSON.stringify(numbers);
  await directory
    .prepare(
      `INSERT INTO staff_list_times (store, rebuild_list, rebuild_after, rebuild_began_at)
       SELECT value, ?2, 0, NULL FROM json_each(?1) WHERE TRUE
       ON CONFLICT (store) DO UPDATE SET rebuild_list = excluded.rebuild_list, rebuild_after = 0, rebuild_began_at = NULL`,
    )
    .bind(stores, first.name)
    .run();
}

/**
 * Continues a rebuild: copies all rows of a store that are in a list, list by list, then deletes entries that
 * the rebuild did not find. Each slice can be repeated. Does nothing without a rebuild.
 */
export async function rebuildEntries(
  lists: readonly StaffList[],
  { db, directory, clock }: BothStores & { readonly clock: Clock },
): Promise<void> {
  const store = storeNumberOf(db);
  for (let slice = 0; slice < RUN.slices; slice++) {
    const at = await drizzle(directory)
      .select()
      .from(staffListTimes)
      .where(eq(staffListTimes.store, store))
      .get();
    if (!at || at.rebuildList === null) return;
    const index = lists.findIndex(({ name }) => name === at.rebuildList);
    const list = lists[index];
    if (!list) {
      await dropUntold(directory, store, at.rebuildBeganAt ?? 0);
      return noteSlice(directory, at, { rebuildList: null, rebuildAfter: 0, rebuildBeganAt: null });
    }
    const read = { after: at.rebuildAfter, limit: RUN.rows };
    const { readings, readAt } = await readLists(db, [{ list, read }]);
    const [reading] = readings;
    const now = clock.now();
    const shown = (reading?.entries ?? []).filter(({ endsAt }) => endsAt === null || endsAt > now);
    await storeEntries(
      directory,
      shown.map((entry) => ({ ...entry, list: list.name })),
      { store, readAt, mends: true },
    );
    const last = reading?.last ?? null;
    await noteSlice(directory, at, {
      rebuildBeganAt: at.rebuildBeganAt ?? readAt,
      ...(last === null
        ? { rebuildList: lists[index + 1]?.name ?? ENDING, rebuildAfter: 0 }
        : { rebuildAfter: last }),
    });
  }
}

/** State of a rebuild after all lists are copied. */
const ENDING = "ending";

type Times = typeof staffListTimes.$inferSelect;

/** Stores the progress of the rebuild, unless another run has continued or it began again. */
async function noteSlice(directory: Directory, seen: Times, next: Partial<Times>): Promise<void> {
  await drizzle(directory)
    .update(staffListTimes)
    .set(next)
    .where(
      sql`${staffListTimes.store} = ${seen.store} AND ${staffListTimes.rebuildList} = ${seen.rebuildList}
        AND ${staffListTimes.rebuildAfter} = ${seen.rebuildAfter}
        AND ${staffListTimes.rebuildBeganAt} IS ${seen.rebuildBeganAt}`,
    );
}

/** Deletes the entries of a store that were read before a time of its clock (ms). */
async function dropUntold(directory: Directory, store: number, before: number): Promise<void> {
  for (;;) {
    const { meta } = await directory
      .prepare(
        `DELETE FROM staff_list_entries WHERE (list, id) IN (
           SELECT list, id FROM staff_list_entries WHERE store = ?1 AND read_at < ?2 LIMIT ?3)`,
      )
      .bind(store, before, DROPPED)
      .run();
    if (meta.changes < DROPPED) return;
  }
}

/** Records that another store now provides the entries of a bucket's customers (decision 078). */
export async function moveEntries(
  directory: Directory,
  { bucket, from, to }: { bucket: number; from: number; to: number },
): Promise<void> {
  await directory
    .prepare("UPDATE staff_list_entries SET store = ?1 WHERE store = ?2 AND (customer_id & 4095) = ?3")
    .bind(to, from, bucket)
    .run();
}
