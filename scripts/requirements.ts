import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";
import { restCalls } from "../schema/rest";
import { ROOT } from "./lib/run";

/**
 * `npm run requirements [AREA…]`: ids of docs/requirements.md that test titles claim, covered/total per area; with
 * area names also the ids that are still missing there.
 */
const requirements = readFileSync(`${ROOT}docs/requirements.md`, "utf8");
const ids = [...requirements.matchAll(/^(?:- \*\*|\| )([A-Z]+-\d+)(?:\*\*| \|)/gm)].map(
  (match) => match[1] ?? "",
);

/** Titles stand behind `test(` and the like; those of tables behind the `)(` of `test.each(…)(`. */
const titles = testFiles(`${ROOT}tests`).flatMap((file) =>
  [
    ...readFileSync(file, "utf8").matchAll(
      /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/g,
    ),
  ].map((match) => match[2] ?? ""),
);
const claimed = new Set(
  titles.flatMap((title) => [...title.matchAll(/\[([A-Z]+-\d+)\]/g)].map((match) => match[1] ?? "")),
);

// tests/contract has a test of its own for each call of the contract, titled by its id.
if (titles.some((title) => title.startsWith("[$id]"))) {
  const calls = Object.values(restCalls).flatMap((domain) => Object.values(domain));
  for (const { id } of calls) if (ids.includes(id)) claimed.add(id);
}

const unknown = [...claimed].filter((id) => !ids.includes(id));
/** Conflicts and gaps are decisions, not requirements: a title may name one, nothing is owed for it. */
const DECISIONS = ["C", "G"];
const areas = Map.groupBy(new Set(ids), (id) => id.split("-")[0] ?? "");
for (const area of DECISIONS) areas.delete(area);
const wanted = process.argv.slice(2).filter((argument: string) => !argument.startsWith("-"));

let covered = 0;
let total = 0;
for (const [area, areaIds] of areas) {
  const done = areaIds.filter((id) => claimed.has(id));
  covered += done.length;
  total += areaIds.length;
  console.log(
    `${area.padEnd(9)} ${String(done.length).padStart(3)}/${String(areaIds.length).padEnd(3)} ${percent(done.length, areaIds.length)}`,
  );
  if (wanted.includes(area))
    console.log(`          missing: ${areaIds.filter((id) => !claimed.has(id)).join(" ") || "none"}`);
}
console.log(`${"all".padEnd(9)} ${covered}/${total} ${percent(covered, total)}`);
if (unknown.length > 0) {
  console.error(`Test titles claim ids that docs/requirements.md does not know: ${unknown.join(" ")}`);
  process.exit(1);
}

function percent(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(0)} %`;
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return testFiles(path);
    return /\.test\.tsx?$|\.spec\.ts$/.test(entry.name) ? [path] : [];
  });
}
