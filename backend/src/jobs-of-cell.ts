import { dependenciesOf, type Given, runJobsOfStore, type StoreJob, storeJobs } from "./jobs";
import { isOnTheMove } from "./modules/moves/rest";
import { DAY, MINUTE, SECOND } from "./shared/clock";
import { log } from "./shared/log";
import { readMoments } from "./shared/next-due";
import { watchCell } from "./watch-cell";

/** Least time between two runs, ms, so that jobs that fall due together run together. */
const SOON_MS = 5 * SECOND;
/** A later moment needs no alarm: the cron wakes every cell once an hour, and the cell asks again then. */
const FAR_MS = 366 * DAY;

interface Waking extends Given {
  /** Whether every job runs, due or not: what the cron wakes a cell for, at least once an hour. */
  readonly isRound: boolean;
  /** When the cell was to wake by itself, ms; null for never. */
  readonly alarmAt: number | null;
  /** Called before the first job begins. */
  begin(): void;
}

interface Outcome {
  /** When the cell is to be woken next, ms; null while nothing waits. */
  readonly nextAt: number | null;
  /** The error of a failed job; it is logged. */
  readonly failure?: unknown;
}

/**
 * Runs the due jobs of this cell and returns when the next one is due (decision 080). While customers move
 * into or out of the cell, another cell works on some of its rows, so it pauses for a minute (decision 078).
 */
export async function runJobsOfCell({ isRound, alarmAt, begin, ...given }: Waking): Promise<Outcome> {
  const { clock } = given;
  const began = clock.now();
  if (isRound) await watchCell(alarmAt, given);
  if (await isOnTheMove(given.env)) return { nextAt: began + MINUTE };
  const standings = isRound ? null : await askWhatIsDue(given);
  const due = standings && new Set(standings.flatMap((it) => (it.dueAt <= began ? [it.job] : [])));
  if (standings && due?.size === 0) return { nextAt: nextOf(standings, { now: clock.now() }) };
  begin();
  const failure = await runJobsOfStore(given, (job) => due?.has(job) ?? true).then(
    () => ({}),
    (error: unknown) => ({ failure: error }),
  );
  const left = await askWhatIsDue(given);
  return { nextAt: left ? nextOf(left, { began, now: clock.now() }) : clock.now() + MINUTE, ...failure };
}

/** A moment at which a job is due; `againMs` is what it waits when a run has left it. */
interface Standing extends Pick<StoreJob, "againMs"> {
  readonly job: string;
  readonly dueAt: number;
}

/** Every moment at which a job is due; null when they cannot be told, so that all of them run. */
async function askWhatIsDue(given: Given): Promise<Standing[] | null> {
  const parts = storeJobs.flatMap(([job, jobs]) => jobs.map((part) => ({ job, part })));
  try {
    const dependencies = dependenciesOf(given);
    const moments = await readMoments(
      dependencies.db,
      parts.map(({ part }) => part.nextDue(dependencies)),
    );
    return parts.flatMap(({ job, part: { mayWaitMs = 0, againMs } }, index) =>
      (moments[index] ?? []).map((moment) => ({ job, dueAt: moment + mayWaitMs, againMs })),
    );
  } catch (error) {
    log.error("job failed", error, { job: "ask what is due" });
    return null;
  }
}

/**
 * The next moment of all jobs. A job that was already due at `began` and is still due waits for `againMs`, so
 * that a job that cannot finish does not keep the cell awake. A job that fell due later runs soon.
 */
function nextOf(
  standings: readonly Standing[],
  { began, now }: { began?: number; now: number },
): number | null {
  const next = Math.min(
    ...standings.map(({ dueAt, againMs = MINUTE }) =>
      began !== undefined && dueAt <= began ? began + againMs : Math.max(dueAt, now + SOON_MS),
    ),
  );
  return next < now + FAR_MS ? next : null;
}
