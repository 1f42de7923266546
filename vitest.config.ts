import process from "node:process";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { bundleWorker } from "./scripts/lib/bundle-worker";
import { placeInMemory } from "./scripts/lib/place-in-memory";
import { ON_ONE_DATABASE } from "./tests/support/on-one-database";
import { documentScripts } from "./vite/document-scripts";
import { inlineGraphqlDocuments } from "./vite/inline-graphql-documents";

// Where the runtimes keep their databases and files. On a disk, tests wait for it longer than they compute.
process.env.TMPDIR = placeInMemory();

const define = { __SANDBOX__: "true" };
const alias = { "~": `${import.meta.dirname}/app` };

/** Generous, because a busy machine must not fail a test that only waits for its turn, or what prepares it. */
const TIMEOUT_MS = 60_000;

/** Each bundled into one module: a runtime would fetch the hundreds of modules of these packages one by one. */
const BUNDLED_FOR_WORKERD = [
  "zod",
  "zod/mini",
  "zod/v4/core",
  "graphql",
  "graphql-yoga",
  "hono",
  "hono/route",
  "@hono/zod-openapi",
  "drizzle-orm",
  "drizzle-orm/d1",
  "drizzle-orm/sqlite-core",
  "@pothos/core",
  "@pothos/plugin-errors",
  "dataloader",
  "fflate",
  "hucre/xlsx",
  "hucre/csv",
  "fast-check",
  "standardwebhooks",
  "structured-headers",
  "jose",
  "http-message-signatures/lib/httpbis",
];

const COMPATIBILITY_DATE = "2026-08-01";
/** The Worker whose objects are the cells of tests. */
const DATABASES = "databases";

/** The settings of a developer's machine. */
const LOCAL = {
  ENVIRONMENT: "local",
  SANDBOX: "on",
  GRAPHQL_PLAYGROUND: "on",
  CAPTCHA_PROVIDER: "slider",
  ROOM_EVENT_SECRET: "local-room-event-secret",
  OPERATOR_TOKEN: "local-operator-token",
  SECRET_PEPPER: "local-secret-pepper",
};

const ON_WORKERD = ["tests/workers/**/*.test.ts"];
/** On one database to save the gate time. Before a release, `npm run test:deep` runs them in sixteen cells, and all tests in one. */
const ON_ONE = ON_ONE_DATABASE.map((path) => (path.endsWith("/") ? `${path}**/*.test.ts` : path));

