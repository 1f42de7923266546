import { and, asc, eq, isNull } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { BackendEnv } from "../../env";
import { type Clock, SECOND } from "../../shared/clock";
import type { Ids } from "../../shared/ids";
import { log } from "../../shared/log";
import { isFree, leaseOf } from "../../shared/run-lease";
import { cellsOf } from "../../shared/stores/cells/open-cells";
import { type Directory, openStores } from "../../shared/stores/stores";
import { type Move, MoveRun } from "./move-run";
import { bucketMoves } from "./moves.tables";

interface Dependencies {
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Duration of one run; the next minute continues. */
const RUN_MS = 40 * SECOND;
/**
 * Continues the requested moves, one after the other, until the time of a run is over (decision 078). If a
 * run dies at any statement, the next one continues. Never throws.
 */
export async function goOnWithMoves({ env, clock, ids }: Dependencies): Promise<void> {
  if (!cellsOf(env)) return;
  const { directory } = openStores(env);
  const until = clock.now() + RUN_MS;
  for (const { bucket } of await openMoves(directory)) {
    if (clock.now() >= until) return;
    const move = await claim(directory, { bucket, runner: ids.token(8), now: clock.now() });
    if (!move) return;
    const run = new MoveRun(env, { directory, clock, move, until });
    try {
      const isDone = await run.goOn();
      await run.release(null);
      if (!isDone) return;
    } catch (error) {
      log.error("bucket not moved", error, { bucket });
      await run.release(error instanceof Error ? error.message : String(error)).catch(() => {});
      // One at a time, because a cell has only one list of rows to copy.
      return;
    }
  }
}

const openMoves = (directory: Directory) =>
  drizzle(directory)
    .select({ bucket: bucketMoves.bucket })
    .from(bucketMoves)
    .where(isNull(bucketMoves.doneAt))
    .orderBy(asc(bucketMoves.askedAt), asc(bucketMoves.bucket))
    .limit(100);

/** Takes a move for this run; null while another run has it. */
async function claim(
  directory: Directory,
  { bucket, runner, now }: { bucket: number; runner: string; now: number },
): Promise<Move | null> {
  const [move] = await drizzle(directory)
    .update(bucketMoves)
    .set(leaseOf(runner, now))
    .where(and(eq(bucketMoves.bucket, bucket), isFree(bucketMoves, now)))
    .returning();
  return move ?? null;
}
