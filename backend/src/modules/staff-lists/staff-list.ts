import { gt, inArray, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { DAY } from "../../shared/clock";
import { inValues } from "../../shared/in-values";
import type { CustomerStore } from "../../shared/stores/stores";

/**
 * Time for which a list shows finished matters, ms. Staff find older ones in the customer's store, by number
 * or phone.
 */
const SHOWN_AFTER_END_MS = 30 * DAY;

/** Time at which a matter that ended at a time (ms) leaves the list; null for an open one. */
export const shownUntil = (endedAt: number | null): number | null =>
  endedAt === null ? null : endedAt + SHOWN_AFTER_END_MS;

/** An entry of a list. Times in ms. */
export interface Entry<Data> {
  readonly id: number;
  readonly customerId: number;
  /** State by which the list is filtered. */
  readonly state: string;
  /** A number or code by which staff look it up. */
  readonly key?: string | null;
  /** The master by whom staff look it up. */
  readonly workerId?: number | null;
  /** Due time, or the time since when it waits, in lists that have one. */
  readonly at?: number | null;
  /** Time at which it leaves the list; null while it is open. */
  readonly endsAt: number | null;
  /** Other data, stored as JSON. */
  readonly data: Data;
}

/** The rows to read: these, or those after a row, in the order of their ids. */
export type RowsRead =
  | { readonly ids: readonly number[] }
  | { readonly after: number; readonly limit: number };

/** A staff list over all customers, defined by the module that owns its rows. */
interface Source<Row, Data> {
  readonly name: string;
  readonly id: SQLiteColumn;
  /** The query for rows by their ids, each with the data that its entry needs. */
  rows(db: CustomerStore, which: SQL, limit: number): BatchItem<"sqlite"> & PromiseLike<readonly Row[]>;
  /** The entry of a row; null for a row that is not in the list. */
  entryOf(row: Row): Entry<Data> | null;
}

/** The same for code that copies all lists without knowing their rows. */
export interface StaffList<Data = unknown> {
  readonly name: string;
  readonly rows: (db: CustomerStore, read: RowsRead) => BatchItem<"sqlite">;
  /** The entries of rows from this query. */
  readonly entriesOf: (rows: readonly unknown[]) => Entry<Data>[];
  /** The last id of some rows; null for none. */
  readonly lastOf: (rows: readonly unknown[]) => number | null;
}

/** Defines a list. */
export function staffList<Row extends { readonly id: number }, Data>({
  name,
  id,
  rows,
  entryOf,
}: Source<Row, Data>): StaffList<Data> {
  return {
    name,
    rows: (db, read) =>
      "ids" in read
        ? rows(db, inArray(id, inValues(read.ids)), read.ids.length)
        : rows(db, gt(id, read.after), read.limit),
    entriesOf: (found) => (found as readonly Row[]).flatMap((row) => entryOf(row) ?? []),
    lastOf: (found) => (found as readonly Row[]).at(-1)?.id ?? null,
  };
}
