import { env } from "cloudflare:workers";
import {
  copyChanges,
  readList,
  rebuildEntries,
  type StaffList,
} from "../../../backend/src/modules/staff-lists";
import { STAFF_LISTS } from "../../../backend/src/registry";
import { openStores } from "../../../backend/src/shared/stores/stores";
import { storesInUse } from "../minute-jobs";
import type { createTestBackend } from "../servers/backend";

type Backend = Pick<ReturnType<typeof createTestBackend>, "clock">;

/** Copies what has changed to staff's lists, as the minute job does. */
export async function copyToStaff({ clock }: Backend): Promise<void> {
  const { directory } = openStores(env);
  for (const db of storesInUse(env)) await copyChanges(STAFF_LISTS, { db, directory, clock, env });
}

/** Whether a rebuild is under way. */
export const isRebuilding = async (): Promise<boolean> =>
  (await env.DB.prepare("SELECT 1 FROM staff_list_times WHERE rebuild_list IS NOT NULL").first()) !== null;

/** Goes on with a rebuild in every store: those without customers have their part of it, too. */
export async function goOnRebuilding({ clock }: Backend): Promise<void> {
  const { all, directory } = openStores(env);
  for (const db of all()) await rebuildEntries(STAFF_LISTS, { db, directory, clock });
}

/** Copies everything that has changed, and ends a rebuild that a test has begun. */
export async function settleLists(backend: Backend): Promise<void> {
  await copyToStaff(backend);
  while (await isRebuilding()) await goOnRebuilding(backend);
}

/** What the lists have of a row: null for nothing. */
export async function entryOf(list: StaffList, id: number) {
  const { entries } = await readList(openStores(env).directory, list, { ids: [id], limit: 1 });
  return entries[0]?.data ?? null;
}

/** Marks of changes that are not copied. */
export const marks = async (): Promise<number> =>
  (await env.DB.prepare("SELECT COUNT(*) AS n FROM staff_list_changes").first<number>("n")) ?? 0;

/** Every entry that a list shows, as it is stored, by list and row. */
export async function storedEntries() {
  const { results } = await env.DB.prepare(
    `SELECT list, id, customer_id AS customerId, state, key, worker_id AS workerId, at, ends_at AS endsAt, data
     FROM staff_list_entries WHERE state IS NOT NULL ORDER BY list, id`,
  ).all();
  return results;
}

/** What the rows themselves say that the lists show, in the same form. */
export async function rightEntries(now: number) {
  const stores = storesInUse(env);
  const found = await Promise.all(
    STAFF_LISTS.flatMap((list) => stores.map((db) => ({ ...list, db }))).map(
      async ({ name, rows, entriesOf, db }) => {
        const query = rows(db, { after: 0, limit: 100_000 }) as unknown as PromiseLike<readonly unknown[]>;
        return entriesOf(await query)
          .filter(({ endsAt }) => endsAt === null || endsAt > now)
          .map(({ key = null, workerId = null, at = null, data, ...entry }) => ({
            list: name,
            ...entry,
            key,
            workerId,
            at,
            data: JSON.stringify(data),
          }));
      },
    ),
  );
  return found.flat().toSorted((one, other) => one.list.localeCompare(other.list) || one.id - other.id);
}
