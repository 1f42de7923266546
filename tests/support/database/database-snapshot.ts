import { env } from "cloudflare:workers";
import { ROWS_WRITTEN, rowsWritten } from "./rows-written";

/** Counters that move with every knock at a door, and reference data that no call can write. */
const LEFT_OUT = new Set(["rate_windows", "areas", "area_agents", "area_tips", "d1_migrations"]);

/** Every row of every table, as text. */
export type Snapshot = ReadonlyMap<string, ReadonlySet<string>>;

let tables: readonly string[] | undefined;

/** When evidence that tests name was uploaded, ms: never too long ago for a step to take it. */
export const EVIDENCE_NAMED_AT = Date.parse("2100-01-01T00:00:00Z");

/** Files that tests name are uploaded when they are named first (`named-files.ts`), at the beginning of time. */
const NAMED_BY_TESTS: Readonly<Record<string, string>> = {
  files: "WHERE created_at > 0",
  order_evidence: `WHERE created_at < ${EVIDENCE_NAMED_AT}`,
};

/** Where the map puts the address of an order: kept with it whenever the order is read first. */
const KEPT_WHEN_READ = new Set(["lng", "lat"]);

const textOf = (table: string, row: Record<string, unknown>): string =>
  JSON.stringify(row, (key, value) => (table === "orders" && KEPT_WHEN_READ.has(key) ? undefined : value));

/** How many rows had been written before the last snapshot, and that snapshot. */
let last: { readonly written: unknown; readonly snapshot: Snapshot } | undefined;

/** The database of the file before is gone. */
export function forgetSnapshot(): void {
  last = undefined;
}

/** The database as it stands: read only if a row was written since the last snapshot. */
export async function takeSnapshot(): Promise<Snapshot> {
  if (last && last.written === (await rowsWritten())) return last.snapshot;
  tables ??= await tableNames();
  const [counted, ...results] = await env.DB.batch<Record<string, unknown>>(
    [ROWS_WRITTEN, ...tables.map((table) => `SELECT * FROM "${table}" ${NAMED_BY_TESTS[table] ?? ""}`)].map(
      (query) => env.DB.prepare(query),
    ),
  );
  const snapshot = new Map(
    tables.map((table, index) => [
      table,
      new Set((results[index]?.results ?? []).map((row) => textOf(table, row))),
    ]),
  );
  last = { written: counted?.results[0]?.written, snapshot };
  return snapshot;
}

async function tableNames(): Promise<string[]> {
  const { results } = await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all<{
    name: string;
  }>();
  return results
    .map((row) => row.name)
    .filter((name) => !LEFT_OUT.has(name) && !name.startsWith("sqlite_") && !name.startsWith("_cf_"));
}

/** Rows that are new or were changed, each as `table {row}`. */
export const rowsAdded = (before: Snapshot, after: Snapshot): string[] => difference(after, before);

/** Rows that went away or were changed, as they were. */
export const rowsRemoved = (before: Snapshot, after: Snapshot): string[] => difference(before, after);

function difference(these: Snapshot, without: Snapshot): string[] {
  if (these === without) return [];
  return [...these].flatMap(([table, rows]) =>
    [...rows].filter((row) => !without.get(table)?.has(row)).map((row) => `${table} ${row}`),
  );
}
