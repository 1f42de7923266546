import { mkdirSync, rmSync } from "node:fs";
import process from "node:process";
import { add, readPlaywright, readVitest, type Tally } from "./report";
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
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Everything that needs no browser: types, lint, drift, dead code, deployable bundles, unit and workerd tests. */
export async function runChecks(): Promise<Tally> {
  mkdirSync(REPORTS, { recursive: true });
  let tally: Tally = { passed: 0, failed: 0 };
  for (const step of STEPS) tally = add(tally, await runStep(...step));
  return add(tally, await runVitest());
}

async function runVitest(): Promise<Tally> {
  const report = `${REPORTS}/vitest.json`;
  rmSync(report, { force: true });
  await run("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]);
  return readVitest(report);
}

/** Playwright in Chromium; extra arguments go to Playwright. */
export async function runBrowserTests(args: string[] = []): Promise<Tally> {
  mkdirSync(REPORTS, { recursive: true });
  const report = `${REPORTS}/playwright.json`;
  rmSync(report, { force: true });
  await run("playwright", ["test", ...args], { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  return readPlaywright(report);
}

/** Prints the closing line; the process then ends with a matching exit code. */
export function finish(tally: Tally): void {
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1;
}
