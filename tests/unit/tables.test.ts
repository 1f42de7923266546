import { getTableName, is, type SQL } from "drizzle-orm";
import { getTableConfig, SQLiteSyncDialect, SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, test } from "vitest";
import { createNodeD1 } from "../support/database/node-d1";
import { sourceFiles } from "../support/project/source-files";

const { sqlite } = createNodeD1();
const query = (sql: string, ...values: string[]) => sqlite.prepare(sql).all(...values);
const dialect = new SQLiteSyncDialect();
const print = (value: SQL) => dialect.sqlToQuery(value.inlineParams()).sql;

const modules = await Promise.all(
  sourceFiles("backend/src")
    .filter((file) => file.endsWith(".tables.ts"))
    .map((file): Promise<Record<string, unknown>> => import(/* @vite-ignore */ `../../${file}`)),
);
const tables = modules
  .flatMap((exports) => Object.values(exports))
  .filter((value) => is(value, SQLiteTable))
  .map((table) => [getTableName(table), getTableConfig(table)] as const);
type Config = (typeof tables)[number][1];

/** The columns as the code knows them, in the words of `pragma_table_info`. */
function knownColumns({ columns, primaryKeys }: Config) {
  const keys = primaryKeys[0]?.columns.map(({ name }) => name) ?? [];
  return columns.map((column) => ({
    name: column.name,
    type: column.getSQLType().toUpperCase(),
    required: column.notNull,
    key: column.primary ? 1 : keys.indexOf(column.name) + 1,
    standard: column.default === undefined ? null : String(Number(column.default)),
  }));
}

const FLAGS: Readonly<Record<string, number>> = { false: 0, true: 1 };

/** The same, as the migrations made them. */
const madeColumns = (table: string) =>
  query('SELECT name, type, "notnull" AS required, pk, dflt_value FROM pragma_table_info(?)', table).map(
    (row) => ({
      name: row.name,
      type: String(row.type).toUpperCase(),
      required: row.required === 1,
      key: row.pk,
      standard:
        row.dflt_value === null ? null : String(Number(FLAGS[String(row.dflt_value)] ?? row.dflt_value)),
    }),
  );

/** Indexes as `unique name (columns)`, with `desc` behind a column that descends and nothing for an expression. */
function knownIndexes({ indexes, columns }: Config): string[] {
  const declared = indexes.map(({ config }) => {
    const names = config.columns.map((column) =>
      "name" in column ? column.name : print(column).replace(/^"\w+"\."(\w+)"|^\w+\(.*$/, "$1"),
    );
    return `${config.unique} ${config.name} (${names.join()})${config.where ? " where" : ""}`;
  });
  const unique = columns.filter((column) => column.isUnique);
  return [...declared, ...unique.map((column) => `true ${column.uniqueName} (${column.name})`)].sort();
}

const madeIndexes = (table: string): string[] =>
  query("SELECT name, \"unique\" AS one, partial FROM pragma_index_list(?) WHERE origin = 'c'", table)
    .map(({ name, one, partial }) => {
      const columns = query(
        "SELECT name || IIF(\"desc\", ' desc', '') AS name FROM pragma_index_xinfo(?) WHERE key ORDER BY seqno",
        String(name),
      );
      return `${one === 1} ${name} (${columns.map((column) => column.name).join()})${partial === 1 ? " where" : ""}`;
    })
    .sort();

describe.each(tables)("the table %s, as the code knows it,", (name, config) => {
  test("is the one that the migrations made: columns, keys and defaults", () => {
    expect(knownColumns(config)).toEqual(madeColumns(name));
  });

  test("has the indexes that the migrations made", () => {
    expect(knownIndexes(config)).toEqual(madeIndexes(name));
  });

  test("has the checks that the migrations made", () => {
    const [table] = query("SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?", name);
    const made = [...String(table?.sql).matchAll(/CONSTRAINT "(\w+)" CHECK\s*\((.*)\)/g)];
    expect(config.checks.map((check) => `${check.name}: ${print(check.value)}`)).toEqual(
      made.map(([, check, rule]) => `${check}: ${rule}`),
    );
  });
});

test("no table is left out", () => {
  const made = query(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  );
  expect(tables.map(([name]) => name).sort()).toEqual(made.map(({ name }) => name));
});
