import type { Clock } from "../../shared/clock";
import { MINUTE } from "../../shared/clock";
import { commit } from "../../shared/commit";
import type { CustomerStore, Directory } from "../../shared/stores/stores";
import { changedWorkers, forgetChange, noteSeen, type WorkerRow } from "../workers";
import { holdersOfOlderCard, keepCard } from "./masters.repository";

interface RefreshDependencies {
  readonly db: CustomerStore;
  readonly directory: Directory;
  readonly clock: Clock;
}

/** Masters that one run takes, and cards of each that it writes; the next run goes on. */
const MASTERS_PER_RUN = 50;
const CARDS_PER_RUN = 500;
const CARDS_AT_ONCE = 20;
/** A request that read the master before the change has ended by then. */
const LATE_COPIES_MS = MINUTE;

/**
 * Writes the cards of masters who have changed in the directory again, each in a transaction of its own customer
 * (decision 065). A change stays marked until a run a minute after the first has found no older card, so that a copy
 * that a request was about to make is found, too. Ended at any point, it is repeated by the next run.
 */
export async function refreshCards({ db, directory, clock }: RefreshDependencies): Promise<void> {
  for (const { worker, seenAt } of await changedWorkers(directory, MASTERS_PER_RUN)) {
    const isCurrent = await refreshCardsOf(worker, { db, clock });
    const now = clock.now();
    if (seenAt === null) await noteSeen(directory, worker, now);
    else if (isCurrent && now - seenAt >= LATE_COPIES_MS) await forgetChange(directory, worker);
  }
}

/** Whether all cards of the master are as the directory has them by now. */
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
