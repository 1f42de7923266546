import type { BackendEnv } from "./env";
import { endBidding } from "./modules/bids/end-bidding";
import { endStaleCalls } from "./modules/calls/end-call";
import { finishPhoneChanges } from "./modules/customers/release-phone";
import { dumpCell } from "./modules/dumps/dump-cell";
import { removeAbandonedUploads, removeUnusedEvidence } from "./modules/files/clean-up";
import { watchLedger } from "./modules/ledger/watch-ledger";
import { watchDepots } from "./modules/logistics/watch-depots";
import { refreshCards } from "./modules/masters/refresh-cards";
import { goOnWithMoves } from "./modules/moves/move-bucket";
import { isOnTheMove } from "./modules/moves/rest";
import { isInHistory } from "./modules/orders";
import { remindOfAcceptance } from "./modules/orders/jobs/acceptance-reminder";
import { anonymiseOldOrders } from "./modules/orders/jobs/anonymise-orders";
import { acceptOverdueOrders } from "./modules/orders/jobs/auto-acceptance";
import { closeExpiredOrders } from "./modules/orders/jobs/expiry";
import { tellUnansweredOrders } from "./modules/orders/jobs/unanswered-orders";
import { sweepOutbox, sweepUntilNextMinute } from "./modules/outbox/outbox.usecases";
import { wakePartners } from "./modules/partner-events";
import { deletePersonalData } from "./modules/personal-data/delete-personal-data";
import { makeDataExports, removeOldExports } from "./modules/personal-data/make-export";
import { pushToBrowsers } from "./modules/push/push.usecases";
import { sendReminders } from "./modules/reminders/send-reminders";
import { goOnWithRestores } from "./modules/restores";
import { reconcilePayments } from "./modules/settlement/reconcile-payments";
import { beginRebuildOf, copyChanges, rebuildEntries } from "./modules/staff-lists";
import { sweepWebhooks } from "./modules/webhooks/webhook-queue";
import { remindToConfirm } from "./modules/withdrawals/confirmation";
import { payOutDue } from "./modules/withdrawals/pay-out";
import { listLowestMasters } from "./modules/workers/pauses";
import { countResults } from "./modules/workers/results";
import { SPENT_OF_CUSTOMERS, SPENT_OF_PLATFORM, STAFF_LISTS } from "./registry";
import type { Clock } from "./shared/clock";
import type { Ids } from "./shared/ids";
import { log } from "./shared/log";
import { purgeSpent } from "./shared/purge";
import { cellNames } from "./shared/stores/cells/cell-of";
import { cellStub, cellsOf } from "./shared/stores/cells/open-cells";
import { type CustomerStore, type Directory, openStores } from "./shared/stores/stores";

interface JobDependencies {
  readonly env: BackendEnv;
  /** The store whose clock is running. */
  readonly db: CustomerStore;
  readonly directory: Directory;
  readonly clock: Clock;
  readonly ids: Ids;
}

type Jobs = Readonly<Record<string, (dependencies: JobDependencies) => Promise<void>>>;

/** What happens in each store of customers. */
const JOBS_OF_STORES: Jobs = {
  // The sweep also takes what moving orders has just queued, and runs even when that failed.
  "close and accept orders, sweep outbox": (dependencies) =>
    closeExpiredOrders(dependencies)
      .finally(() => acceptOverdueOrders(dependencies))
      .finally(() => endBidding(dependencies))
      .finally(() => tellUnansweredOrders(dependencies))
      .finally(() => countResults(dependencies))
      .finally(() => sweepOutbox(dependencies)),
  "ask about payments, send refunds": reconcilePayments,
  "pay out withdrawals": payOutDue,
  "remind of transfers to confirm": remindToConfirm,
  "push to browsers": (dependencies) => pushToBrowsers(null, dependencies),
  "hand webhooks to the queue": sweepWebhooks,
  "watch depots": watchDepots,
  "send reminders": (dependencies) =>
    remindOfAcceptance(dependencies).finally(() => sendReminders(null, dependencies)),
  "end lost calls": endStaleCalls,
  "purge spent rows of customers": (dependencies) => purgeSpent(SPENT_OF_CUSTOMERS, dependencies),
  "refresh cards of masters": refreshCards,
  "remove abandoned uploads": removeAbandonedUploads,
  "remove unused evidence": (dependencies) => removeUnusedEvidence(dependencies, isInHistory),
  "make exports of personal data": makeDataExports,
  "remove old exports": removeOldExports,
  "finish changes of phones": finishPhoneChanges,
  "delete what closed accounts left": deletePersonalData,
  "anonymise old orders": anonymiseOldOrders,
  "watch the ledger": watchLedger,
  "dump the cell at night": dumpCell,
};

