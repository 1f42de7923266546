import { gt, inArray, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { DAY } from "../../shared/clock";
import { inValues } from "../../shared/in-values";
import type { CustomerStore } from "../../shared/stores/stores";

/** How long a list shows what is over, ms. Older things are found in their customer's store, by number or phone. */
const SHOWN_AFTER_END_MS = 30 * DAY;

/** When a list shows something no more that ended at a moment (ms); null for what is open. */
export const shownUntil = (endedAt: number | null): number | null =>
  endedAt === null ? null : endedAt + SHOWN_AFTER_END_MS;

/** What a list shows of a row. Times in ms. */
export interface Entry<Data> {
  readonly id: number;
  readonly customerId: number;
  /** By which the list is filtered. */
  readonly state: string;
  /** A number or code by which staff look it up. */
  readonly key?: string | null;
  /** The master by whom staff look it up. */
  readonly workerId?: number | null;
  /** When it is due, in lists that are about that. */
  readonly at?: number | null;
  /** When the list shows it no more; null while its matter is open. */
  readonly endsAt: number | null;
  /** What is stored as JSON. */
  readonly data: Data;
}

/** Which rows of a store are read: these, or those that follow a row, in the sequence of their ids. */
export type RowsRead =
  | { readonly ids: readonly number[] }
  | { readonly after: number; readonly limit: number };

/** A list of staff's over all customers, as the module describes it whose rows it shows. */
interface Source<Row, Data> {
  readonly name: string;
  readonly id: SQLiteColumn;
  /** The query for rows, by their ids, each with what its entry needs. */
  rows(db: CustomerStore, which: SQL, limit: number): BatchItem<"sqlite"> & PromiseLike<readonly Row[]>;
  /** What the list shows of a row; null for a row that it does not show. */
  entryOf(row: Row): Entry<Data> | null;
}

/** The same for what copies all lists and knows none of their rows. */
export interface StaffList<Data = unknown> {
  readonly name: string;
  readonly rows: (db: CustomerStore, read: RowsRead) => BatchItem<"sqlite">;
  /** The entries of rows that this query has found. */
  readonly entriesOf: (rows: readonly unknown[]) => Entry<Data>[];
  /** The last id of a piece of rows; null for none. */
  readonly lastOf: (rows: readonly unknown[]) => number | null;
}

/** Describes a list. */
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
