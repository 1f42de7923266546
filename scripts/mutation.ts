import process from "node:process";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { SLICE_VARIABLE, SLICES, type SliceName } from "../tests/mutation/slices";

/**
 * `npm run mutation [-- money rules graph features]`: breaks the code of these slices, of all when none is named, in
 * hundreds of ways, and tells how many of these the unit tests notice, in percent. Ends with 1 below 85 %.
 * What is left out, and why: tests/mutation/README.md. Results are kept in `.wrangler/mutation`, so that only what has changed is tried again. `--mutate FILE` breaks that
 * file alone and may stand several times, `--json` prints `{"figures": {"mutation_graph": 87.1}}` as its last line.
 */
const WANTED = 85;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mutate: { type: "string", multiple: true },
    concurrency: { type: "string", default: "2" },
    json: { type: "boolean", default: false },
  },
});
const isSlice = (name: string): name is SliceName => name in SLICES;
const names = positionals.length === 0 ? Object.keys(SLICES) : positionals;
const slices = names.filter(isSlice);
const unknown = names.filter((name) => !isSlice(name));
if (unknown.length > 0) {
  console.error(`No such slice: ${unknown.join(" ")}. There are ${Object.keys(SLICES).join(", ")}.`);
  process.exit(2);
}

const figures: Record<string, number> = {};
for (const name of slices) figures[`mutation_${name}`] = await score(name);
for (const [name, figure] of Object.entries(figures)) console.log(`${name} ${figure} %, wanted ${WANTED} %`);
if (values.json) console.log(JSON.stringify({ figures }));
if (Object.values(figures).some((figure) => figure < WANTED)) process.exitCode = 1;

/** How many of the mutants of a slice the tests notice, in percent; 100 where there is none. */
async function score(name: SliceName): Promise<number> {
  const slice = SLICES[name];
  process.env[SLICE_VARIABLE] = name;
  const mutants = await new Stryker({
    configFile: "tests/mutation/stryker.config.json",
    mutate: values.mutate ?? [...slice.mutate],
    concurrency: Number(values.concurrency),
    ignoreStatic: "ignoresStatic" in slice && slice.ignoresStatic,
    // A single file is tried by itself, and leaves what is known of the slice alone.
    incremental: values.mutate === undefined,
    incrementalFile: `.wrangler/mutation/${name}.json`,
    jsonReporter: { fileName: `test-results/mutation/${name}.json` },
  }).runMutationTest();
  const count = (...wanted: string[]) => mutants.filter(({ status }) => wanted.includes(status)).length;
  const noticed = count("Killed", "Timeout");
  const tried = noticed + count("Survived", "NoCoverage");
  return tried === 0 ? 100 : Math.round((noticed / tried) * 1_000) / 10;
}
