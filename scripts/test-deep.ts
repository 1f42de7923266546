import { mkdirSync, rmSync } from "node:fs";
import process from "node:process";
import { ON_ONE_DATABASE } from "../tests/support/on-one-database";
import { finish, REPORTS } from "./lib/checks";
import { add, readVitest, type Tally } from "./lib/report";
import { run } from "./lib/run";
import { DRILLS_BEFORE_RELEASE, runSmallBenches } from "./lib/small-benches";

/**
 * `npm run test:deep`: what `npm test` has no time for. The tests that try random input, or race two commands, with many
 * more rounds; then all tests on workerd in one cell, and those that the gate runs on one database in sixteen; then the
 * longer drills in their small form. Run before a release. `--json` prints the sizes and what came of them instead of the
 * closing line.
 */
const DEEP = [
  "tests/workers/account-safety/phone-races.test.ts",
  "tests/workers/cells",
  "tests/workers/fuzz",
  "tests/workers/complaints/complaints.test.ts",
  "tests/workers/gateway/documented-gaps.test.ts",
  "tests/workers/ledger/model.test.ts",
  "tests/workers/ledger/replay.test.ts",
  "tests/workers/markups/requests.test.ts",
  "tests/workers/masters/races.test.ts",
  "tests/workers/order-life/races.test.ts",
  "tests/workers/order-life/refund-races.test.ts",
  "tests/workers/pay/expiry-interleavings.test.ts",
  "tests/workers/pay/settle.test.ts",
];

/** Each can be set from outside. */
const SIZES = {
  FUZZ_RUNS: process.env.FUZZ_RUNS ?? "100",
  MOVE_ORDERS: process.env.MOVE_ORDERS ?? "20000",
  RACE_RUNS: process.env.RACE_RUNS ?? "200",
  LEDGER_MODEL_RUNS: process.env.LEDGER_MODEL_RUNS ?? "500",
  LEDGER_MODEL_COMMANDS: process.env.LEDGER_MODEL_COMMANDS ?? "100",
};

interface Part {
  readonly name: string;
  readonly projects: readonly string[];
  readonly files: readonly string[];
  readonly env: Record<string, string>;
}

const PARTS: readonly Part[] = [
  { name: "deep", projects: ["workers", "one-database"], files: DEEP, env: SIZES },
  { name: "one-cell", projects: ["workers"], files: ["tests/workers"], env: { CELLS: "1" } },
  { name: "sixteen-cells", projects: ["workers"], files: ON_ONE_DATABASE, env: { CELLS: "16" } },
];

async function runPart({ name, projects, files, env }: Part): Promise<Tally> {
  const report = `${REPORTS}/vitest-${name}.json`;
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const chosen = projects.flatMap((project) => ["--project", project]);
  // The words of the tests go to the error output, so that the standard one is JSON and nothing else.
  await run("vitest", ["run", ...chosen, ...reporters, ...files], env, { log: 2 });
  const { passed, failed, failures = [] } = readVitest(report);
  return { passed, failed, failures: failures.map((failure) => `${name}: ${failure}`) };
}

mkdirSync(REPORTS, { recursive: true });
const started = Date.now();
let tally: Tally = { passed: 0, failed: 0 };
for (const part of PARTS) tally = add(tally, await runPart(part));
tally = add(tally, await runSmallBenches(DRILLS_BEFORE_RELEASE, { isStrict: true, say: console.error }));

if (process.argv.includes("--json")) {
  const sizes = Object.fromEntries(Object.entries(SIZES).map(([name, size]) => [name, Number(size)]));
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(JSON.stringify({ passed: tally.passed, failed: tally.failed, seconds, ...sizes }));
  process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1;
} else finish(tally);
