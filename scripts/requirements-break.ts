import process from "node:process";
import { parseArgs } from "node:util";
import { requirementRows } from "./lib/requirement-rows";
import { askTests, isBrowserOnly } from "./requirements-break/ask-tests";
import { type Break, findBreak, sources } from "./requirements-break/find-break";
import { pick } from "./requirements-break/pick";

/**
 * `npm run requirements:break -- --seed 7`: picks twenty requirements, breaks each in what it says, one by one, and asks
 * the tests that carry its id, and only those, whether they notice. `--only ID,ID` takes these instead, `--dry` shows
 * the breaks alone, `--browser` also asks those that only a browser test shows, which builds the site for each.
 * Ends with 1 when more than one in twenty was not noticed.
 */
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "20" },
    only: { type: "string" },
    dry: { type: "boolean", default: false },
    browser: { type: "boolean", default: false },
  },
});

const all = requirementRows();
const only = values.only?.split(",");
const rows = only
  ? all.filter(({ id }) => only.includes(id))
  : pick(
      all.filter(({ id }) => values.browser || !isBrowserOnly(id)),
      Number(values.count),
      Number(values.seed),
    );

/** Undoes the break that is there; also when the run is called off. */
let restore: () => void = () => undefined;
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    restore();
    process.exit(130);
  });

let noticed = 0;
console.log("| id | place | broken | noticed |\n| --- | --- | --- | --- |");
for (const row of rows) {
  const found = findBreak(row, sources());
  const outcome = values.dry || !found ? null : await tryBreak(row.id, found);
  if (outcome === "yes") noticed++;
  const place = found ? `${found.file}:${found.line}` : "";
  const mutation =
    found?.mutation.replaceAll("|", "\\|").replaceAll("\n", " ") ?? "nothing found: see breaks.ts";
  console.log(`| ${row.id} | ${place} | \`${mutation.slice(0, 160)}\` | ${outcome ?? "not tried"} |`);
}
if (!values.dry) {
  console.log(`\n${noticed} of ${rows.length} were noticed.`);
  if (noticed < rows.length * 0.95) process.exitCode = 1;
}

/** Breaks it, asks, and makes it whole again. A test that is red without the break has noticed nothing. */
async function tryBreak(id: string, { apply }: Break): Promise<string> {
  let verdict: Awaited<ReturnType<typeof askTests>>;
  try {
    restore = apply();
    verdict = await askTests(id);
  } finally {
    restore();
    restore = () => undefined;
  }
  if (verdict === "none") return "no test";
  if (verdict === "green") return "no";
  return (await askTests(id)) === "green" ? "yes" : "red without it";
}
