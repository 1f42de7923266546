import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { printReport } from "../../tests/bench/support/report";
import { ROOT, runSilently } from "../lib/run";

/** Runs `npm run mutation` and reads its report: how many mutants the tests notice, which takes an hour or two. */
const CONFIGURATION = "tests/mutation/stryker.config.json";
const NOTICED = ["Killed", "Timeout"];
const UNNOTICED = ["Survived", "NoCoverage"];

const configuration = z.object({ jsonReporter: z.object({ fileName: z.string() }) });
const report = z.object({
  files: z.record(z.string(), z.object({ mutants: z.array(z.object({ status: z.string() })) })),
});

const read = <Shape>(file: string, shape: z.ZodType<Shape>): Shape =>
  shape.parse(JSON.parse(readFileSync(join(ROOT, file), "utf8")));

const started = Date.now();
const { output } = await runSilently("stryker", ["run", CONFIGURATION]);
const { fileName } = read(CONFIGURATION, configuration).jsonReporter;
if (!output.includes("Done in")) throw new Error(`the mutation run did not end:\n${output.slice(-2000)}`);
const statuses = Object.values(read(fileName, report).files).flatMap(({ mutants }) =>
  mutants.map(({ status }) => status),
);
const noticed = statuses.filter((status) => NOTICED.includes(status)).length;
const all = noticed + statuses.filter((status) => UNNOTICED.includes(status)).length;
printReport("mutation", {
  title: `Mutation, ${Math.round((Date.now() - started) / 60_000)} minutes`,
  table: [
    ["", "mutants"],
    ["noticed", String(noticed)],
    ["all", String(all)],
  ],
  figures: { score_percent: (100 * noticed) / all },
});
