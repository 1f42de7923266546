import process from "node:process";
import { parseArgs } from "node:util";
import { BENCH_NAMES, type BenchName, COMMANDS } from "../tests/bench/catalogue/commands";
import { judge } from "../tests/bench/catalogue/target";
import { type Entry, writeEntry } from "./figures/entries";
import { describeRun } from "./figures/machine";
import { nameDifferences, runBench } from "./figures/run-bench";
import { writeTables } from "./figures/tables";

/**
 * `npm run figures [-- gateway orders …]`: measures these commands, or all but the mutation tests and the drills,
 * one after the other, writes docs/figures.json, and the tables of the documents from it.
 *
 * `--tables` only writes the tables. `--enter gate minutes=14.2 failed=0` enters what another command printed;
 * `--commit`, `--date`, `--cores`, `--load` and `--note` say where that was, when it was not here and now.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tables: { type: "boolean" },
    enter: { type: "boolean" },
    commit: { type: "string" },
    date: { type: "string" },
    cores: { type: "string" },
    load: { type: "string" },
    note: { type: "string" },
  },
});

function nameOf(text: string | undefined): BenchName {
  const name = BENCH_NAMES.find((one) => one === text);
  if (!name) throw new Error(`${text} is none of ${BENCH_NAMES.join(", ")}`);
  return name;
}

async function enter([text, ...pairs]: readonly string[]): Promise<void> {
  const name = nameOf(text);
  const here = await describeRun();
  const figures = pairs.map((pair) => {
    const [, figure = "", value] = /^(\w+)=(-?[\d.]+)$/.exec(pair) ?? [];
    return [figure, { value: Number(value) }] as const;
  });
  writeChecked(name, {
    commit: values.commit ?? here.commit,
    date: values.date ?? here.date,
    cores: values.cores === undefined ? here.cores : Number(values.cores),
    load: values.load === undefined ? null : Number(values.load),
    how: "entered",
    ...(values.note && { note: values.note }),
    figures: Object.fromEntries(figures),
  });
}

/** Throws when the figures are not those of the catalogue. */
function writeChecked(name: BenchName, entry: Entry): void {
  const differences = nameDifferences(entry.figures, COMMANDS[name].figures);
  if (differences.length > 0) throw new Error(`${name}: ${differences.join(", ")}`);
  writeEntry(name, entry);
  writeTables();
}

/** The figures of an entry that did not meet their targets, in words. */
function complaints(name: BenchName, { figures }: Entry): string {
  const verdicts = Object.entries(figures).flatMap(([figure, measured]) => {
    const target = COMMANDS[name].figures[figure]?.target;
    const verdict = target && judge(measured, target);
    return verdict === undefined || verdict === "met" ? [] : [`${figure} ${measured.value} ${verdict}`];
  });
  return verdicts.length > 0 ? verdicts.join(", ") : "every target met";
}

/** Measures one command and writes its entry. Resolves to false, after words, when it did not measure. */
async function measure(name: BenchName): Promise<boolean> {
  const { module, args, minutes = 5, command } = COMMANDS[name];
  if (!module) throw new Error(`the figures of ${command} are entered by hand: --enter ${name} …`);
  console.log(`${name} (${minutes} minutes at most) …`);
  const started = Date.now();
  try {
    const where = await describeRun();
    const entry: Entry = { ...where, how: "measured", figures: await runBench({ module, args, minutes }) };
    writeChecked(name, entry);
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`  ${seconds} s, ${where.load} cores busy before: ${complaints(name, entry)}`);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

if (values.tables) writeTables();
else if (values.enter) await enter(positionals);
else {
  const usual = BENCH_NAMES.filter((name) => COMMANDS[name].module && !COMMANDS[name].isOnRequest);
  const names = positionals.length > 0 ? positionals.map(nameOf) : usual;
  const failed: BenchName[] = [];
  for (const name of names) if (!(await measure(name))) failed.push(name);
  if (failed.length > 0) console.error(`not measured, their entries are the old ones: ${failed.join(", ")}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
