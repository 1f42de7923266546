import process from "node:process";
import { BENCH_NAMES, type BenchName, COMMANDS } from "../../tests/bench/catalogue/commands";
import { nameDifferences, runBench } from "../figures/run-bench";
import { add, firstLines, type Tally } from "./report";

/** The small form of a bench takes seconds; more than this on a busy machine means that it hangs. */
const MINUTES = 5;

const NEED_BROWSER: readonly BenchName[] = ["pages", "inp"];
/** These measure the built site; the others bundle the code that they measure. */
const NEED_BUILD: readonly BenchName[] = [...NEED_BROWSER, "cache", "weight"];
/** Even small, these restart runtimes for half a minute each: `npm run test:deep` runs them before a release. */
export const DRILLS_BEFORE_RELEASE: readonly BenchName[] = ["deploy", "restore", "soak"];
const FOLDERS = ["tests/bench/", "tests/drills/"];

/**
 * Every bench of tests/bench and drill of tests/drills that the gate runs: those of the built site, and those that need no
 * build. Two of them need a browser and are left out where none was looked for (`npm run check`).
 */
export function smallBenches(): { ofSite: BenchName[]; ofCode: BenchName[] } {
  const hasBrowser = process.env.CHROMIUM_PATH !== undefined;
  const ofCode = BENCH_NAMES.filter(
    (name) =>
      FOLDERS.some((folder) => COMMANDS[name].module?.startsWith(folder)) &&
      ![...NEED_BUILD, ...DRILLS_BEFORE_RELEASE].includes(name),
  );
  return { ofSite: NEED_BUILD.filter((name) => hasBrowser || !NEED_BROWSER.includes(name)), ofCode };
}

interface SmallRun {
  /** A bench that fails is not run again. */
  readonly isStrict?: boolean;
  /** Prints a line. A command that prints JSON sends them elsewhere than to the standard output. */
  readonly say?: (line: string) => void;
}

/**
 * Runs the small form of each of these benches, one after the other: it must start, find that its contenders answer
 * alike, and print every figure that the catalogue names. A bench that fails runs once more, and is flaky if it passes.
 */
export async function runSmallBenches(names: readonly BenchName[], options: SmallRun = {}): Promise<Tally> {
  let tally: Tally = { passed: 0, failed: 0 };
  for (const name of names) tally = add(tally, await runSmall(name, options));
  return tally;
}

async function runSmall(name: BenchName, { isStrict = false, say = console.log }: SmallRun): Promise<Tally> {
  const called = `the small form of ${COMMANDS[name].command.replace("npm run ", "")}`;
  const attempt = async () => {
    const started = Date.now();
    const problem = await problemOf(name);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    if (problem !== "") say(problem);
    say(`${problem === "" ? "✓" : "✗"} ${called} (${seconds} s)`);
    return problem;
  };
  const problem = await attempt();
  if (problem === "") return { passed: 1, failed: 0 };
  const named = [`${called}\n    ${firstLines(problem)}`];
  const passesAgain = !isStrict && (await attempt()) === "";
  return passesAgain ? { passed: 0, failed: 0, flaky: named } : { passed: 0, failed: 1, failures: named };
}

/** What is wrong with the small form of a bench, in words; empty when nothing is. */
async function problemOf(name: BenchName): Promise<string> {
  const { module = "", figures } = COMMANDS[name];
  try {
    const printed = await runBench({ module, args: ["--small"], minutes: MINUTES });
    return nameDifferences(printed, figures).join(", ");
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
