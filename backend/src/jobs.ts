import type { BackendEnv } from "./env";
import { nextBackfill, runBackfills } from "./modules/backfills";
import { endBidding } from "./modules/bids/end-bidding";
import { nextLostCall } from "./modules/calls/calls.repository";
import { endStaleCalls } from "./modules/calls/end-call";
import { nextPhoneChange } from "./modules/customers/phone-changes";
import { finishPhoneChanges } from "./modules/customers/release-phone";
import { dumpCell, nextDump } from "./modules/dumps/dump-cell";
import {
  nextAbandonedUpload,
  nextUnusedEvidence,
  removeAbandonedUploads,
  removeUnusedEvidence,
} from "./modules/files/clean-up";
import { nextLedgerCheck, watchLedger } from "./modules/ledger/watch-ledger";
import { nextDepotWatch, watchDepots } from "./modules/logistics/watch-depots";
import { nextCardRefresh, refreshCards } from "./modules/masters/refresh-cards";
import { goOnWithMoves } from "./modules/moves/move-bucket";
import { isInHistory } from "./modules/orders";
import { nextAcceptanceReminder, remindOfAcceptance } from "./modules/orders/jobs/acceptance-reminder";
import { anonymiseOldOrders, nextAnonymisation } from "./modules/orders/jobs/anonymise-orders";
import { acceptOverdueOrders, nextAutoAcceptance } from "./modules/orders/jobs/auto-acceptance";
import { closeExpiredOrders, nextExpiry } from "./modules/orders/jobs/expiry";
import { nextUnanswered, tellUnansweredOrders } from "./modules/orders/jobs/unanswered-orders";
import { nextBiddingEnd } from "./modules/orders/orders.repository";
import { nextOutboxPush } from "./modules/outbox/outbox.repository";
import { sweepOutbox } from "./modules/outbox/outbox.usecases";
import { wakePartners } from "./modules/partner-events";
import { goOnWithPastDumps } from "./modules/past-dumps";
import { nextPaymentQuestion, nextRefund } from "./modules/payment";
import { deletePersonalData, nextDeletion } from "./modules/personal-data/delete-personal-data";
import {
  handOutExports,
  nextDataExport,
  nextOldExport,
  removeOldExports,
} from "./modules/personal-data/make-export";
import { nextBrowserPush, pushToBrowsers } from "./modules/push/push.usecases";
import { nextReminder } from "./modules/reminders/reminders.repository";
import { sendReminders } from "./modules/reminders/send-reminders";
import { goOnWithRestores } from "./modules/restores";
import { runRefunds } from "./modules/settlement/payment-refunds";
import { reconcilePayments } from "./modules/settlement/reconcile-payments";
import { copyChanges, nextCopy } from "./modules/staff-lists/copy-changes";
import { beginRebuildOf, rebuildEntries } from "./modules/staff-lists/rebuild";
import { noteResting } from "./modules/staff-lists/times";
import { sweepWebhooks } from "./modules/webhooks/webhook-queue";
import { nextWebhooks } from "./modules/webhooks/webhooks.repository";
import { nextConfirmationReminder, remindToConfirm } from "./modules/withdrawals/confirmation";
import { payOutDue } from "./modules/withdrawals/pay-out";
import { nextPayOut } from "./modules/withdrawals/withdrawals.repository";
import { listLowestMasters } from "./modules/workers/pauses";
import { countResults, nextResults } from "./modules/workers/results";
import { BACKFILLS, SPENT_OF_CUSTOMERS, SPENT_OF_PLATFORM, STAFF_LISTS } from "./registry";
import { type Clock, HOUR, MINUTE, SECOND } from "./shared/clock";
import type { Ids } from "./shared/ids";
import { log } from "./shared/log";
import type { Moments } from "./shared/next-due";
import { nextPurge, purgeSpent } from "./shared/purge";
import { cellsOf } from "./shared/stores/cells/open-cells";
import { type CustomerStore, type Directory, openStores } from "./shared/stores/stores";

interface JobDependencies {
  readonly env: BackendEnv;
  /** The store whose clock is running. */
  readonly db: CustomerStore;
  readonly directory: Directory;
  readonly clock: Clock;
  readonly ids: Ids;
}

