import { runJobsOfPlatform, runJobsOfStore } from "../../backend/src/jobs";
import { cellNames } from "../../backend/src/shared/stores/cells/cell-of";
import { callCell, cellsOf } from "../../backend/src/shared/stores/cells/open-cells";

type Given = Parameters<typeof runJobsOfStore>[0];

/**
 * The jobs of a minute, with the clock of a test: those of the platform, and those of every store. Between two minutes
 * nothing is swept.
 *
 * @throws the error of a failed job
 */
export async function runMinuteJobs(given: Given): Promise<void> {
  await runJobsOfPlatform(given);
  const cells = cellsOf(given.env);
  if (!cells) return runJobsOfStore(given);
  for (const name of cellNames(cells.count)) {
    const run = callCell(cells.CELLS, name);
    await runJobsOfStore({ ...given, env: { ...given.env, CELL: { name, run } } });
  }
}
