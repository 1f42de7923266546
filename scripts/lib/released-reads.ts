import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { backendStatements } from "./backend-statements";
import type { Migration } from "./migrations";
import { ROOT } from "./run";

const FOLDER = join(ROOT, "backend/migrations");
/** Written by `npm run schema:release`. */
export const RELEASED_READS = join(FOLDER, "released-reads.json");

/** Columns by table. */
export type Reads = Readonly<Record<string, readonly string[]>>;

const snapshot = z.object({
  tables: z.record(z.string(), z.object({ columns: z.record(z.string(), z.unknown()) })),
});

/**
 * What the backend reads and writes as it is now: the tables that its statements name, each with the columns of its
 * drizzle table, as a read of a whole row names all of them.
 */
export function currentReads(): Reads {
  const newest = readdirSync(join(FOLDER, "meta"))
    .filter((name) => name.endsWith("_snapshot.json"))
    .sort()
    .at(-1);
  const { tables } = snapshot.parse(JSON.parse(readFileSync(join(FOLDER, "meta", newest ?? ""), "utf8")));
  const named = new Set(backendStatements().flatMap((statement) => statement.tables));
  return Object.fromEntries(
    Object.entries(tables)
      .filter(([table]) => named.has(table))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([table, { columns }]) => [table, Object.keys(columns)]),
  );
}

/** What the last release reads. */
export const releasedReads = (): Reads =>
  z.record(z.string(), z.array(z.string())).parse(JSON.parse(readFileSync(RELEASED_READS, "utf8")));

const NAME = /[`"[]?(\w+)[`"\]]?/.source;
const DROPPED_TABLE = new RegExp(String.raw`^\s*DROP\s+TABLE\s+(?:IF\s+EXISTS\s+)?${NAME}`, "i");
const RENAMED_TABLE = new RegExp(String.raw`^\s*ALTER\s+TABLE\s+${NAME}\s+RENAME\s+TO\s+${NAME}`, "i");
const CHANGED_COLUMN = new RegExp(
  String.raw`^\s*ALTER\s+TABLE\s+${NAME}\s+(DROP|RENAME)\s+(?:COLUMN\s+)?(?!TO\b)${NAME}`,
  "i",
);

const withoutComments = (sql: string) => sql.replace(/--[^\n]*/g, "").replace(/\/\*[\s\S]*?\*\//g, "");

/** What a migration does to tables and columns that a release reads, by its text, in words. */
function changesOf({ name, statements }: Migration, reads: Reads): string[] {
  const texts = statements.flatMap((text) => withoutComments(text).split(";"));
  // A table is rebuilt by copying it into another one that then takes its name.
  const rebuilt = new Set(texts.flatMap((text) => RENAMED_TABLE.exec(text)?.[2] ?? []));
  return texts.flatMap((text) => {
    const [, dropped = ""] = DROPPED_TABLE.exec(text) ?? [];
    const [, renamed = ""] = RENAMED_TABLE.exec(text) ?? [];
    const [, table = "", how = "", column = ""] = CHANGED_COLUMN.exec(text) ?? [];
    return [
      ...(dropped in reads && !rebuilt.has(dropped) ? [`${name} drops ${dropped}`] : []),
      ...(renamed in reads ? [`${name} renames ${renamed}`] : []),
      ...(reads[table]?.includes(column) ? [`${name} ${how.toLowerCase()}s ${table}.${column}`] : []),
    ];
  });
}

/** What a release misses in a database, in words. */
function missingIn(sqlite: DatabaseSync, name: string, reads: Reads): string[] {
  return Object.entries(reads).flatMap(([table, columns]) => {
    const rows = sqlite.prepare(
      `SELECT name, "notnull" AS isNeeded, dflt_value AS usual, pk FROM pragma_table_info(?)`,
    );
    const found = rows.all(table) as { name: string; isNeeded: number; usual: unknown; pk: number }[];
    if (found.length === 0) return [`after ${name} there is no ${table}`];
    const missing = columns.filter((column) => !found.some((one) => one.name === column));
    const needed = found.filter(
      (one) => !columns.includes(one.name) && one.isNeeded === 1 && one.usual === null && one.pk === 0,
    );
    return [
      ...missing.map((column) => `after ${name} there is no ${table}.${column}`),
      ...needed.map((one) => `after ${name} a new row of ${table} needs ${one.name}`),
    ];
  });
}

/**
 * Why the last release could not go on while these migrations are applied, in words (reliability.md R36): tables and
 * columns that it reads are dropped or renamed, or its inserts would miss a new column. Applies them in memory.
 *
 * @param migrations all of them, in order
 * @param released how many of them the release has itself
 */
export function breaksOf(migrations: readonly Migration[], released: number, reads: Reads): string[] {
  const sqlite = new DatabaseSync(":memory:");
  try {
    const breaks: string[] = [];
    for (const [index, migration] of migrations.entries()) {
      for (const statement of migration.statements) sqlite.exec(statement);
      if (index < released) continue;
      breaks.push(...changesOf(migration, reads), ...missingIn(sqlite, migration.name, reads));
    }
    return breaks;
  } finally {
    sqlite.close();
  }
}
