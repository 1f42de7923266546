import { mkdirSync, rmSync } from "node:fs";
import { totalmem } from "node:os";
import process from "node:process";
import { buildIfNeeded } from "./build";
import { add, judge, readPlaywright, readVitest, readVitestAgain, type Tally } from "./report";
import { ROOT, run, runSilently } from "./run";
import { runSmallBenches, smallBenches } from "./small-benches";

/** Folder of what the runners of tests report. */
export const REPORTS = `${ROOT}test-results/reports`;

type Step = readonly [name: string, command: string, ...args: string[]];

/** What must hold besides the tests, each one command that passes or fails. This one writes files of the app. */
const GENERATED: Step = ["schema and operations are as the code is", "tsx", "scripts/check-generated.ts"];
const SOURCES: readonly Step[] = [
  ["types", "tsc", "--noEmit", "--singleThreaded"],
  ["lint and format", "biome", "ci", "."],
  ["no dead code", "knip"],
];
const BUILDS: readonly Step[] = [
  [
    "both Workers build for production and are deployable",
    "tsx",
    "scripts/deploy.ts",
    "production",
    "--dry-run",
  ],
  ["the site builds for this machine", "tsx", "scripts/build.ts"],
];

/** Says one line per step; the words of a command are printed when it fails. */
async function runStep([name, command, ...args]: Step): Promise<Tally> {
  const started = Date.now();
  const { code, output } = await runSilently(command, args);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (code !== 0) console.log(output);
  console.log(`${code === 0 ? "✓" : "✗"} ${name} (${seconds} s)`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [name] };
}

async function runRow(steps: readonly Step[]): Promise<Tally> {
  let tally: Tally = { passed: 0, failed: 0 };
  for (const step of steps) tally = add(tally, await runStep(step));
  return tally;
}

/** How a run treats what fails. */
interface Manner {
  /** Nothing is tried again, so that a defect that shows once in many runs is a failure. */
  readonly isStrict: boolean;
}
const GATE: Manner = { isStrict: false };

/**
 * Everything that needs no browser: types, lint, drift, dead code, deployable bundles, benches, unit and workerd tests.
 * Checks of the sources and then the benches run beside the builds and then the tests: all of them wait at times, for
 * servers, browsers and each other, so that two cores have work throughout.
 */
export async function runChecks(manner = GATE): Promise<Tally> {
  mkdirSync(REPORTS, { recursive: true });
  const generated = await runStep(GENERATED);
  const { ofSite, ofCode } = smallBenches();
  const builds = runRow(BUILDS);
  const tests = builds.then(() => runVitest(manner));
  const sources = await runRow(SOURCES);
  const benchesOfCode = await runSmallBenches(ofCode, manner);
  const built = await builds;
  const benchesOfSite = await runSmallBenches(ofSite, manner);
  return [generated, sources, built, benchesOfCode, benchesOfSite, await tests].reduce(add);
}

/** More failed files than this are no accident of a busy machine: they are not run again. */
const FILES_TO_RUN_AGAIN = 5;

async function runVitest({ isStrict }: Manner): Promise<Tally> {
  const [whole, again] = [`${REPORTS}/vitest.json`, `${REPORTS}/vitest-again.json`];
  const start = (report: string, files: readonly string[]) => {
    rmSync(report, { force: true });
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    return run("vitest", ["run", ...reporters, ...files]);
  };
  await start(whole, []);
  const first = readVitest(whole);
  const isAccident = first.files.length > 0 && first.files.length <= FILES_TO_RUN_AGAIN;
  if (isStrict || !isAccident) return first;
  await start(again, first.files);
  return readVitestAgain(whole, again);
}

/** Browser tests wait a quarter of the time, so two cores can run three sites. Each site takes 2 GB. */
const SITES_OF_ALL = totalmem() > 12e9 ? 3 : 2;

/** All browser tests, as many files at a time; or, one at a time, what these arguments of Playwright select. */
export async function runBrowserTests(args: string[] = [], { isStrict } = GATE): Promise<Tally> {
  const report = `${REPORTS}/playwright.json`;
  mkdirSync(REPORTS, { recursive: true });
  rmSync(report, { force: true });
  await buildIfNeeded();
  const sites = args.length > 0 ? 1 : SITES_OF_ALL;
  const variables = { E2E_SITES: String(sites), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const tries = isStrict ? ["--retries=0"] : [];
  await run("playwright", ["test", ...tries, ...args], variables);
  return readPlaywright(report);
}

/** Names what failed and what was flaky, then prints the closing line; the process ends with a matching exit code. */
export function finish(counted: Tally, { isStrict } = GATE): void {
  const tally = judge(counted);
  for (const name of tally.flaky ?? []) console.log(`flaky, passed when tried again: ${name}`);
  for (const name of tally.failures ?? []) console.log(`✗ ${name}`);
  console.log(
    `${tally.passed} passed, ${tally.failed} failed${isStrict ? " (strict: nothing was tried again)" : ""}`,
  );
  process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1;
}