type Run = (dependencies: JobDependencies) => Promise<void>;

/** What happens in a store of customers, and when. */
export interface StoreJob {
  readonly run: Run;
  /**
   * When it is due next, by the rows of its store. A run before that changes nothing in them, unless the directory has
   * the cause (`minute.ts`); tests compare the two (tests/support/minute-jobs.ts).
   */
  readonly nextDue: (dependencies: JobDependencies) => Moments;
  /** So much later a run is early enough, ms: a cell is not woken for each row. */
  readonly mayWaitMs?: number;
  /** How long the job waits when it is still due after a run, ms; by default a minute. */
  readonly againMs?: number;
}

/** Jobs that run one after the other, also when the one before has failed. */
type StoreJobs = Readonly<Record<string, readonly StoreJob[]>>;

/** What happens in each store of customers. */
const JOBS_OF_STORES: StoreJobs = {
  // The sweep also takes what moving orders has just queued, and runs even when that failed.
  "close and accept orders, sweep outbox": [
    { run: (dependencies) => closeExpiredOrders(dependencies), nextDue: nextExpiry },
    { run: acceptOverdueOrders, nextDue: nextAutoAcceptance },
    { run: endBidding, nextDue: nextBiddingEnd },
    { run: tellUnansweredOrders, nextDue: nextUnanswered },
    { run: countResults, nextDue: nextResults },
    { run: sweepOutbox, nextDue: nextOutboxPush, againMs: 5 * SECOND },
  ],
  "ask about payments": [{ run: reconcilePayments, nextDue: nextPaymentQuestion }],
  "send refunds": [{ run: runRefunds, nextDue: nextRefund }],
  "pay out withdrawals": [{ run: payOutDue, nextDue: nextPayOut }],
  "remind of transfers to confirm": [{ run: remindToConfirm, nextDue: nextConfirmationReminder }],
  "push to browsers": [
    { run: (dependencies) => pushToBrowsers(null, dependencies), nextDue: nextBrowserPush },
  ],
  "hand webhooks to the queue": [{ run: sweepWebhooks, nextDue: nextWebhooks }],
  "watch depots": [{ run: watchDepots, nextDue: nextDepotWatch }],
  "send reminders": [
    { run: remindOfAcceptance, nextDue: nextAcceptanceReminder },
    { run: (dependencies) => sendReminders(null, dependencies), nextDue: nextReminder },
  ],
  "end lost calls": [{ run: endStaleCalls, nextDue: nextLostCall }],
  "purge spent rows of customers": [
    {
      run: (dependencies) => purgeSpent(SPENT_OF_CUSTOMERS, dependencies),
      nextDue: () => nextPurge(SPENT_OF_CUSTOMERS),
      mayWaitMs: HOUR,
    },
  ],
  "refresh cards of masters": [{ run: refreshCards, nextDue: nextCardRefresh }],
  "remove abandoned uploads": [
    { run: removeAbandonedUploads, nextDue: nextAbandonedUpload, mayWaitMs: HOUR },
  ],
  "remove unused evidence": [
    {
      run: (dependencies) => removeUnusedEvidence(dependencies, isInHistory),
      nextDue: nextUnusedEvidence,
      mayWaitMs: HOUR,
    },
  ],
  "hand exports to the queue": [{ run: handOutExports, nextDue: nextDataExport }],
  "remove old exports": [{ run: removeOldExports, nextDue: nextOldExport, mayWaitMs: HOUR }],
  "finish changes of phones": [{ run: finishPhoneChanges, nextDue: nextPhoneChange }],
  "delete what closed accounts left": [{ run: deletePersonalData, nextDue: nextDeletion }],
  "anonymise old orders": [{ run: anonymiseOldOrders, nextDue: nextAnonymisation, mayWaitMs: HOUR }],
  // A check reads all rows of its customer: what changes within a minute is checked together.
  "watch the ledger": [{ run: watchLedger, nextDue: nextLedgerCheck, mayWaitMs: MINUTE }],
  "fill rows of earlier releases": [
    {
      run: (dependencies) => runBackfills(BACKFILLS, dependencies),
      nextDue: () => nextBackfill(BACKFILLS),
    },
  ],
  // A dump of a large cell goes on a few seconds later.
  "dump the cell at night": [{ run: dumpCell, nextDue: nextDump, againMs: 5 * SECOND }],
};

