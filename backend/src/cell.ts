import { type CellAtWork, type CellWork, createCellClass } from "../../durable-objects/cell/cell";
import cellMigrations from "../migrations/cell-migrations.json";
import type { BackendEnv } from "./env";
import { runJobsOfCell } from "./jobs-of-cell";
import { dumpPastMoment } from "./modules/dumps";
import { noteWayBack, openVisitOf } from "./modules/past-dumps";
import { systemClock } from "./shared/clock";
import { createIds } from "./shared/ids";
import type { BackendApp } from "./shared/implement";
import { cellNumber } from "./shared/stores/cells/cell-of";
import { openStores } from "./shared/stores/stores";
import { runTraced, startTrace } from "./shared/trace";

/** The environment of code that runs inside of a cell. */
const envOf = ({ env, name, run, entrypoints }: CellAtWork<BackendEnv>): BackendEnv => ({
  ...env,
  CELL: { name, run },
  PASSWORDS: (entrypoints as { Passwords?: BackendEnv["PASSWORDS"] }).Passwords,
});

/** What the backend does inside of a cell: the application answers there as it does in the Worker. */
export const workInCells = (app: Pick<BackendApp, "fetch">): CellWork<BackendEnv> => ({
  migrations: cellMigrations,
  answer: async (request, cell) =>
    app.fetch(request, envOf(cell), {
      waitUntil: cell.waitUntil,
      passThroughOnException() {},
      props: {},
    } as ExecutionContext),
  async runJobs(cell, waking) {
    const ids = createIds(systemClock);
    const trace = startTrace(`job-${ids.token(8)}`, cell.name);
    return runTraced(trace, () => runJobsOfCell({ env: envOf(cell), clock: systemClock, ids, ...waking }));
  },
  past: {
    openVisit: (env, name) => openVisitOf(openStores(env).directory, cellNumber(name)),
    noteWayBack: (env, visit, present) => noteWayBack(openStores(env).directory, visit, present),
    dump: (cell, wanted) => {
      const env = envOf(cell);
      return dumpPastMoment({ env, db: openStores(env).home, clock: systemClock }, wanted);
    },
  },
});

/** The class of the cells of this backend. */
export const createBackendCell = (app: Pick<BackendApp, "fetch">) =>
  createCellClass<BackendEnv>(workInCells(app));
