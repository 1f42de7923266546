import { and, eq, isNull, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type Clock, SECOND } from "../../shared/clock";
import { DUE_NOW, type Moments } from "../../shared/next-due";
import type { CustomerStore } from "../../shared/stores/stores";
import { backfills } from "./backfills.tables";

/** A migration of rows that takes too long to run while a cell starts (decision 084). */
export interface Backfill {
  /** Unique over all releases, because stores remember it. */
  readonly name: string;
  /**
   * Fills the next rows, some hundreds of them, in one transaction. A slice is repeated when a run dies, and
   * customers write between two slices. So it changes only rows that are not filled yet, and checks this in
   * the same statement.
   *
   * @param after the result of the slice before; null for the first one
   * @returns the position for the next slice; null when no rows follow
   */
  slice(db: CustomerStore, after: string | null): Promise<string | null>;
}

interface Dependencies {
  readonly db: CustomerStore;
  readonly clock: Clock;
}

/**
 * Limits of one run for all backfills together; the next run follows in a minute. Slices are counted as well,
 * because the clock of a cell may stand still while it only runs SQL.
 */
const RUN = { ms: 10 * SECOND, slices: 50 } as const;

/** When {@link runBackfills} is due next: at once while one of them is not done. */
export const nextBackfill = (list: readonly Backfill[]): Moments =>
  list.map(
    ({ name }) =>
      sql`(SELECT ${DUE_NOW} WHERE NOT EXISTS (
        SELECT 1 FROM ${backfills} WHERE ${backfills.name} = ${name} AND ${backfills.doneAt} IS NOT NULL))`,
  );

/**
 * Continues the unfinished backfills of a store, one after the other, until the limits of a run are reached.
 *
 * @throws Error that a slice threw; the slices before it are stored, and the next run repeats it
 */
export async function runBackfills(list: readonly Backfill[], { db, clock }: Dependencies): Promise<void> {
  const until = clock.now() + RUN.ms;
  let slices = 0;
  for (const backfill of list) {
    while (await runSlice(backfill, { db, clock })) {
      slices += 1;
      if (slices >= RUN.slices || clock.now() >= until) return;
      // Lets requests of customers run.
      await clock.pause(1);
    }
  }
}

/** @returns whether there was a slice to run, and this run may continue */
async function runSlice({ name, slice }: Backfill, { db, clock }: Dependencies): Promise<boolean> {
  const orm = drizzle(db);
  const read = () => orm.select().from(backfills).where(eq(backfills.name, name)).get();
  let at = await read();
  if (!at) {
    await orm.insert(backfills).values({ name, beganAt: clock.now() }).onConflictDoNothing();
    at = await read();
  }
  if (!at || at.doneAt !== null) return false;
  const cursor = await slice(db, at.cursor);
  const noted = await orm
    .update(backfills)
    .set(cursor === null ? { doneAt: clock.now() } : { cursor })
    .where(
      and(
        eq(backfills.name, name),
        eq(backfills.round, at.round),
        sql`${backfills.cursor} IS ${at.cursor}`,
        isNull(backfills.doneAt),
      ),
    )
    .returning({ name: backfills.name });
  return noted.length > 0;
}
