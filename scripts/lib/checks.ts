import { mkdirSync, rmSync } from "node:fs";
import process from "node:process";
import { buildIfNeeded } from "./build";
import { add, judge, readPlaywright, readVitest, readVitestAgain, type Tally } from "./report";
import { ROOT, run, runSilently } from "./run";

const REPORTS = `${ROOT}test-results/reports`;

/** What must hold besides the tests, in the order in which it runs; each is one command that passes or fails. */
const STEPS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ["schema and operations are generated from the code as it is", "tsx", "scripts/check-generated.ts"],
  ["types", "tsc", "--noEmit"],
  ["lint and format", "biome", "ci", "."],
  ["no dead code", "knip"],
  ["both Workers build for production and are deployable", "tsx", "scripts/build-production.ts"],
  ["the site builds for this machine", "tsx", "scripts/build.ts"],
];

/** Says one line per step; the words of a command are printed when it fails. */
async function runStep(name: string, command: string, ...args: string[]): Promise<Tally> {
  const started = Date.now();
  const { code, output } = await runSilently(command, args);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (code !== 0) console.log(output);
  console.log(`${code === 0 ? "✓" : "✗"} ${name} (${seconds} s)`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [name] };
}

/** Everything that needs no browser: types, lint, drift, dead code, deployable bundles, unit and workerd tests. */
export async function runChecks(): Promise<Tally> {
  mkdirSync(REPORTS, { recursive: true });
  let tally: Tally = { passed: 0, failed: 0 };
  for (const step of STEPS) tally = add(tally, await runStep(...step));
  return add(tally, await runVitest());
}

/** More failed files than this are no accident of a busy machine: they are not run again. */
const FILES_TO_RUN_AGAIN = 5;

async function runVitest(): Promise<Tally> {
  const [whole, again] = [`${REPORTS}/vitest.json`, `${REPORTS}/vitest-again.json`];
  const start = (report: string, files: readonly string[]) => {
    rmSync(report, { force: true });
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    return run("vitest", ["run", ...reporters, ...files]);
  };
  await start(whole, []);
  const first = readVitest(whole);
  if (first.files.length === 0 || first.files.length > FILES_TO_RUN_AGAIN) return first;
  await start(again, first.files);
  return readVitestAgain(whole, again);
}

/** The runs that all browser tests are split into: each has a browser, a site and a database of its own. */
const SHARDS = 2;
const FIRST_PORT = Number(process.env.E2E_PORT ?? 8788);

/** All browser tests, in two runs side by side; or one run with these arguments of Playwright. */
export async function runBrowserTests(args: string[] = []): Promise<Tally> {
  mkdirSync(REPORTS, { recursive: true });
  // Before they start, so that their servers do not build it at the same time.
  await buildIfNeeded();
  if (args.length > 0) return runPlaywright(FIRST_PORT, args);
  const shards = Array.from({ length: SHARDS }, (_, index) =>
    runPlaywright(FIRST_PORT + index, [`--shard=${index + 1}/${SHARDS}`]),
  );
  return (await Promise.all(shards)).reduce(add);
}

async function runPlaywright(port: number, args: readonly string[]): Promise<Tally> {
  const report = `${REPORTS}/playwright-${port}.json`;
  rmSync(report, { force: true });
  const variables = { E2E_PORT: String(port), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  await run("playwright", ["test", ...args], variables);
  return readPlaywright(report);
}

/** Names what failed and what was flaky, then prints the closing line; the process ends with a matching exit code. */
export function finish(counted: Tally): void {
  const tally = judge(counted);
  for (const name of tally.flaky ?? []) console.log(`flaky, passed when tried again: ${name}`);
  for (const name of tally.failures ?? []) console.log(`✗ ${name}`);
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1;
}
