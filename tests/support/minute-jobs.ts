import { env as bindings } from "cloudflare:workers";
import {
  dependenciesOf,
  type Given,
  runJob,
  runJobsOfPlatform,
  type StoreJob,
  storeJobs,
} from "../../backend/src/jobs";
import { cellsThatOwe } from "../../backend/src/minute";
import { readMoments } from "../../backend/src/shared/next-due";
import { cellNames, cellNumber } from "../../backend/src/shared/stores/cells/cell-of";
import {
  type CellNamespace,
  type CellsEnv,
  callCell,
  cellsOf,
} from "../../backend/src/shared/stores/cells/open-cells";
import { openStores } from "../../backend/src/shared/stores/stores";
import { directory } from "./database/use-cells";
import { watchCellChanges, watchChanges } from "./database/watch-changes";

/** What a job may change before it is due, each with its reason. */
const BEFORE_ITS_TIME: Readonly<Record<string, readonly string[]>> = {
  // It notes once an hour that nothing has changed, in the round of that hour.
  "watch the ledger": ["ledger_watch"],
};

/**
 * The jobs of a minute, with the clock of a test: those of the platform, and those of every store. Between two minutes
 * nothing is swept. Before each job of a store it is asked when it is due: a cell would not have woken for one that then
 * changes rows before its time (decision 080).
 *
 * @throws the error of a failed job, or for a job that has changed rows before its time
 */
export async function runMinuteJobs(given: Given): Promise<void> {
  await runJobsOfPlatform(given);
  for (const env of envsOfStores(given.env)) {
    const failures: unknown[] = [];
    for (const [job, parts] of storeJobs)
      for (const part of parts)
        await runPart(job, part, { ...given, env }).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }
}

async function runPart(job: string, part: StoreJob, given: Given): Promise<void> {
  const { env, clock } = given;
  const now = clock.now();
  // Past the faults and counters of the test.
  const asked = { ...env, DB: directory, ...(env.CELL ? { CELL: realCell(env.CELL.name) } : {}) };
  const dependencies = dependenciesOf({ ...given, env: asked });
  const moments = (await readMoments(dependencies.db, [part.nextDue(dependencies)])).flat();
  const isDue = moments.some((moment) => moment <= now) || (await isOwed(job, given));
  const changed = new Set<string>();
  const note = (table: string) => changed.add(table);
  const watched = env.CELL
    ? { ...env, CELL: { ...env.CELL, run: watchCellChanges(env.CELL.run, note) } }
    : { ...env, DB: watchChanges(env.DB, note) };
  const failure = await runJob(job, [part], { ...given, env: watched }).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  const early = [...changed].filter((table) => !BEFORE_ITS_TIME[job]?.includes(table));
  if (!isDue && early.length > 0)
    throw new Error(
      `"${job}" has changed ${early.join(", ")}, due at ${moments.join(", ") || "no time"}, now ${now}`,
    );
  if (failure) throw failure.error;
}

/** Whether the directory has the cause for a job, by which the cron wakes its cell. */
async function isOwed(job: string, { env }: Given): Promise<boolean> {
  if (job !== "refresh cards of masters") return false;
  const { count } = openStores(env);
  const owing = await cellsThatOwe(openStores({ DB: directory }).directory, count);
  return owing.includes(env.CELL ? cellNumber(env.CELL.name) : 0);
}

const realCell = (name: string) => ({ name, run: callCell(bindings.CELLS as CellNamespace, name) });

/** The environment as a job of each store sees it. */
export function envsOfStores<Env extends CellsEnv>(env: Env): Env[] {
  const cells = cellsOf(env);
  if (!cells) return [env];
  return cellNames(cells.count).map((name) => ({
    ...env,
    CELL: { name, run: callCell(cells.CELLS, name) },
  }));
}
