import { mkdirSync, rmSync } from "node:fs";
import process from "node:process";
import { finish, REPORTS } from "./lib/checks";
import { readVitest } from "./lib/report";
import { run } from "./lib/run";

/**
 * `npm run test:deep`: the tests that try random input, or race two commands, with many more rounds than `npm test` has
 * time for. Run before a release. `--json` prints the sizes and what came of them instead of the closing line.
 */
const FILES = [
  "tests/workers/cells",
  "tests/workers/fuzz",
  "tests/workers/complaints/complaints.test.ts",
  "tests/workers/gateway/documented-gaps.test.ts",
  "tests/workers/ledger/model.test.ts",
  "tests/workers/markups/requests.test.ts",
  "tests/workers/order-life/races.test.ts",
  "tests/workers/order-life/refund-races.test.ts",
  "tests/workers/pay/expiry-interleavings.test.ts",
];

/** Each can be set from outside. */
const SIZES = {
  FUZZ_RUNS: process.env.FUZZ_RUNS ?? "100",
  MOVE_ORDERS: process.env.MOVE_ORDERS ?? "30000",
  RACE_RUNS: process.env.RACE_RUNS ?? "200",
  LEDGER_MODEL_RUNS: process.env.LEDGER_MODEL_RUNS ?? "500",
  LEDGER_MODEL_COMMANDS: process.env.LEDGER_MODEL_COMMANDS ?? "100",
};

const report = `${REPORTS}/vitest-deep.json`;
mkdirSync(REPORTS, { recursive: true });
rmSync(report, { force: true });

const started = Date.now();
const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
// The words of the tests go to the error output, so that the standard one is JSON and nothing else.
await run(
  "vitest",
  ["run", "--project", "workers", "--project", "one-database", ...reporters, ...FILES],
  SIZES,
  {
    log: 2,
  },
);
const { files: _, ...tally } = readVitest(report);

if (process.argv.includes("--json")) {
  const sizes = Object.fromEntries(Object.entries(SIZES).map(([name, size]) => [name, Number(size)]));
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(JSON.stringify({ passed: tally.passed, failed: tally.failed, seconds, ...sizes }));
  process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1;
} else finish(tally);
