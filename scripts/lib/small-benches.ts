import process from "node:process";
import { BENCH_NAMES, type BenchName, COMMANDS } from "../../tests/bench/catalogue/commands";
import { nameDifferences, runBench } from "../figures/run-bench";
import { add, type Tally } from "./report";

const LANES = 2;
/** The small form of a bench takes seconds; more than this on a busy machine means that it hangs. */
const MINUTES = 5;

/** Every bench of tests/bench, those with a browser first, because they take longest. */
const BENCHES = BENCH_NAMES.filter((name) => COMMANDS[name].module?.startsWith("tests/bench/")).sort(
  (a, b) => Number(needsBrowser(b)) - Number(needsBrowser(a)),
);

function needsBrowser(name: BenchName): boolean {
  return name === "pages" || name === "inp";
}

/**
 * Runs the small form of each bench, two at a time: it must start, find that its contenders answer alike, and print
 * every figure that the catalogue names. Needs both builds of the site. Two of them need a browser and are left out where
 * none was looked for (`npm run check`).
 */
export async function runSmallBenches(): Promise<Tally> {
  const started = Date.now();
  const hasBrowser = process.env.CHROMIUM_PATH !== undefined;
  const waiting = BENCHES.filter((name) => hasBrowser || !needsBrowser(name));
  const count = waiting.length;
  const results: Tally[] = [];
  const lane = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) results.push(await runSmall(name));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const tally = results.reduce(add);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${tally.failed === 0 ? "✓" : "✗"} ${count} benches run in their small form (${seconds} s)`);
  return tally;
}

async function runSmall(name: BenchName): Promise<Tally> {
  const { module = "", figures } = COMMANDS[name];
  const failed = (words: string): Tally => {
    console.log(words);
    return { passed: 0, failed: 1, failures: [`the small form of bench:${name}`] };
  };
  try {
    const printed = await runBench({ module, args: ["--small"], minutes: MINUTES });
    const differences = nameDifferences(printed, figures);
    return differences.length > 0
      ? failed(`bench:${name}: ${differences.join(", ")}`)
      : { passed: 1, failed: 0 };
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}
