import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  ne,
  type SQL,
  sql,
} from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { formatTimeOrNull } from "../../shared/clock";
import { inValues, noneOf } from "../../shared/in-values";
import type { Directory } from "../../shared/stores/stores";
import type { StaffList } from "./staff-list";
import { staffListEntries } from "./staff-lists.tables";
import { readAsOf } from "./times";

/** Filter for the entries of a list. */
interface EntryFilter {
  /** Entries of these states; none of them for no state. */
  readonly states?: readonly string[];
  /** Entries of all other states. */
  readonly notState?: string;
  readonly key?: string | undefined;
  /** Keys that begin with these digits. */
  readonly keyPrefix?: string | undefined;
  readonly workerId?: number | undefined;
  readonly ids?: readonly number[];
  /** Entries of no store with one of these numbers. */
  readonly notInStores?: readonly number[];
  /** Due (ms) until this time, or after the other. */
  readonly dueUntil?: number;
  readonly dueAfter?: number;
  readonly sequence?: "newest" | "oldest" | "due";
  readonly limit: number;
  readonly offset?: number;
}

/** An entry as a list shows it. */
interface Shown<Data> {
  readonly id: number;
  readonly customerId: number;
  /** Number of the store that it was read in. */
  readonly store: number;
  readonly data: Data;
}

const { id, list: listName, state, key, workerId, at, data, customerId, store } = staffListEntries;

function matches(name: string, filter: Omit<EntryFilter, "limit">): SQL | undefined {
  const { states, notState, keyPrefix, ids, dueUntil, dueAfter } = filter;
  return and(
    eq(listName, name),
    states === undefined ? isNotNull(state) : isOneOf(states),
    notState === undefined ? undefined : ne(state, notState),
    filter.key === undefined ? undefined : eq(key, filter.key),
    // A range, because the index can answer it.
    keyPrefix === undefined ? undefined : and(gte(key, keyPrefix), lt(key, `${keyPrefix}:`)),
    filter.workerId === undefined ? undefined : eq(workerId, filter.workerId),
    ids && inArray(id, inValues(ids)),
    noneOf(store, filter.notInStores),
    dueUntil === undefined ? undefined : lte(at, dueUntil),
    dueAfter === undefined ? undefined : gt(at, dueAfter),
  );
}

/** The state is one of these. A single one is compared, so that the index also gives the sequence. */
function isOneOf([only, ...others]: readonly string[]): SQL {
  if (only === undefined) return sql`FALSE`;
  return others.length === 0 ? eq(state, only) : inArray(state, inValues([only, ...others]));
}

/**
 * The ids of entries of several states, from the index by state; undefined where one state, a number, a master or a
 * time finds them. Without it SQLite follows the sequence of the ids, and reads the data of entries of all states until
 * a page is full.
 */
function isAmongStates(name: string, filter: Omit<EntryFilter, "limit">): SQL | undefined {
  const { states = [], key: number, keyPrefix, workerId: master, ids, dueUntil, dueAfter } = filter;
  const isFoundOtherwise = [number, keyPrefix, master, ids, dueUntil, dueAfter].some(
    (value) => value !== undefined,
  );
  if (states.length < 2 || isFoundOtherwise) return undefined;
  return sql`${id} IN (SELECT id FROM staff_list_entries WHERE list = ${name} AND state IN ${inValues(states)})`;
}

const SEQUENCES = { newest: [desc(id)], oldest: [asc(id)], due: [asc(at), asc(id)] };

/**
 * Entries of a list, and the time until which all changes of all stores are in them, ms (`asOf`; null before
 * the first copy).
 */
export async function readList<Data>(
  directory: Directory,
  { name }: StaffList<Data>,
  { sequence = "newest", limit, offset = 0, ...filter }: EntryFilter,
): Promise<{ asOf: string | null; entries: Shown<Data>[] }> {
  const orm = drizzle(directory);
  const [rows, [time]] = await orm.batch([
    orm
      .select({ id, customerId, store, data })
      .from(staffListEntries)
      .where(and(matches(name, filter), isAmongStates(name, filter)))
      .orderBy(...SEQUENCES[sequence])
      .limit(limit)
      .offset(offset),
    readAsOf(directory),
  ]);
  return {
    // A store that was never copied has 0.
    asOf: formatTimeOrNull(time?.asOf || null),
    entries: rows.map((row) => ({ ...row, data: JSON.parse(row.data ?? "null") as Data })),
  };
}

/** Number of entries. */
export async function countList(
  directory: Directory,
  { name }: StaffList,
  filter: Omit<EntryFilter, "limit">,
): Promise<number> {
  const [row] = await drizzle(directory)
    .select({ total: count() })
    .from(staffListEntries)
    .where(matches(name, filter));
  return row?.total ?? 0;
}
