import process from "node:process";
import { restCalls } from "../schema/rest";
import { documentRows, PROMISE_DOCUMENTS } from "./lib/promises";
import { requirementRows } from "./lib/requirement-rows";
import { claimedIds, testTitles } from "./lib/test-titles";

/**
 * `npm run requirements [AREA…]`: ids of docs/requirements.md that test titles claim, covered/total per area; with
 * area names also the ids that are still missing there. The areas U, S and R are the promises of docs/ux.md,
 * docs/security.md and docs/reliability.md: by name, each is printed with its status and the test files that carry it.
 */
const ids = requirementRows({ withDecisions: true }).map(({ id }) => id);
const owed = requirementRows().map(({ id }) => id);
const promises = Object.values(PROMISE_DOCUMENTS).flatMap(documentRows);

const titles = testTitles();
const claims = claimedIds(titles);
const claimed = new Set(claims.keys());

// tests/contract has a test of its own for each call of the contract, titled by its id.
if (titles.some(({ title }) => title.startsWith("[$id]"))) {
  const calls = Object.values(restCalls).flatMap((domain) => Object.values(domain));
  for (const { id } of calls) if (ids.includes(id)) claimed.add(id);
}

const known = new Set([...ids, ...promises.map(({ id }) => id)]);
const unknown = [...claimed].filter((id) => !known.has(id));
const areas = Map.groupBy(new Set(owed), (id) => id.split("-")[0] ?? "");
const wanted = process.argv.slice(2).filter((argument: string) => !argument.startsWith("-"));

let covered = 0;
let total = 0;
for (const [area, areaIds] of areas) {
  const done = areaIds.filter((id) => claimed.has(id));
  covered += done.length;
  total += areaIds.length;
  printArea(area, done.length, areaIds.length);
  if (wanted.includes(area))
    console.log(`          missing: ${areaIds.filter((id) => !claimed.has(id)).join(" ") || "none"}`);
}
console.log(`${"all".padEnd(9)} ${covered}/${total} ${percent(covered, total)}`);

for (const [area, name] of Object.entries(PROMISE_DOCUMENTS)) {
  const rows = documentRows(name).filter(({ id }) => id.startsWith(area));
  printArea(area, rows.filter(({ status }) => status.startsWith("kept")).length, rows.length);
  if (!wanted.includes(area)) continue;
  for (const { id, status } of rows)
    console.log(`  ${id.padEnd(4)} ${status}\n${list(claims.get(id) ?? new Set())}`);
}
if (unknown.length > 0) {
  console.error(`Test titles claim ids that no document knows: ${unknown.join(" ")}`);
  process.exit(1);
}

function printArea(area: string, part: number, whole: number): void {
  const counts = `${String(part).padStart(3)}/${String(whole).padEnd(3)}`;
  console.log(`${area.padEnd(9)} ${counts} ${percent(part, whole)}`);
}

function list(files: ReadonlySet<string>): string {
  return files.size === 0 ? "       no test" : [...files].map((file) => `       ${file}`).join("\n");
}

function percent(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(0)} %`;
}
