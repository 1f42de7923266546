import { env } from "cloudflare:workers";
import { z } from "zod";
import { ownerOfTable } from "../../../backend/src/shared/stores/table-owners";
import { inEachStore } from "../../../scripts/lib/stores/every-store";
import { hasChanged, thisMoment } from "./written-tables";

/** Counters that move with every knock at a door, and reference data that no call can write. */
const LEFT_OUT = new Set([
  "rate_windows",
  "customer_limits",
  "areas",
  "area_agents",
  "area_tips",
  "d1_migrations",
]);

/** Every row of every table: for each table the text of a JSON array of its rows' values. */
export type Snapshot = ReadonlyMap<string, string>;

/** So many tables are read by one statement: for hundreds of snapshots, statements and rows cost more than texts. */
const TABLES_AT_ONCE = 40;

/** What is told of each table, in the sequence of its rows' values. */
const columnsOf = new Map<string, readonly string[]>();

/** When evidence that tests name was uploaded, ms: never too long ago for a step to take it. */
export const EVIDENCE_NAMED_AT = Date.parse("2100-01-01T00:00:00Z");

/** Files that tests name are uploaded when they are named first (`named-files.ts`), at the beginning of time. */
const NAMED_BY_TESTS: Readonly<Record<string, string>> = {
  files: "WHERE created_at > 0",
  order_evidence: `WHERE created_at < ${EVIDENCE_NAMED_AT}`,
};

/** Where the map puts the address of an order: kept with it whenever the order is read first. */
const KEPT_WHEN_READ = new Set(["lng", "lat"]);

/** The last snapshot, and the moment before it was taken. */
let last: { readonly at: number; readonly snapshot: Snapshot } | undefined;

/** The database of the file before is gone. */
export function forgetSnapshot(): void {
  last = undefined;
}

/** The database as it stands: of tables that nothing has changed since the last snapshot, as they stood then. */
export async function takeSnapshot(): Promise<Snapshot> {
  if (columnsOf.size === 0) await readColumns();
  const known = last;
  const at = thisMoment();
  const stale = [...columnsOf.keys()].filter((table) => !known || hasChanged(known.at, [table]));
  if (known && stale.length === 0) return known.snapshot;
  const db = inEachStore(env.DB);
  const read = await db.batch<Record<string, string>>(queriesOf(stale).map((query) => db.prepare(query)));
  const texts = new Map<string, string>();
  for (const [table, rows] of read.flatMap(({ results }) => results.flatMap(Object.entries<string>))) {
    texts.set(table, joined(texts.get(table), rows));
  }
  const snapshot = new Map([...(known?.snapshot ?? []), ...texts]);
  last = { at, snapshot };
  return snapshot;
}

/** The JSON arrays of two stores as one. */
function joined(first: string | undefined, second: string): string {
  if (first === undefined || first === "[]") return second;
  return second === "[]" ? first : `${first.slice(0, -1)},${second.slice(1)}`;
}

/** Each answers one row for each store, which has a column for each of its tables: all of one owner. */
function queriesOf(tables: readonly string[]): string[] {
  return [...Map.groupBy(tables, ownerOfTable).values()].flatMap((own) => {
    const texts = own.map(textOf);
    return Array.from(
      { length: Math.ceil(texts.length / TABLES_AT_ONCE) },
      (_, index) => `SELECT ${texts.slice(index * TABLES_AT_ONCE, (index + 1) * TABLES_AT_ONCE).join(", ")}`,
    );
  });
}

async function readColumns(): Promise<void> {
  const tables = await tableNames();
  const columns = await env.DB.batch<{ name: string }>(
    tables.map((table) => env.DB.prepare("SELECT name FROM pragma_table_info(?)").bind(table)),
  );
  for (const [index, table] of tables.entries()) {
    const names = (columns[index]?.results ?? []).map(({ name }) => name);
    columnsOf.set(
      table,
      names.filter((name) => table !== "orders" || !KEPT_WHEN_READ.has(name)),
    );
  }
}

async function tableNames(): Promise<string[]> {
  const { results } = await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all<{
    name: string;
  }>();
  return results
    .map((row) => row.name)
    .filter((name) => !LEFT_OUT.has(name) && !name.startsWith("sqlite_") && !name.startsWith("_cf_"));
}

/** A function of SQLite takes so many arguments. */
const ARGUMENTS = 30;

function textOf(table: string): string {
  const columns = (columnsOf.get(table) ?? []).map((column) => `"${column}"`);
  const parts = Array.from({ length: Math.ceil(columns.length / ARGUMENTS) }, (_, part) =>
    columns.slice(part * ARGUMENTS, (part + 1) * ARGUMENTS).join(", "),
  );
  const row = parts.map((part) => `json_array(${part})`).join(", ");
  return `(SELECT json_group_array(json_array(${row})) FROM "${table}" ${NAMED_BY_TESTS[table] ?? ""}) AS "${table}"`;
}

/** Rows that are new or were changed, each as `table {row}`. */
export const rowsAdded = (before: Snapshot, after: Snapshot): string[] => difference(after, before);

/** Rows that went away or were changed, as they were. */
export const rowsRemoved = (before: Snapshot, after: Snapshot): string[] => difference(before, after);

/** Rows as lists of their parts. */
const rowValues = z.array(z.array(z.array(z.unknown())));

function rowsOf(table: string, text = "[]"): string[] {
  const columns = columnsOf.get(table) ?? [];
  return rowValues
    .parse(JSON.parse(text))
    .map((parts) => parts.flat())
    .map((values) => JSON.stringify(Object.fromEntries(columns.map((column, at) => [column, values[at]]))));
}

function difference(these: Snapshot, without: Snapshot): string[] {
  if (these === without) return [];
  return [...these].flatMap(([table, text]) => {
    if (without.get(table) === text) return [];
    const known = new Set(rowsOf(table, without.get(table)));
    return rowsOf(table, text)
      .filter((row) => !known.has(row))
      .map((row) => `${table} ${row}`);
  });
}
