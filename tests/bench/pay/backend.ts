import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { referenceStatements } from "../../../backend/seed/sql";
import { readMigrations } from "../../../scripts/lib/migrations";
import { bundle, createWorkspace } from "../support/bundle";
import { createMemoryFolder } from "../support/memory-folder";
import { onlyErrors } from "../support/only-errors";

export const PEPPER = "bench-secret-pepper";
const COMPATIBILITY = { compatibilityDate: "2026-08-01", compatibilityFlags: ["nodejs_compat"] };

/** The site as far as the backend needs one: it takes events for rooms and acknowledges them. */
const SITE = `export default {
  async fetch(request) {
    const { events } = await request.json();
    return Response.json({ acked: events.at(-1).seq });
  },
};`;

export interface Backend {
  readonly port: number;
  readonly db: D1Database;
  stop(): Promise<void>;
}

/**
 * The built backend Worker under Miniflare, with a fresh database that is migrated and seeded. `door` is the source of
 * a Worker that stands in front of it, with the backend as its binding, as the site is deployed.
 */
export async function startBackend({ door }: { door?: string } = {}): Promise<Backend> {
  const workspace = createWorkspace();
  const storage = createMemoryFolder();
  const options = convertV4MiniflareOptions({
    host: "127.0.0.1",
    port: 0,
    resourcePersistencePath: storage.folder,
    handleStructuredLogs: onlyErrors,
    workers: [
      // The first one listens.
      ...(door === undefined
        ? []
        : [
            {
              name: "door",
              ...COMPATIBILITY,
              modules: [{ type: "ESModule" as const, path: await bundle(door, workspace.folder) }],
              modulesRoot: workspace.folder,
              serviceBindings: { BACKEND: "backend" },
              bindings: {
                ENVIRONMENT: "local",
                SANDBOX: "off",
                GRAPHQL_PLAYGROUND: "off",
                ROOM_EVENT_SECRET: "bench-room-event-secret",
              },
            },
          ]),
      {
        name: "backend",
        ...COMPATIBILITY,
        modules: [{ type: "ESModule", path: await bundle("backend/src/worker.ts", workspace.folder) }],
        modulesRoot: workspace.folder,
        d1Databases: ["DB"],
        r2Buckets: ["FILES"],
        serviceBindings: { SITE: "site" },
        bindings: {
          ENVIRONMENT: "local",
          SANDBOX: "on",
          SMS_PROVIDER: "sandbox",
          CAPTCHA_PROVIDER: "slider",
          ROOM_EVENT_SECRET: "bench-room-event-secret",
          OPERATOR_TOKEN: "bench-operator-token",
          SECRET_PEPPER: PEPPER,
          CUSTOMER_SERVICE_HOTLINE: "400-820-1688",
        },
      },
      { name: "site", ...COMPATIBILITY, modules: true, script: SITE },
    ],
  });
  const miniflare = new Miniflare(options);
  const stop = async () => {
    await miniflare.dispose();
    storage.remove();
    workspace.remove();
  };
  try {
    const { port } = await miniflare.ready;
    const db = await miniflare.getD1Database("DB", "backend");
    for (const statement of [...migrations(), ...referenceStatements()]) await db.prepare(statement).run();
    return { port: Number(port), db, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const migrations = () => readMigrations().flatMap(({ statements }) => statements);
