import { sql } from "drizzle-orm";
import type { Clock } from "../../shared/clock";
import { MINUTE } from "../../shared/clock";
import { commit } from "../../shared/commit";
import type { Moments } from "../../shared/next-due";
import { type CustomerStore, type Directory, storeNumberOf } from "../../shared/stores/stores";
import { changedWorkers, type WorkerRow } from "../workers";
import { noteFollowed } from "./master-follows";
import { holdersOfOlderCard, keepCard, readMark, writeMark } from "./masters.repository";
import { masterMarks } from "./masters.tables";

interface RefreshDependencies {
  readonly db: CustomerStore;
  readonly directory: Directory;
  readonly clock: Clock;
}

/** Masters of one run, and cards of each that it writes; the next run continues. */
const MASTERS_PER_RUN = 50;
const CARDS_PER_RUN = 500;
const CARDS_AT_ONCE = 20;
/** Requests that read the master before the change have ended after this time. */
const LATE_COPIES_MS = MINUTE;

/**
 * Time of the next {@link refreshCards} for a change that it has seen. The directory knows about new changes:
 * the cron wakes the stores that are behind (`storesBehind`).
 */
export const nextCardRefresh = (): Moments => [
  sql`(SELECT ${masterMarks.seenAt} + ${LATE_COPIES_MS} FROM ${masterMarks} WHERE ${masterMarks.seen} > ${masterMarks.done})`,
];

/**
 * Writes the cards of masters that have changed in the directory, each in a transaction of its customer
 * (decision 065). Every store follows the changes at its own pace. It counts a change as followed one minute
 * after it first saw it, when no card is older: so it also finds copies that requests made late. An
 * interrupted run is repeated by the next one.
 */
export async function refreshCards({ db, directory, clock }: RefreshDependencies): Promise<void> {
  const mark = await readMark(db);
  const changes = await changedWorkers(directory, { since: mark.done, limit: MASTERS_PER_RUN });
  const last = changes.at(-1)?.seq ?? mark.done;
  const store = storeNumberOf(db);
  // Also without new changes, because the run that followed the last change may have died before it reported
  // this.
  if (last === mark.done) return noteFollowed(directory, store, mark.done);
  let areCurrent = true;
  for (const { worker } of changes) {
    if (!(await refreshCardsOf(worker, { db, clock }))) areCurrent = false;
  }
  const now = clock.now();
  if (mark.seen <= mark.done) await writeMark(db, { ...mark, seen: last, seenAt: now });
  else if (areCurrent && now - mark.seenAt >= LATE_COPIES_MS) {
    const done = Math.min(mark.seen, last);
    await writeMark(db, { done, seen: last, seenAt: now });
    await noteFollowed(directory, store, done);
  }
}

/** Whether all cards of the master match the directory now. */
async function refreshCardsOf(
  worker: WorkerRow,
  { db, clock }: Pick<RefreshDependencies, "db" | "clock">,
): Promise<boolean> {
  const holders = await holdersOfOlderCard(db, worker, CARDS_PER_RUN);
  for (let done = 0; done < holders.length; done += CARDS_AT_ONCE) {
    const at = clock.now();
    await Promise.all(
      holders
        .slice(done, done + CARDS_AT_ONCE)
        .map((customerId) => commit(db, [keepCard(db, { customerId, worker, at })])),
    );
  }
  return holders.length < CARDS_PER_RUN;
}
