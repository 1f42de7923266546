import { referenceStatements } from "../../../backend/seed/sql";
import type { BackendEnv } from "../../../backend/src/env";
import type { EveryStore } from "../../../backend/src/shared/stores/stores";
import { readMigrations } from "../../../scripts/lib/migrations";
import { directoryOfWorker } from "../../../scripts/lib/stores/open-stores";
import {
  backendWorkers,
  type CellCount,
  COMPATIBILITY,
  storesOfBackend,
} from "../../support/servers/local-workers";
import { createTestCells } from "../../support/servers/test-cells";
import { bundle } from "../support/bundle";
import { startMiniflare } from "../support/miniflare";

export const PEPPER = "bench-secret-pepper";
const ROOM_EVENT_SECRET = "bench-room-event-secret";
const SECRETS = { ROOM_EVENT_SECRET, OPERATOR_TOKEN: "bench-operator-token", SECRET_PEPPER: PEPPER };

export interface Backend {
  readonly port: number;
  readonly db: EveryStore;
  /** All that the Worker is bound to, its variables included. */
  readonly bindings: BackendEnv;
  stop(): Promise<void>;
}

/**
 * The built backend Worker under Miniflare, with a fresh database that is migrated and seeded. `door` is the source of
 * a Worker that stands in front of it, with the backend as its binding, as the site is deployed. `cells` says how many
 * there are; one, where it is not said.
 */
export async function startBackend({
  door,
  cells,
}: {
  door?: string;
  cells?: CellCount;
} = {}): Promise<Backend> {
  const { port, begun, stop } = await startMiniflare(
    async (folder) => [
      ...(door === undefined ? [] : [await doorWorker(door, folder)]),
      ...(await backendWorkers(await bundle("backend/src/worker.ts", folder), SECRETS, cells)),
    ],
    async (miniflare) => {
      const bindings = await miniflare.getBindings<BackendEnv>("backend");
      const directory = await directoryOfWorker(miniflare, "backend");
      const statements = [...migrations(), ...referenceStatements()];
      await directory.batch(statements.map((statement) => directory.prepare(statement)));
      const db = await storesOfBackend(miniflare, cells);
      return { db, bindings: { ...bindings, DB: db, CELLS: createTestCells(db) } };
    },
  );
  return { port, ...begun, stop };
}

const doorWorker = async (door: string, folder: string) => ({
  name: "door",
  ...COMPATIBILITY,
  modules: [{ type: "ESModule" as const, path: await bundle(door, folder) }],
  modulesRoot: folder,
  serviceBindings: { BACKEND: "backend" },
  bindings: { ENVIRONMENT: "local", SANDBOX: "off", GRAPHQL_PLAYGROUND: "off", ROOM_EVENT_SECRET },
});

const migrations = () => readMigrations().flatMap(({ statements }) => statements);
