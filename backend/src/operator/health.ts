import type { CellStatus } from "../../../durable-objects/cell/cell";
import type { getHealth } from "../../../schema/rest/operator/operator";
import type { CallResult } from "../../../schema/rest/rest-call";
import type { BackendEnv } from "../env";
import { progressOf, readDoneBackfills } from "../modules/backfills";
import { type LedgerReport, readLedgerReport } from "../modules/ledger";
import { pendingSummary } from "../modules/outbox";
import { BACKFILLS } from "../registry";
import { type Clock, formatTime, formatTimeOrNull } from "../shared/clock";
import { log } from "../shared/log";
import { cellStatus } from "../shared/stores/cells/open-cells";
import { type CustomerStore, type Stores, storeNumberOf } from "../shared/stores/stores";
import { LATE_AFTER_MS } from "../watch-cell";
import { presentChecks, presentViolations } from "./ledger-report";

interface Dependencies {
  readonly stores: Stores;
  readonly env: BackendEnv;
  readonly clock: Clock;
}

type Health = CallResult<typeof getHealth>;

interface StoreHealth {
  readonly store: Health["stores"][number];
  readonly pending: number;
  readonly oldestAt: number | null;
  readonly report: LedgerReport;
  /** Null for a store that does not answer. */
  readonly filled: Awaited<ReturnType<typeof readDoneBackfills>> | null;
}

const NOTHING = { pending: 0, oldestAt: null, report: { violations: [], watch: undefined }, filled: null };
const MOST_VIOLATIONS = 100;

/**
 * How the outboxes of all stores stand, what the checks of the books have found so far, how far backfills are, and what
 * each store holds: it checks nothing itself. A store that does not answer is part of the answer.
 */
export async function readHealth({ stores, env, clock }: Dependencies): Promise<Health> {
  const now = clock.now();
  const found = await Promise.all(stores.all().map((db) => healthOf(db, env, now)));
  const oldest = found.flatMap(({ oldestAt }) => (oldestAt === null ? [] : [oldestAt]));
  const violations = found
    .flatMap(({ report }) => report.violations)
    .sort((one, other) => one.seenAt - other.seenAt)
    .slice(0, MOST_VIOLATIONS);
  return {
    outbox: presentOutbox(
      found.reduce((sum, { pending }) => sum + pending, 0),
      oldest.length > 0 ? Math.min(...oldest) : null,
      now,
    ),
    violations: presentViolations(violations),
    checks: presentChecks(found.map(({ report }) => report.watch)),
    backfills: presentBackfills(found),
    stores: found.map(({ store }) => store),
  };
}

/** Events that wait for their rooms; `oldestAt` is when the first of them was written, ms. */
const presentOutbox = (pending: number, oldestAt: number | null, now: number): Health["outbox"] => ({
  pending,
  // An event may have been written after `now` was read.
  oldestAgeMs: oldestAt === null ? null : Math.max(0, now - oldestAt),
});

/** How far each backfill is over all stores (decision 084). */
const presentBackfills = (found: readonly StoreHealth[]) =>
  progressOf(
    BACKFILLS,
    found.map(({ store: { store }, filled }) => ({ store, done: filled })),
  ).map(({ doneAt, ...progress }) => ({ ...progress, doneTime: formatTimeOrNull(doneAt) }));

/** When a cell's alarm is due, and whether it is late. A single database has no alarm, only the cron. */
const presentClock = (status: CellStatus | null, now: number) => ({
  nextAlarm: formatTimeOrNull(status?.nextAlarmAt ?? null),
  lastRun: formatTimeOrNull(status?.lastRunAt ?? null),
  isLate: status && (status.nextAlarmAt ?? now) < now - LATE_AFTER_MS,
});

async function healthOf(db: CustomerStore, env: BackendEnv, now: number): Promise<StoreHealth> {
  const store = storeNumberOf(db);
  try {
    const [{ pending, oldestAt }, report, filled, status] = await Promise.all([
      pendingSummary(db),
      readLedgerReport(db),
      readDoneBackfills(db),
      cellStatus(env, store),
    ]);
    return {
      store: {
        store,
        isAnswering: true,
        outbox: presentOutbox(pending, oldestAt, now),
        size: status?.bytes ?? null,
        countedFrom: status ? formatTime(status.countsSince) : null,
        rowsWritten: status?.rowsWritten ?? null,
        mostRowsPerSecond: status?.mostRowsPerSecond ?? null,
        ...presentClock(status, now),
      },
      pending,
      oldestAt,
      report,
      filled,
    };
  } catch (error) {
    log.error("store did not answer", error, { store });
    const unknown = {
      outbox: null,
      size: null,
      countedFrom: null,
      rowsWritten: null,
      mostRowsPerSecond: null,
    };
    return { store: { store, isAnswering: false, ...unknown, ...presentClock(null, now) }, ...NOTHING };
  }
}