/** What copies the changes that the others have made. */
const LAST_JOBS_OF_STORES: StoreJobs = {
  "copy staff's lists": [
    { run: (dependencies) => copyChanges(STAFF_LISTS, dependencies), nextDue: nextCopy },
    // The directory knows where one goes on, and the cron wakes the store for it.
    { run: (dependencies) => rebuildEntries(STAFF_LISTS, dependencies), nextDue: () => [] },
  ],
};

/** The jobs of the store whose clock is running, in the order in which they begin. */
export const storeJobs: readonly (readonly [string, readonly StoreJob[]])[] = [
  ...Object.entries(JOBS_OF_STORES),
  ...Object.entries(LAST_JOBS_OF_STORES),
];

/** What happens once for the platform, however many stores there are. */
const JOBS_OF_PLATFORM: Readonly<Record<string, Run>> = {
  "list the lowest masters": listLowestMasters,
  "hand partner events to the queue": ({ directory, env, clock }) => wakePartners(directory, { env, clock }),
  "move customers between cells": goOnWithMoves,
  "write dumps of past moments": goOnWithPastDumps,
  "restore customers from dumps": (dependencies) =>
    goOnWithRestores(dependencies, (cell) => beginRebuildOf([cell], dependencies.directory, STAFF_LISTS)),
  // One database runs its own job each minute, which tells.
  "note what is copied of cells at rest": async ({ directory, env, clock }) =>
    void (cellsOf(env) && (await noteResting(directory, clock.now()))),
  "purge spent rows of the platform": ({ directory, clock }) =>
    purgeSpent(SPENT_OF_PLATFORM, { db: directory, clock }),
};

/** What jobs are given. */
export type Given = Omit<JobDependencies, "db" | "directory">;

/** The jobs of the platform. @throws the error of a failed job, once all of them have ended */
export const runJobsOfPlatform = (given: Given): Promise<void> =>
  allOf(
    Object.entries(JOBS_OF_PLATFORM).map(
      ([job, run]) =>
        () =>
          runJob(job, [{ run }], given),
    ),
  );

/**
 * The jobs of the store whose clock is running. What copies changes runs last, and always.
 *
 * @param isWanted which of the other jobs run, by name; by default all of them
 * @throws the error of a failed job, once all of them have ended
 */
export const runJobsOfStore = (
  given: Given,
  isWanted: (job: string) => boolean = () => true,
): Promise<void> =>
  runStoreJobs(JOBS_OF_STORES, given, isWanted).finally(() => runStoreJobs(LAST_JOBS_OF_STORES, given));

const runStoreJobs = (jobs: StoreJobs, given: Given, isWanted: (job: string) => boolean = () => true) =>
  allOf(
    Object.entries(jobs)
      .filter(([job]) => isWanted(job))
      .map(
        ([job, parts]) =>
          () =>
            runJob(job, parts, given),
      ),
  );

/** What jobs get of an environment: the store whose clock is running, and the directory. */
export function dependenciesOf(given: Given): JobDependencies {
  const { home: db, directory } = openStores(given.env);
  return { ...given, db, directory };
}

/** @throws the error of a failed part, once all of them have ended; it is logged */
export async function runJob(
  job: string,
  parts: readonly Pick<StoreJob, "run">[],
  given: Given,
): Promise<void> {
  const dependencies = dependenciesOf(given);
  try {
    await parts.reduce<Promise<void>>(
      (before, { run }) => before.finally(() => run(dependencies)),
      Promise.resolve(),
    );
  } catch (error) {
    log.error("job failed", error, { job });
    throw error;
  }
}

/** @throws the error of the first that failed, once all have ended */
export async function allOf(works: readonly (() => Promise<void>)[]): Promise<void> {
  const outcomes = await Promise.allSettled(works.map((work) => work()));
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
}
