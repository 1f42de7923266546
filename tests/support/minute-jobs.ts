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
import { cellName, cellNames, cellNumber, cellOf } from "../../backend/src/shared/stores/cells/cell-of";
import {
  type CellNamespace,
  type CellsEnv,
  callCell,
  cellsOf,
} from "../../backend/src/shared/stores/cells/open-cells";
import { type CustomerStore, openStores, type StoresEnv } from "../../backend/src/shared/stores/stores";
import { directory, isCellInUse } from "./database/use-cells";
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
  await inEveryStore(runPartsOfStore)(given);
}

/**
 * The same, also in cells that hold nothing: what only the directory owes is due in them, too.
 *
 * @throws as {@link runMinuteJobs}
 */
export async function runMinuteJobsEverywhere(given: Given): Promise<void> {
  await runJobsOfPlatform(given);
  for (let cell = 0; cell < openStores(given.env).count; cell += 1)
    await runPartsOfStore({ ...given, env: envOfCell(given.env, cell) });
}

const PARTS = storeJobs.flatMap(([job, parts]) => parts.map((part) => ({ job, part })));

async function runPartsOfStore(given: Given): Promise<void> {
  const failures: unknown[] = [];
  let moments: readonly (readonly number[])[] | null = null;
  for (const [index, { job, part }] of PARTS.entries()) {
    // What a part has changed may have made the next ones due.
    moments ??= await momentsOf(given);
    const { hasChanged, failure } = await runPart(job, part, given, moments[index] ?? []);
    if (hasChanged) moments = null;
    if (failure) failures.push(failure.error);
  }
  if (failures.length > 0) throw failures[0];
}

/** When each part is due, asked past the faults and counters of the test. */
async function momentsOf({ env, ...given }: Given): Promise<number[][]> {
  const asked = { ...env, DB: directory, ...(env.CELL ? { CELL: realCell(env.CELL.name) } : {}) };
  const dependencies = dependenciesOf({ ...given, env: asked });
  return readMoments(
    dependencies.db,
    PARTS.map(({ part }) => part.nextDue(dependencies)),
  );
}

interface Ran {
  readonly hasChanged: boolean;
  readonly failure: { readonly error: unknown } | null;
}

async function runPart(job: string, part: StoreJob, given: Given, moments: readonly number[]): Promise<Ran> {
  const { env, clock } = given;
  const now = clock.now();
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
  const hasChanged = changed.size > 0;
  if (isDue || early.length === 0) return { hasChanged, failure };
  const due = moments.join(", ") || "no time";
  const error = new Error(`"${job}" has changed ${early.join(", ")}, due at ${due}, now ${now}`);
  return { hasChanged, failure: { error } };
}

/** Whether the directory has the cause for a job, by which the cron wakes its cell. */
async function isOwed(job: string, { env }: Given): Promise<boolean> {
  if (job !== "refresh cards of masters") return false;
  const { count } = openStores(env);
  const owing = await cellsThatOwe(openStores({ DB: directory }).directory, count);
  return owing.includes(env.CELL ? cellNumber(env.CELL.name) : 0);
}

const realCell = (name: string) => ({ name, run: callCell(bindings.CELLS as CellNamespace, name) });

const inCell = <Env extends CellsEnv>(env: Env, cells: CellNamespace, name: string): Env => ({
  ...env,
  CELL: { name, run: callCell(cells, name) },
});

/** The environment as a job of a cell sees it; without cells that of the one database. */
export function envOfCell<Env extends CellsEnv>(env: Env, cell: number): Env {
  const cells = cellsOf(env);
  return cells ? inCell(env, cells.CELLS, cellName(cell)) : env;
}

/** The environment as a job of a customer's store sees it. */
export const envOfStore = <Env extends CellsEnv>(env: Env, customerId: number): Env =>
  envOfCell(env, cellOf(customerId, cellsOf(env)?.count ?? 1));

/** The environment as a job of each store sees it. In an empty cell nothing is due. */
export function envsOfStores<Env extends CellsEnv>(env: Env): Env[] {
  const cells = cellsOf(env);
  if (!cells) return [env];
  const [first = "", ...others] = cellNames(cells.count);
  const used = [first, ...others].filter(isCellInUse);
  return (used.length > 0 ? used : [first]).map((name) => inCell(env, cells.CELLS, name));
}

/**
 * A job of the stores as the cron runs it: in every store that holds something, one after the other.
 *
 * @throws the first error, once all stores are done
 */
export const inEveryStore =
  <Given extends { readonly env: CellsEnv }, More extends readonly unknown[]>(
    job: (given: Given, ...more: More) => Promise<unknown>,
  ) =>
  async (given: Given, ...more: More): Promise<void> => {
    const errors: unknown[] = [];
    for (const env of envsOfStores(given.env)) {
      try {
        await job({ ...given, env }, ...more);
      } catch (error) {
        errors.push(error);
      }
    }
    for (const error of errors) throw error;
  };

/** The stores of customers that hold something. */
export const storesInUse = (env: StoresEnv): CustomerStore[] =>
  envsOfStores(env).map((own) => openStores(own).home);
