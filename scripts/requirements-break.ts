import process from "node:process";
import { parseArgs } from "node:util";
import { requirementRows } from "./lib/requirement-rows";
import { askTests, isBrowserOnly } from "./requirements-break/ask-tests";
import { type Break, findBreak, sources } from "./requirements-break/find-break";
import { pick } from "./requirements-break/pick";

/**
 * `npm run requirements:break -- --seed 7`: picks twenty requirements, breaks each in what it says, one by one, and asks
 * the tests that carry its id, and only those, whether they notice. What nobody knows how to break (`breaks.ts`) is
 * passed over and named, and another one taken. `--only ID,ID` takes these instead, `--dry` shows
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
const wanted = only ? only.length : Number(values.count);
const candidates = all.filter(({ id }) => (only ? only.includes(id) : values.browser || !isBrowserOnly(id)));
const rows = only ? candidates : pick(candidates, candidates.length, Number(values.seed));

/** Undoes the break that is there; also when the run is called off. */
let restore: () => void = () => undefined;
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    restore();
    process.exit(130);
  });

let tried = 0;
let noticed = 0;
const passedOver: string[] = [];
console.log("| id | place | broken | noticed |\n| --- | --- | --- | --- |");
for (const row of rows) {
  if (tried === wanted) break;
  const found = findBreak(row, sources());
  if (!found) {
    passedOver.push(row.id);
    continue;
  }
  tried++;
  const outcome = values.dry ? "not tried" : await tryBreak(row.id, found);
  if (outcome === "yes") noticed++;
  const mutation = found.mutation.replaceAll("|", "\\|").replaceAll("\n", " ").slice(0, 160);
  console.log(`| ${row.id} | ${found.file}:${found.line} | \`${mutation}\` | ${outcome} |`);
}
if (passedOver.length > 0) console.log(`\nPassed over, for want of a break: ${passedOver.join(" ")}`);
if (!values.dry) {
  console.log(`\n${noticed} of ${tried} were noticed.`);
  if (noticed < tried * 0.95) process.exitCode = 1;
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
