import process from "node:process";
import { BENCH_NAMES, type BenchName, COMMANDS } from "../../tests/bench/catalogue/commands";
import { nameDifferences, runBench } from "../figures/run-bench";
import { add, type Tally } from "./report";

/** The small form of a bench takes seconds; more than this on a busy machine means that it hangs. */
const MINUTES = 5;

/** Every bench of tests/bench. */
const BENCHES = BENCH_NAMES.filter((name) => COMMANDS[name].module?.startsWith("tests/bench/"));

function needsBrowser(name: BenchName): boolean {
  return name === "pages" || name === "inp";
}

/**
 * Runs the small form of each bench, one after the other: it must start, find that its contenders answer alike, and print
 * every figure that the catalogue names. Needs both builds of the site. Two of them need a browser and are left out where
 * none was looked for (`npm run check`).
 */
export async function runSmallBenches(): Promise<Tally> {
  const started = Date.now();
  const hasBrowser = process.env.CHROMIUM_PATH !== undefined;
  const benches = BENCHES.filter((name) => hasBrowser || !needsBrowser(name));
  let tally: Tally = { passed: 0, failed: 0 };
  for (const name of benches) tally = add(tally, await runSmall(name));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `${tally.failed === 0 ? "✓" : "✗"} ${benches.length} benches run in their small form (${seconds} s)`,
  );
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