interface OnWorkerd {
  readonly name: string;
  /** In how many cells the customers' rows lie; empty for one database. */
  readonly cells: string;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/** A project whose tests run inside workerd, with the bindings of both Workers. */
const onWorkerd = async ({ name, cells, include, exclude }: OnWorkerd) => ({
  define,
  resolve: { alias },
  plugins: [
    documentScripts(),
    cloudflareTest({
      main: "./tests/support/worker.ts",
      miniflare: {
        compatibilityDate: COMPATIBILITY_DATE,
        compatibilityFlags: ["nodejs_compat"],
        d1Databases: ["DB"],
        r2Buckets: ["FILES"],
        queueProducers: { WEBHOOKS: "zhuangda-webhooks" },
        queueConsumers: { "zhuangda-webhooks": { maxBatchSize: 1, maxBatchTimeout: 0.1 } },
        durableObjects: {
          USER_ROOMS: { className: "UserRoom", useSQLite: true },
          CALL_LINES: { className: "CallLine", useSQLite: true },
          CELLS: { className: "Cell", scriptName: DATABASES, useSQLite: true },
          SCRATCH: { className: "ScratchDatabase", scriptName: DATABASES, useSQLite: true },
        },
        workers: [
          {
            name: DATABASES,
            compatibilityDate: COMPATIBILITY_DATE,
            compatibilityFlags: ["nodejs_compat"],
            modules: true,
            d1Databases: ["DB"],
            r2Buckets: ["FILES"],
            bindings: { ...LOCAL, CELL_COUNT: cells },
            script: await bundleWorker("tests/support/database/databases-worker.ts"),
            durableObjects: {
              CELLS: { className: "Cell", useSQLite: true },
              SCRATCH: { className: "ScratchDatabase", useSQLite: true },
            },
          },
        ],
        bindings: {
          TEST_MIGRATIONS: await readD1Migrations("backend/migrations"),
          ...LOCAL,
          // In how many cells the customers' rows lie; empty for one database.
          CELL_COUNT: cells,
          FUZZ_RUNS: process.env.FUZZ_RUNS ?? "",
          RACE_RUNS: process.env.RACE_RUNS ?? "",
          MOVE_ORDERS: process.env.MOVE_ORDERS ?? "",
          LEDGER_MODEL_RUNS: process.env.LEDGER_MODEL_RUNS ?? "",
          LEDGER_MODEL_COMMANDS: process.env.LEDGER_MODEL_COMMANDS ?? "",
          LEDGER_MODEL_SEED: process.env.LEDGER_MODEL_SEED ?? "",
        },
      },
    }),
  ],
  test: {
    name,
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
    include: [...include],
    exclude: [...exclude],
    // One runtime for each core instead of one for each file; `fresh-storage.ts` keeps the data of files apart.
    isolate: false,
    deps: { optimizer: { ssr: { enabled: true, include: BUNDLED_FOR_WORKERD } } },
    setupFiles: [
      "tests/support/own-stacks.ts",
      "tests/support/console-is-error.ts",
      "tests/support/database/fresh-storage.ts",
      "tests/support/database/invariants-after-each.ts",
    ],
  },
});

/**
 * Four kinds of test: pure code and processes on Node, components in an emulated browser, and what needs D1, R2 or Durable
 * Objects inside workerd, most of it with the customers' rows in sixteen cells.
 */
export default defineConfig(async () => ({
  test: {
    // By default one core stays idle for watching, which on two cores is half of the machine.
    maxWorkers: "100%",
    projects: [
      {
        define,
        resolve: { alias },
        plugins: [documentScripts()],
        test: {
          name: "unit",
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
          // One process for each core instead of one for each file, which takes half the time: packages are loaded once.
          isolate: false,
          include: [
            "tests/unit/**/*.test.{ts,tsx}",
            "tests/architecture/**/*.test.ts",
            "tests/contract/**/*.test.ts",
            "tests/process/**/*.test.ts",
          ],
          setupFiles: ["tests/support/fresh-modules.ts", "tests/support/console-is-error.ts"],
          env: { TZ: "UTC" },
          // One graphql for everybody: left to Node, these would load the CommonJS copy.
          server: {
            deps: {
              inline: [/node_modules\/(@pothos|@envelop|@escape\.tech|@graphql-(tools|yoga)|graphql-yoga)\//],
            },
          },
        },
      },
      {
        define,
        resolve: { alias },
        // Documents in the form that urql gets in a browser.
        plugins: [inlineGraphqlDocuments(`${alias["~"]}/`)],
        test: {
          name: "components",
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
          environment: "happy-dom",
          isolate: false,
          include: ["tests/components/**/*.test.tsx"],
          setupFiles: [
            "tests/support/fresh-modules.ts",
            "tests/support/console-is-error.ts",
            "tests/support/components/emulated-browser.ts",
          ],
          env: { TZ: "UTC" },
        },
      },
      // Sixteen cells as in production, where there are 256. `CELLS=n` runs all of them in n.
      await onWorkerd({
        name: "workers",
        cells: process.env.CELLS ?? "16",
        include: ON_WORKERD,
        exclude: process.env.CELLS ? [] : ON_ONE,
      }),
      await onWorkerd({
        name: "one-database",
        cells: "",
        include: process.env.CELLS ? [] : ON_ONE,
        exclude: [],
      }),
    ],
  },
}));
