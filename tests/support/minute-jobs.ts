import { runJobsOfPlatform, runJobsOfStore } from "../../backend/src/jobs";
import { cellName, cellNames, cellOf } from "../../backend/src/shared/stores/cells/cell-of";
import {
  type CellNamespace,
  type CellsEnv,
  callCell,
  cellsOf,
} from "../../backend/src/shared/stores/cells/open-cells";
import { type CustomerStore, openStores, type StoresEnv } from "../../backend/src/shared/stores/stores";
import { isCellInUse } from "./database/use-cells";

type Given = Parameters<typeof runJobsOfStore>[0];

/**
 * The jobs of a minute, with the clock of a test: those of the platform, and those of every store. Between two minutes
 * nothing is swept.
 *
 * @throws the error of a failed job
 */
export async function runMinuteJobs(given: Given): Promise<void> {
  await runJobsOfPlatform(given);
  await inEveryStore(runJobsOfStore)(given);
}

const inCell = <Env extends CellsEnv>(env: Env, cells: CellNamespace, name: string): Env => ({
  ...env,
  CELL: { name, run: callCell(cells, name) },
});

/** The environment as a job of a customer's store sees it. */
export function envOfStore<Env extends CellsEnv>(env: Env, customerId: number): Env {
  const cells = cellsOf(env);
  return cells ? inCell(env, cells.CELLS, cellName(cellOf(customerId, cells.count))) : env;
}

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
