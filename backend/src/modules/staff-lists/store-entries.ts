import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { HOUR } from "../../shared/clock";
import type { CustomerStore, Directory } from "../../shared/stores/stores";
import type { Entry, RowsRead, StaffList } from "./staff-list";

/**
 * Time for which the entry of a row that left the list is kept, so that a late copy does not bring it back.
 */
const GONE_FOR_MS = HOUR;

/** Rows of a store, read in one transaction. */
export interface Reading {
  readonly list: StaffList;
  readonly entries: readonly Entry<unknown>[];
  /** The last row of the piece, shown or not; null for none. */
  readonly last: number | null;
}

/** Reads rows of lists as of one moment, and answers this moment: ms by the clock of the store. */
export async function readLists(
  db: CustomerStore,
  wanted: readonly { readonly list: StaffList; readonly read: RowsRead }[],
): Promise<{ readings: Reading[]; readAt: number }> {
  const orm = drizzle(db);
  const now = orm
    .select({ now: sql<number>`CAST(unixepoch('subsec') * 1000 AS INTEGER)` })
    .from(sql`(SELECT 1)`);
  const [[moment], ...found] = await orm.batch([now, ...wanted.map(({ list, read }) => list.rows(db, read))]);
  if (!moment) throw new Error("a store did not tell its time");
  const readings = wanted.map(({ list }, index) => {
    const rows = found[index] as readonly unknown[];
    return { list, entries: list.entriesOf(rows), last: list.lastOf(rows) };
  });
  return { readings, readAt: moment.now };
}

/** An entry of the directory as it is stored. */
type Stored = Omit<Entry<unknown>, "state" | "data"> & {
  readonly list: string;
  readonly state: string | null;
  readonly data: unknown;
};

/** The entry of a row that left its list. */
export const gone = (
  { list, id, customerId }: { readonly list: string; readonly id: number; readonly customerId: number },
  now: number,
): Stored => ({ list, id, customerId, state: null, data: null, endsAt: now + GONE_FOR_MS });

const INSERT = `INSERT INTO staff_list_entries
    (list, id, customer_id, store, state, key, worker_id, at, ends_at, read_at, data)
  SELECT value ->> 'list', value ->> 'id', value ->> 'customerId', ?2, value ->> 'state', value ->> 'key',
    value ->> 'workerId', value ->> 'at', value ->> 'endsAt', ?3, NULLIF(value -> 'data', 'null')
  FROM json_each(?1) WHERE TRUE`;
/**
 * Changed columns of an entry. Every column that is set costs writes to its indexes, even with the same
 * value.
 */
const CHANGED = `state = excluded.state, at = excluded.at, ends_at = excluded.ends_at, read_at = excluded.read_at,
  data = excluded.data`;
/**
 * The same, with the master: the entry of an order's calls comes back with the next call, perhaps with another
 * master. One that left its list keeps it.
 */
const CHANGES = `${CHANGED}, worker_id = COALESCE(excluded.worker_id, staff_list_entries.worker_id)`;
/** The same, with columns that change only when a person edits the database. */
const MENDS = `${CHANGED}, customer_id = excluded.customer_id, store = excluded.store, key = excluded.key,
  worker_id = excluded.worker_id`;

/**
 * Stores entries that were read in a store at a time of its clock (ms). An entry that was read later, or in
 * the same ms, is not changed.
 *
 * @param mends whether it also sets columns that never change in an entry, and removes a master
 * @returns the stored entries
 */
export async function storeEntries(
  directory: Directory,
  entries: readonly Stored[],
  {
    store,
    readAt,
    mends = false,
  }: { readonly store: number; readonly readAt: number; readonly mends?: boolean },
): Promise<{ list: string; id: number }[]> {
  if (entries.length === 0) return [];
  const statement = mends
    ? directory.prepare(
        `${INSERT} ON CONFLICT (list, id) DO UPDATE SET ${MENDS}
         WHERE excluded.read_at > staff_list_entries.read_at RETURNING list, id`,
      )
    : directory.prepare(
        `${INSERT} ON CONFLICT (list, id) DO UPDATE SET ${CHANGES}
         WHERE excluded.read_at > staff_list_entries.read_at RETURNING list, id`,
      );
  const { results } = await statement
    .bind(JSON.stringify(entries), store, readAt)
    .all<{ list: string; id: number }>();
  return results;
}
