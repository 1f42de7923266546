import { allOf, type Given, runJobsOfPlatform, runJobsOfStore } from "./jobs";
import { storesBehind } from "./modules/masters/master-follows";
import { sweepUntilNextMinute } from "./modules/outbox/outbox.usecases";
import { storesToRebuild } from "./modules/staff-lists/times";
import { HOUR, MINUTE } from "./shared/clock";
import { log } from "./shared/log";
import { cellName } from "./shared/stores/cells/cell-of";
import { type CellNamespace, cellStub, cellsOf } from "./shared/stores/cells/open-cells";
import { type Directory, openStores } from "./shared/stores/stores";

interface Minute extends Given {
  /** For what goes on after the jobs. */
  waitUntil(work: Promise<unknown>): void;
}

/**
 * What the cron does every minute: the jobs of the platform, and a round of the cells whose turn it is. Every other cell
 * wakes by its own alarm (decision 080). A job that fails is logged and does not cut the others short.
 *
 * @throws the error of a failed job, once all of them have ended
 */
export const runMinuteJobs = (minute: Minute): Promise<void> =>
  runMinute(minute, (count) => cellsToWake(count, minute));

/** The same with a round of every cell: for tools and tests, which want everything done that is due. */
export const runAllJobs = (minute: Minute): Promise<void> => runMinute(minute, async (count) => upTo(count));

function runMinute(minute: Minute, wake: (count: number) => Promise<readonly number[]>): Promise<void> {
  const cells = cellsOf(minute.env);
  const ofStores = async () => {
    if (!cells) return runMinuteOfStore(minute);
    const woken = await wake(cells.count);
    await allOf(woken.map((cell) => () => wakeCell(cells.CELLS, cellName(cell))));
  };
  return allOf([() => runJobsOfPlatform(minute), ofStores]);
}

/**
 * Runs a round of a cell. A cell that does not answer at all is logged, which triggers an alert, because its
 * customers have no service. The cell itself logs its failed jobs.
 */
async function wakeCell(cells: CellNamespace, name: string): Promise<void> {
  try {
    await cellStub(cells, name).runJobs();
  } catch (error) {
    await cellStub(cells, name)
      .status()
      .catch((silence: unknown) => log.error("cell silent", silence, { cell: name }));
    throw error;
  }
}

/** A minute of one database that holds everything: all jobs, and sweeps until the next minute. */
async function runMinuteOfStore(minute: Minute): Promise<void> {
  minute.waitUntil(sweepUntilNextMinute(minute));
  await runJobsOfStore(minute);
}

/** Minutes in which every cell has its turn. */
const TURNS = HOUR / MINUTE;

/**
 * The cells that are woken in a minute, by number: those that owe something of which only the directory knows, and those
 * whose turn it is, so that each has a round an hour at least. A cell whose alarm was lost gets it again by that.
 */
export async function cellsToWake(count: number, { env, clock }: Given): Promise<number[]> {
  const owing = new Set(await cellsThatOwe(openStores(env).directory, count));
  const turns = Math.min(count, TURNS);
  const turn = Math.floor(clock.now() / MINUTE) % turns;
  return upTo(count).filter((cell) => cell % turns === turn || owing.has(cell));
}

/** Cells whose cards of masters are behind, or whose entries in staff's lists are copied again. */
export async function cellsThatOwe(directory: Directory, count: number): Promise<number[]> {
  return [...(await storesBehind(directory, count)), ...(await storesToRebuild(directory))];
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, number) => number);
