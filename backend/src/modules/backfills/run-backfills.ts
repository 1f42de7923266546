import { and, eq, isNull, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type Clock, SECOND } from "../../shared/clock";
import { DUE_NOW, type Moments } from "../../shared/next-due";
import type { CustomerStore } from "../../shared/stores/stores";
import { backfills } from "./backfills.tables";

/** A migration of rows that is too large for the moment in which a cell wakes (decision 084). */
export interface Backfill {
  /** Of all releases, the only one of this name: stores remember it. */
  readonly name: string;
  /**
   * Fills the rows that follow, some hundreds of them, in one transaction. It is repeated where a run dies, and customers
   * write between two slices: it changes only what is not yet filled, in the statement that looks at it.
   *
   * @param after what the slice before it has answered; null for the first one
   * @returns where the next slice goes on; null when no rows follow
   */
  slice(db: CustomerStore, after: string | null): Promise<string | null>;
}

interface Dependencies {
  readonly db: CustomerStore;
  readonly clock: Clock;
}

/**
 * Of all backfills together, in one run: the next minute goes on. Slices are counted as well, because the clock of a cell
 * may stand still while it does nothing but SQL.
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
 * Goes on with the backfills that a store has not done, one after the other, until the slices of a run are used up.
 *
 * @throws Error what a slice threw; those before it are noted, and the next run repeats it
 */
export async function runBackfills(list: readonly Backfill[], { db, clock }: Dependencies): Promise<void> {
  const until = clock.now() + RUN.ms;
  let slices = 0;
  for (const backfill of list) {
    while (await runSlice(backfill, { db, clock })) {
      slices += 1;
      if (slices >= RUN.slices || clock.now() >= until) return;
      // Customers of the cell have their turn.
      await clock.pause(1);
    }
  }
}

/** @returns whether there was one to run, and this run may go on */
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
