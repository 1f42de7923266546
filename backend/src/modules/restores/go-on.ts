import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { BackendEnv } from "../../env";
import { type Clock, SECOND } from "../../shared/clock";
import type { Ids } from "../../shared/ids";
import { log } from "../../shared/log";
import { bucketOf } from "../../shared/numbers/bucket";
import { isFree, leaseOf, RELEASED } from "../../shared/run-lease";
import { cellsOf } from "../../shared/stores/cells/open-cells";
import { type Directory, openStores } from "../../shared/stores/stores";
import { openRestores, type Restore } from "./ask-restore";
import { RestoreRun } from "./restore-run";
import { restores } from "./restores.tables";

interface Dependencies {
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Duration of one run; the next minute continues. */
const RUN_MS = 40 * SECOND;

/**
 * Continues the requested restores, one after the other (decision 079). If a run dies at any statement, the
 * next one continues. Never throws.
 *
 * @param done called after each restore, so that the lists of staff are copied again
 */
export async function goOnWithRestores(
  { env, clock, ids }: Dependencies,
  done: (cell: number) => Promise<void>,
): Promise<void> {
  if (!cellsOf(env)) return;
  const { directory } = openStores(env);
  const until = clock.now() + RUN_MS;
  const waiting = new Set<string>();
  for (const { id, cell, customerId } of await openRestores(directory)) {
    if (clock.now() >= until) return;
    // One at a time in a cell and in a bucket, because the mark of a bucket has one owner.
    const places = [`cell ${cell}`, ...(customerId === null ? [] : [`bucket ${bucketOf(customerId)}`])];
    const isBehind = places.some((place) => waiting.has(place));
    for (const place of places) waiting.add(place);
    if (isBehind) continue;
    const restore = await claim(directory, { id, runner: ids.token(8), now: clock.now() });
    if (!restore) continue;
    const { runner } = restore;
    try {
      const run = new RestoreRun({ env, directory, clock, until, token: ids.token, done }, restore);
      const isDone = await run.goOn();
      await release(directory, { id, runner, failure: null });
      if (!isDone) return;
      for (const place of places) waiting.delete(place);
    } catch (error) {
      log.error("restore does not get on", error, { restore: id });
      const failure = error instanceof Error ? error.message : String(error);
      await release(directory, { id, runner, failure }).catch(() => {});
    }
  }
}

/** Takes a restore for this run; null while another run has it. */
async function claim(
  directory: Directory,
  { id, runner, now }: { id: number; runner: string; now: number },
): Promise<Restore | null> {
  const [restore] = await drizzle(directory)
    .update(restores)
    .set(leaseOf(runner, now))
    .where(and(eq(restores.id, id), isFree(restores, now)))
    .returning();
  return restore ?? null;
}

/** Lets the next run continue at once. */
async function release(
  directory: Directory,
  { id, runner, failure }: { id: number; runner: string | null; failure: string | null },
): Promise<void> {
  await drizzle(directory)
    .update(restores)
    .set({ ...RELEASED, failure })
    .where(and(eq(restores.id, id), eq(restores.runner, runner ?? "")));
}
