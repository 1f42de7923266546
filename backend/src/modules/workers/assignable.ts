import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, notInArray } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Code } from "../../../../schema/rules/codes";
import { dayOf } from "../../../../schema/rules/time";
import { BusinessError } from "../../shared/errors";
import { inValues } from "../../shared/in-values";
import type { Directory } from "../../shared/stores/stores";
import { findWorker, type WorkerRow } from "./workers.repository";
import { masterPauses, workers } from "./workers.tables";

/** Pauses that are in effect at a time (ms): begun, not over, and not ended by staff. */
const holdingAt = (now: number) =>
  and(lte(masterPauses.startsAt, now), gt(masterPauses.endsAt, now), isNull(masterPauses.liftedAt));

/** End of the pause of masters who are paused at a time, ms, by id; others are left out. */
export async function pausedAmong(
  directory: Directory,
  workerIds: readonly number[],
  now: number,
): Promise<Map<number, number>> {
  const rows = await drizzle(directory)
    .select({ workerId: masterPauses.workerId, endsAt: masterPauses.endsAt })
    .from(masterPauses)
    .where(and(inArray(masterPauses.workerId, inValues(workerIds)), holdingAt(now)))
    .orderBy(asc(masterPauses.endsAt));
  return new Map(rows.map(({ workerId, endsAt }) => [workerId, endsAt]));
}

/**
 * The reason why a master or provider cannot be given an order, as text for the caller; null when they can.
 * They need a verified real name (GEN-07), and must not be paused (GEN-08).
 */
export async function whyNotAssigned(
  directory: Directory,
  workerId: number,
  now: number,
): Promise<string | null> {
  const found = await askAssignable(directory, workerId, now);
  return typeof found === "string" ? found : null;
}

/**
 * The master or provider who is given an order.
 *
 * @throws BusinessError CONFLICT with the reason of {@link whyNotAssigned}
 */
export async function requireAssignable(
  directory: Directory,
  workerId: number,
  now: number,
): Promise<WorkerRow> {
  const found = await askAssignable(directory, workerId, now);
  if (typeof found === "string") throw new BusinessError(Code.CONFLICT, found);
  return found;
}

async function askAssignable(
  directory: Directory,
  workerId: number,
  now: number,
): Promise<WorkerRow | string> {
  const [worker, paused] = await Promise.all([
    findWorker(directory, workerId),
    pausedAmong(directory, [workerId], now),
  ]);
  const title = worker?.type === "ENTERPRISE" ? "服务商" : "师傅";
  if (worker?.verifiedAt == null) return `该${title}尚未实名认证，不能接单`;
  const until = paused.get(workerId);
  return until === undefined ? worker : `该${title}已暂停接单，至 ${dayOf(until)} 恢复`;
}

/** The first masters who can be given an order, in the order in which they joined. */
export const assignableMasters = (directory: Directory, limit: number, now: number): Promise<WorkerRow[]> => {
  const database = drizzle(directory);
  const paused = database.select({ id: masterPauses.workerId }).from(masterPauses).where(holdingAt(now));
  return database
    .select()
    .from(workers)
    .where(and(eq(workers.type, "PERSONAL"), isNotNull(workers.verifiedAt), notInArray(workers.id, paused)))
    .orderBy(asc(workers.id))
    .limit(limit);
};
