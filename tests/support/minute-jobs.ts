import { runJobsOfPlatform, runJobsOfStore } from "../../backend/src/jobs";
import { cellNames } from "../../backend/src/shared/stores/cells/cell-of";
import { type CellsEnv, callCell, cellsOf } from "../../backend/src/shared/stores/cells/open-cells";

type Given = Parameters<typeof runJobsOfStore>[0];

/**
 * The jobs of a minute, with the clock of a test: those of the platform, and those of every store. Between two minutes
 * nothing is swept.
 *
 * @throws the error of a failed job
 */
export async function runMinuteJobs(given: Given): Promise<void> {
  await runJobsOfPlatform(given);
  for (const env of envsOfStores(given.env)) await runJobsOfStore({ ...given, env });
}

/** The environment as a job of each store sees it. */
export function envsOfStores<Env extends CellsEnv>(env: Env): Env[] {
  const cells = cellsOf(env);
  if (!cells) return [env];
  return cellNames(cells.count).map((name) => ({
    ...env,
    CELL: { name, run: callCell(cells.CELLS, name) },
  }));
}
