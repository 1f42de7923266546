import { and, isNull, lt, or, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import { MINUTE } from "./clock";

/** A run that has not renewed its lease for so long has ended: another run may continue. */
export const LEASE_MS = 3 * MINUTE;

/** Columns of a row that one run works on at a time. */
interface Leased {
  readonly runner: AnySQLiteColumn;
  /** ms */
  readonly busyUntil: AnySQLiteColumn;
  readonly doneAt: AnySQLiteColumn;
}

/** Condition: there is something left to do, and no run has the row at a moment, ms. */
export const isFree = ({ runner, busyUntil, doneAt }: Leased, now: number) =>
  and(isNull(doneAt), or(lt(busyUntil, now), isNull(runner)));

/** What a run notes that takes a row. */
export const leaseOf = (runner: string, now: number) => ({ runner, busyUntil: now + LEASE_MS });

/** Column values with which a run releases a row, so that the next run continues at once. */
export const RELEASED = { runner: sql`NULL`, busyUntil: 0 } as const;
