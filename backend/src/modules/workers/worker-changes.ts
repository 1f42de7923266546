import { asc, eq, gt, max } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Directory } from "../../shared/stores/stores";
import type { WorkerRow } from "./workers.repository";
import { masterChanges, workers } from "./workers.tables";

/**
 * Masters and providers with changes that customers see, after a number of the changes: each once, with the
 * number of its last change, in that order.
 */
export const changedWorkers = (
  directory: Directory,
  { since, limit }: { since: number; limit: number },
): Promise<{ worker: WorkerRow; seq: number }[]> =>
  drizzle(directory)
    .select({ worker: workers, seq: masterChanges.seq })
    .from(masterChanges)
    .innerJoin(workers, eq(workers.id, masterChanges.workerId))
    .where(gt(masterChanges.seq, since))
    .orderBy(asc(masterChanges.seq))
    .limit(limit);

/** Query: the number of the last change of a master; null before the first. */
export const lastMasterChange = (directory: Directory) =>
  drizzle(directory)
    .select({ seq: max(masterChanges.seq) })
    .from(masterChanges);
