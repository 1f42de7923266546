import { z } from "zod";
import { printReport } from "../../tests/bench/support/report";
import { runSilently } from "../lib/run";

/** Runs `npm run mutation -- --json` and hands its scores on. All slices take hours. */
const scores = z.object({
  figures: z.object({
    mutation_money: z.number(),
    mutation_rules: z.number(),
    mutation_graph: z.number(),
    mutation_features: z.number(),
  }),
});

const started = Date.now();
const { output } = await runSilently("tsx", ["scripts/mutation.ts", "--json"]);
const line = output.split("\n").findLast((text) => text.startsWith('{"figures"'));
if (line === undefined) throw new Error(`the mutation run did not end:\n${output.slice(-2000)}`);
const { figures } = scores.parse(JSON.parse(line));
printReport("mutation", {
  title: `Mutation, ${Math.round((Date.now() - started) / 60_000)} minutes`,
  table: [["slice", "noticed, %"], ...Object.entries(figures).map(([name, score]) => [name, String(score)])],
  figures,
});
