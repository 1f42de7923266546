import { and, asc, eq, exists, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Directory } from "../../shared/stores/stores";
import type { WorkerRow } from "./workers.repository";
import { masterChanges, workers } from "./workers.tables";

/**
 * Masters and providers of whom something has changed that customers see, and when a run of the cron first saw it, ms;
 * null before. The longest seen come first.
 */
export const changedWorkers = (
  directory: Directory,
  limit: number,
): Promise<{ worker: WorkerRow; seenAt: number | null }[]> =>
  drizzle(directory)
    .select({ worker: workers, seenAt: masterChanges.seenAt })
    .from(masterChanges)
    .innerJoin(workers, eq(workers.id, masterChanges.workerId))
    .orderBy(sql`${masterChanges.seenAt} IS NULL`, asc(masterChanges.seenAt))
    .limit(limit);

/** The change as it was read; one that came later stays. */
const asRead = (directory: Directory, { id, version }: WorkerRow) =>
  and(
    eq(masterChanges.workerId, id),
    exists(
      drizzle(directory)
        .select({ id: workers.id })
        .from(workers)
        .where(and(eq(workers.id, id), eq(workers.version, version))),
    ),
  );

/** Notes when a change was first seen, ms. */
export const noteSeen = (directory: Directory, worker: WorkerRow, seenAt: number): Promise<unknown> =>
  drizzle(directory).update(masterChanges).set({ seenAt }).where(asRead(directory, worker));

/** Ends a change that all copies have followed. */
export const forgetChange = (directory: Directory, worker: WorkerRow): Promise<unknown> =>
  drizzle(directory).delete(masterChanges).where(asRead(directory, worker));
