import type { BackendEnv } from "./env";
import { endBidding } from "./modules/bids/end-bidding";
import { endStaleCalls } from "./modules/calls/end-call";
import { finishPhoneChanges } from "./modules/customers/release-phone";
import { removeAbandonedUploads, removeUnusedEvidence } from "./modules/files/clean-up";
import { watchLedger } from "./modules/ledger/watch-ledger";
import { watchDepots } from "./modules/logistics/watch-depots";
import { refreshCards } from "./modules/masters/refresh-cards";
import { isInHistory } from "./modules/orders";
import { remindOfAcceptance } from "./modules/orders/jobs/acceptance-reminder";
import { anonymiseOldOrders } from "./modules/orders/jobs/anonymise-orders";
import { acceptOverdueOrders } from "./modules/orders/jobs/auto-acceptance";
import { closeExpiredOrders } from "./modules/orders/jobs/expiry";
import { tellUnansweredOrders } from "./modules/orders/jobs/unanswered-orders";
import { sweepOutbox } from "./modules/outbox/outbox.usecases";
import { deletePersonalData } from "./modules/personal-data/delete-personal-data";
import { makeDataExports, removeOldExports } from "./modules/personal-data/make-export";
import { pushToBrowsers } from "./modules/push/push.usecases";
import { sendReminders } from "./modules/reminders/send-reminders";
import { reconcilePayments } from "./modules/settlement/reconcile-payments";
import { copyChanges, rebuildEntries } from "./modules/staff-lists";
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
import { type CustomerStore, type Directory, openStores } from "./shared/stores/stores";

interface JobDependencies {
  readonly env: BackendEnv;
  /** The store whose clock is running. */
  readonly db: CustomerStore;
  readonly directory: Directory;
  readonly clock: Clock;
  readonly ids: Ids;
}

const JOBS: Record<string, (dependencies: JobDependencies) => Promise<void>> = {
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
  "list the lowest masters": listLowestMasters,
  "purge spent rows of customers": (dependencies) => purgeSpent(SPENT_OF_CUSTOMERS, dependencies),
  "purge spent rows of the platform": ({ directory, clock }) =>
    purgeSpent(SPENT_OF_PLATFORM, { db: directory, clock }),
  "refresh cards of masters": refreshCards,
  "remove abandoned uploads": removeAbandonedUploads,
  "remove unused evidence": (dependencies) => removeUnusedEvidence(dependencies, isInHistory),
  "make exports of personal data": makeDataExports,
  "remove old exports": removeOldExports,
  "finish changes of phones": finishPhoneChanges,
  "delete what closed accounts left": deletePersonalData,
  "anonymise old orders": anonymiseOldOrders,
  "watch the ledger": watchLedger,
};

/** What copies the changes that the others have made. */
const LAST_JOBS: typeof JOBS = {
  "copy staff's lists": (dependencies) =>
    copyChanges(STAFF_LISTS, dependencies).finally(() => rebuildEntries(STAFF_LISTS, dependencies)),
};

/**
 * What happens every minute: all of {@link JOBS}, and {@link LAST_JOBS} once they have ended. A job that fails is logged and does not cut the others short.
 *
 * @throws the error of a failed job, once all of them have ended
 */
export async function runMinuteJobs(given: Omit<JobDependencies, "db" | "directory">): Promise<void> {
  const { home: db, directory } = openStores(given.env);
  const dependencies = { ...given, db, directory };
  const runAll = (jobs: typeof JOBS) =>
    Promise.allSettled(
      Object.entries(jobs).map(async ([job, run]) => {
        try {
          await run(dependencies);
        } catch (error) {
          log.error("job failed", error, { job });
          throw error;
        }
      }),
    );
  const outcomes = [...(await runAll(JOBS)), ...(await runAll(LAST_JOBS))];
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
}
