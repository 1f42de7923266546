import { dirname } from "node:path";
import type { Miniflare } from "miniflare";
import type { EveryStore } from "../../../backend/src/shared/stores/stores";
import { cellWorker, openStoresOf } from "../../../scripts/lib/stores/open-stores";

/** The runtime that our Workers are deployed to. */
export const COMPATIBILITY = { compatibilityDate: "2026-08-01", compatibilityFlags: ["nodejs_compat"] };

/** The site as far as the backend needs one: it takes events for rooms and acknowledges them. */
const SITE = `export default {
  async fetch(request) {
    const { events } = await request.json();
    return Response.json({ acked: events.at(-1).seq });
  },
};`;

interface Secrets {
  readonly ROOM_EVENT_SECRET: string;
  readonly OPERATOR_TOKEN: string;
  readonly SECRET_PEPPER: string;
}

/** As in backend/wrangler.toml. */
const CELL_COUNT = "1";
/** Who opens the cells for {@link storesOfBackend}. */
const DOOR = "stores";

/** How many cells a backend has; null for one whose directory holds everything. */
export type CellCount = "1" | "16" | null;

/** The stores of the backend of {@link backendWorkers}, as a seed or a test writes and reads them. */
export const storesOfBackend = (miniflare: Miniflare, count: CellCount = CELL_COUNT): Promise<EveryStore> =>
  openStoresOf(miniflare, { worker: "backend", door: DOOR, count });

/**
 * The built backend, the site behind it, and a door to its stores, as Miniflare takes them.
 *
 * @param module path of the built backend
 */
export const backendWorkers = async (module: string, secrets: Secrets, count: CellCount = CELL_COUNT) => [
  {
    name: "backend",
    ...COMPATIBILITY,
    modules: [{ type: "ESModule" as const, path: module }],
    modulesRoot: dirname(module),
    d1Databases: ["DB"],
    durableObjects: { CELLS: { className: "Cell", useSQLite: true } },
    r2Buckets: ["FILES"],
    queueProducers: { WEBHOOKS: "zhuangda-webhooks" },
    queueConsumers: { "zhuangda-webhooks": { maxBatchSize: 1, maxBatchTimeout: 1 } },
    serviceBindings: { SITE: "site" },
    bindings: {
      ENVIRONMENT: "local",
      ...(count === null ? {} : { CELL_COUNT: count }),
      SANDBOX: "on",
      CAPTCHA_PROVIDER: "slider",
      CUSTOMER_SERVICE_HOTLINE: "400-820-1688",
      ...secrets,
    },
  },
  { name: "site", ...COMPATIBILITY, modules: true as const, script: SITE },
  {
    name: DOOR,
    ...COMPATIBILITY,
    modules: true as const,
    script: await cellWorker(),
    durableObjects: { CELLS: { className: "Cell", scriptName: "backend", useSQLite: true } },
  },
];
