import process from "node:process";
import { callIds, unknownIds } from "./lib/known-ids";
import { documentRows, PROMISE_DOCUMENTS } from "./lib/promises";
import { requirementRows } from "./lib/requirement-rows";
import { claimedIds, idsOf, testTitles } from "./lib/test-titles";

/**
 * `npm run requirements [AREA or ID…]`: ids of docs/requirements.md that test titles claim, covered/total per area;
 * with area names also the ids that are still missing there. The areas U, S and R are the promises of docs/ux.md,
 * docs/security.md and docs/reliability.md: by name, each is printed with its status and the test files that carry it.
 * With an id, such as PAY-11, U19 or EXT-440, the titles of its tests are printed.
 */
const owed = requirementRows().map(({ id }) => id);

const titles = testTitles();
const claims = claimedIds(titles);
const claimed = new Set(claims.keys());

// tests/contract has a test of its own for each call of the contract, titled by its id.
if (titles.some(({ title }) => title.startsWith("[$id]"))) {
  for (const id of callIds()) claimed.add(id);
}

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

for (const id of wanted.filter((name: string) => /\d$/.test(name))) {
  const own = titles.filter(({ title }) => idsOf(title).includes(id));
  console.log(`${id}\n${own.map(({ file, title }) => `  ${file}\n    ${title}`).join("\n") || "  no test"}`);
}

const unknown = unknownIds(titles);
if (unknown.length > 0) {
  console.error(`Test titles claim ids that no document knows:\n${unknown.join("\n")}`);
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
