import { dirname, join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { testReferenceStatements } from "../../../backend/seed/sql";
import type { EveryStore } from "../../../backend/src/shared/stores/stores";
import { runJobs } from "../../../schema/rest/sandbox/sandbox";
import { applyMigrations, readMigrations } from "../../../scripts/lib/migrations";
import { cellWorker, directoryOfWorker, openStoresOf } from "../../../scripts/lib/stores/open-stores";
import { freePort } from "../../bench/support/listen";
import { createMemoryFolder } from "../../bench/support/memory-folder";
import type { Workers } from "../../bench/support/miniflare";
import { onlyErrors } from "../../bench/support/only-errors";
import { openLocalDatabase } from "../../support/database/local-database";
import { COMPATIBILITY } from "../../support/servers/local-workers";
import { BACKEND_PATH, DOOR, SHARE_PATH } from "./door";

export const PEPPER = "drill-secret-pepper";
export const OPERATOR_TOKEN = "drill-operator-token";
const SETTINGS = {
  ENVIRONMENT: "local",
  SANDBOX: "on",
  CAPTCHA_PROVIDER: "slider",
  ROOM_EVENT_SECRET: "drill-room-event-secret",
  OPERATOR_TOKEN,
};

/** Runs the jobs of a minute, in whichever version of the backend has the traffic. */
export async function runMinute(platform: Pick<Platform, "backend">): Promise<void> {
  const response = await platform.backend(runJobs.path, {
    method: runJobs.method,
    headers: { Authorization: `Bearer ${OPERATOR_TOKEN}` },
  });
  if (response.status !== 200) throw new Error(`the jobs answered ${response.status}`);
  await response.body?.cancel();
}

/** A built version of both Workers. */
export interface Version {
  /** Path of the site's module, and the folder of its static files. */
  readonly site: string;
  readonly assets: string;
  /** Path of the backend's module. */
  readonly backend: string;
}

type VersionName = "old" | "new";
type WorkerKind = "site" | "backend";

/**
 * Two versions of the whole platform on one storage, and what a drill does to them. Site and backend run apart, as they
 * do on Cloudflare: a new version of one leaves the other as it is.
 */
export interface Platform {
  readonly port: number;
  /** The database as it is, to read from its file. Reading through Miniflare would hold this process up meanwhile. */
  readonly db: EveryStore;
  /** A call of the backend, by whichever version has the traffic. */
  backend(path: string, init?: RequestInit): Promise<Response>;
  /** Gives the new version of a Worker this share of the traffic, from 0 to 1. Cuts nothing; the cells stay as they are. */
  share(kind: WorkerKind, share: number): Promise<void>;
  /**
   * Gives a version all traffic of a Worker, with the rooms of the site or the cells of the backend. The runtime of this
   * Worker restarts for it: what is under way there is cut, which is more than a deployment on Cloudflare does.
   */
  deploy(kind: WorkerKind, name: VersionName): Promise<void>;
  stop(): Promise<void>;
}

/** A laptop has one cell, production 256: what a drill asks does not depend on it (decision 073). */
const CELL_COUNT = "1";
/** The Worker by which the stores are filled at the start. */
const STORES = "stores";

const moduleOf = (path: string) => ({
  modules: [{ type: "ESModule" as const, path }],
  modulesRoot: dirname(path),
});

/** A Worker of another runtime. */
const elsewhere = (port: number) => ({ external: { address: `127.0.0.1:${port}`, http: {} } });

interface PlatformOptions {
  readonly versions: Readonly<Record<VersionName, Version>>;
  readonly port: number;
  /** Fills the database before the first call. */
  begin(db: EveryStore): Promise<void>;
  /** The Workers are made to fail: their errors are no news. */
  readonly isQuiet?: boolean;
  /** Where the memory of the Workers that serve can be looked at (`heapUsage`). */
  readonly inspectorPorts?: Readonly<Record<WorkerKind, number>>;
}

/** Starts both versions with the old one serving, on a fresh database with the reference data. */
export async function startPlatform({
  versions,
  port,
  begin,
  isQuiet = false,
  inspectorPorts,
}: PlatformOptions): Promise<Platform> {
  const storage = createMemoryFolder();
  const ports: Record<WorkerKind, number> = { site: port, backend: await freePort() };
  const shares: Record<WorkerKind, number> = { site: 0, backend: 0 };
  /** The versions that the rooms and the cells run in: Durable Objects run in one at a time. */
  const objects: Record<WorkerKind, VersionName> = { site: "old", backend: "old" };

  const door = (name: string, kind: WorkerKind) => ({
    name,
    ...COMPATIBILITY,
    modules: true as const,
    script: DOOR,
    bindings: { KIND: kind, SHARE: String(shares[kind]) },
    serviceBindings: {
      OLD: `${kind}-old`,
      NEW: `${kind}-new`,
      ...(kind === "site" && { NEXT: elsewhere(ports.backend) }),
    },
  });
  const site = (name: string, version: Version, host?: string) => ({
    name,
    ...COMPATIBILITY,
    ...moduleOf(version.site),
    unsafeInspectorProxy: inspectorPorts !== undefined,
    assets: {
      directory: version.assets,
      binding: "ASSETS",
      routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: false },
    },
    durableObjects: {
      USER_ROOMS: { className: "UserRoom", useSQLite: true, ...(host && { scriptName: host }) },
      CALL_LINES: { className: "CallLine", useSQLite: true, ...(host && { scriptName: host }) },
    },
    serviceBindings: { BACKEND: elsewhere(ports.backend) },
    bindings: { ...SETTINGS, GRAPHQL_PLAYGROUND: "off" },
  });
  const backend = (name: string, version: Version, host?: string) => ({
    name,
    ...COMPATIBILITY,
    ...moduleOf(version.backend),
    unsafeInspectorProxy: inspectorPorts !== undefined,
    d1Databases: { DB: "drill" },
    durableObjects: { CELLS: { className: "Cell", useSQLite: true, ...(host && { scriptName: host }) } },
    r2Buckets: { FILES: "drill" },
    serviceBindings: { SITE: elsewhere(ports.site) },
    bindings: { ...SETTINGS, CELL_COUNT, SECRET_PEPPER: PEPPER },
  });
  const stores = {
    name: STORES,
    ...COMPATIBILITY,
    modules: true as const,
    script: await cellWorker(),
    durableObjects: { CELLS: { className: "Cell", scriptName: "cells", useSQLite: true } },
  };
  const workers: Record<WorkerKind, () => Workers> = {
    site: () => [
      door("door", "site"),
      site("site-old", versions.old, "rooms"),
      site("site-new", versions.new, "rooms"),
      site("rooms", versions[objects.site]),
    ],
    backend: () => [
      door("backend-door", "backend"),
      backend("backend-old", versions.old, "cells"),
      backend("backend-new", versions.new, "cells"),
      backend("cells", versions[objects.backend]),
      stores,
    ],
  };
  const options = (kind: WorkerKind) =>
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: ports[kind],
      resourcePersistencePath: join(storage.folder, "v3"),
      handleStructuredLogs: isQuiet ? () => undefined : onlyErrors,
      cf: false,
      ...(inspectorPorts && { inspectorPort: inspectorPorts[kind] }),
      workers: workers[kind](),
    });

  const runtimes: Record<WorkerKind, Miniflare> = {
    backend: new Miniflare(options("backend")),
    site: new Miniflare(options("site")),
  };
  const stop = async () => {
    await Promise.all([runtimes.site.dispose(), runtimes.backend.dispose()]);
    storage.remove();
  };
  try {
    await Promise.all([runtimes.site.ready, runtimes.backend.ready]);
    await applyMigrations(await directoryOfWorker(runtimes.backend, "backend-old"), readMigrations());
    const db = await openStoresOf(runtimes.backend, {
      worker: "backend-old",
      door: STORES,
      count: CELL_COUNT,
    });
    await db.batch(testReferenceStatements().map((sql) => db.prepare(sql)));
    await begin(db);
  } catch (error) {
    await stop();
    throw error;
  }

  const files = openLocalDatabase(storage.folder);
  const at = (path: string) => `http://127.0.0.1:${port}${path}`;
  return {
    port,
    db: files.d1,
    backend: (path, init) => fetch(at(BACKEND_PATH + path), init),
    async share(kind, share) {
      shares[kind] = share;
      const { status } = await fetch(at(SHARE_PATH + kind), { method: "POST", body: String(share) });
      if (status !== 200) throw new Error(`the share of the ${kind} was answered with ${status}`);
    },
    async deploy(kind, name) {
      objects[kind] = name;
      shares[kind] = name === "new" ? 1 : 0;
      await runtimes[kind].setOptions(options(kind));
      await runtimes[kind].ready;
    },
    async stop() {
      files.close();
      await stop();
    },
  };
}
