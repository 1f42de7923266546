import { testReferenceStatements } from "../../../backend/seed/sql";
import { readMigrations } from "../../../scripts/lib/migrations";
import { directoryOfWorker } from "../../../scripts/lib/stores/open-stores";
import { bundle } from "../../bench/support/bundle";
import { startMiniflare } from "../../bench/support/miniflare";
import { backendWorkers, COMPATIBILITY } from "../servers/local-workers";

const SECRETS = {
  ROOM_EVENT_SECRET: "merchant-room-event-secret",
  OPERATOR_TOKEN: "merchant-operator-token",
  SECRET_PEPPER: "merchant-secret-pepper",
};

/** The built platform, of which a test knows the address alone. */
export interface Platform {
  readonly origin: string;
  /** What the admin site shows to the operator API. */
  readonly operatorToken: string;
  stop(): Promise<void>;
}

/** Starts both Workers and the queue between them on a fresh database, with the reference data and no customer. */
export async function startPlatform(): Promise<Platform> {
  const { port, stop } = await startMiniflare(
    async (folder) => {
      const module = await bundle("backend/src/worker.ts", folder);
      const backend = (await backendWorkers(module, SECRETS)).filter(({ name }) => name !== "site");
      const site = await bundle("tests/support/servers/open-platform.ts", folder);
      return [
        {
          name: "site",
          ...COMPATIBILITY,
          modules: [{ type: "ESModule" as const, path: site }],
          modulesRoot: folder,
          durableObjects: {
            USER_ROOMS: { className: "UserRoom", useSQLite: true },
            CALL_LINES: { className: "CallLine", useSQLite: true },
          },
          serviceBindings: { BACKEND: "backend" },
          bindings: { ENVIRONMENT: "local", SANDBOX: "on", GRAPHQL_PLAYGROUND: "off", ...SECRETS },
        },
        ...backend,
      ];
    },
    async (miniflare) => {
      const directory = await directoryOfWorker(miniflare, "backend");
      const statements = [
        ...readMigrations().flatMap((migration) => migration.statements),
        ...testReferenceStatements(),
      ];
      await directory.batch(statements.map((sql) => directory.prepare(sql)));
    },
  );
  return { origin: `http://127.0.0.1:${port}`, operatorToken: SECRETS.OPERATOR_TOKEN, stop };
}