/** What copies the changes that the others have made. */
const LAST_JOBS_OF_STORES: Jobs = {
  "copy staff's lists": (dependencies) =>
    copyChanges(STAFF_LISTS, dependencies).finally(() => rebuildEntries(STAFF_LISTS, dependencies)),
};

/** What happens once for the platform, however many stores there are. */
const JOBS_OF_PLATFORM: Jobs = {
  "list the lowest masters": listLowestMasters,
  "hand partner events to the queue": ({ directory, env, clock }) => wakePartners(directory, { env, clock }),
  "move customers between cells": goOnWithMoves,
  "restore customers from dumps": (dependencies) =>
    goOnWithRestores(dependencies, (cell) => beginRebuildOf([cell], dependencies.directory, STAFF_LISTS)),
  "purge spent rows of the platform": ({ directory, clock }) =>
    purgeSpent(SPENT_OF_PLATFORM, { db: directory, clock }),
};

type Given = Omit<JobDependencies, "db" | "directory">;

interface Minute extends Given {
  /** For what goes on after the jobs. */
  waitUntil(work: Promise<unknown>): void;
}

/**
 * What happens every minute: the jobs of the platform, and those of every store. A job that fails is logged and does not
 * cut the others short.
 *
 * @throws the error of a failed job, once all of them have ended
 */
export const runMinuteJobs = (minute: Minute): Promise<void> =>
  allOf([() => runJobsOfPlatform(minute), ...minutesOfStores(minute)]);

/** Each cell does its own jobs; one database that holds everything has them done here. */
function minutesOfStores(minute: Minute): (() => Promise<void>)[] {
  const cells = cellsOf(minute.env);
  if (!cells) return [() => runMinuteOfStore(minute)];
  return cellNames(cells.count).map((name) => () => cellStub(cells.CELLS, name).runJobs());
}

/**
 * A minute of the store whose clock is running: its jobs, and sweeps until the next minute. They rest while customers move
 * into or out of the cell, because it has rows then that another cell works on (decision 078).
 *
 * @throws the error of a failed job, once all of them have ended
 */
export async function runMinuteOfStore(minute: Minute): Promise<void> {
  if (await isOnTheMove(minute.env)) return;
  minute.waitUntil(sweepUntilNextMinute(minute));
  await runJobsOfStore(minute);
}

/** The jobs of the platform. @throws the error of a failed job, once all of them have ended */
export const runJobsOfPlatform = (given: Given): Promise<void> => runJobs(JOBS_OF_PLATFORM, given);

/** The jobs of the store whose clock is running. @throws the error of a failed job, once all of them have ended */
export const runJobsOfStore = (given: Given): Promise<void> =>
  runJobs(JOBS_OF_STORES, given).finally(() => runJobs(LAST_JOBS_OF_STORES, given));

function runJobs(jobs: Jobs, given: Given): Promise<void> {
  const { home: db, directory } = openStores(given.env);
  const dependencies = { ...given, db, directory };
  return allOf(
    Object.entries(jobs).map(([job, run]) => async () => {
      try {
        await run(dependencies);
      } catch (error) {
        log.error("job failed", error, { job });
        throw error;
      }
    }),
  );
}

/** @throws the error of the first that failed, once all have ended */
async function allOf(works: readonly (() => Promise<void>)[]): Promise<void> {
  const outcomes = await Promise.allSettled(works.map((work) => work()));
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
}
