import { jsonLists } from "../../shared/json-lists";
import {
  type CellSide,
  type Columns,
  type Moving,
  onlyBy,
  runPastTriggers,
  type Sql,
  type Trigger,
} from "./cell-side";
import { MOVED_TABLES, partsOf, RECOUNTING } from "./moved-tables";
import { type Keys, rowKey } from "./moving-triggers";

/** Rows of one slice: three round trips. */
export const SLICE = 1_000;

/** A moving bucket, with the data that both cells need. */
export interface Way {
  readonly moving: Moving;
  readonly prefix: string;
  readonly customerIds: readonly number[];
  readonly source: CellSide;
  readonly target: CellSide;
  readonly columns: Columns;
  /** Triggers of the target. */
  readonly triggers: readonly Trigger[];
}

const bucketOfWay = ({ moving: { bucket }, prefix, customerIds }: Way) => ({ bucket, prefix, customerIds });

/** The tables that are copied, customers first: a row comes after the rows that it refers to. */
const COPIED = MOVED_TABLES.filter(({ isDerived }) => !isDerived).toReversed();

/**
 * Lists all rows of the bucket for copying, table by table, in the order in which they were stored. Later
 * changes are listed by the triggers of the cell.
 */
export async function listRows(way: Way): Promise<void> {
  const { source, moving, columns } = way;
  for (const table of COPIED) {
    const { table: name } = table;
    const lists = partsOf(table, bucketOfWay(way)).map(({ where, values }): Sql => {
      const key = columns.keys.get(name) ?? [];
      // The lines of an account are read in the order of their rowids.
      const order = name === "ledger_postings" ? " ORDER BY rowid" : "";
      return [
        `INSERT INTO bucket_changes (table_name, row_key)
         SELECT '${name}', ${rowKey(name, key)} FROM ${name} WHERE ${where}${order}`,
        ...values,
      ];
    });
    if (lists.length > 0) await source.run(onlyBy(moving), ...lists);
  }
}

/** The number of rows that are still to be copied. */
export async function rowsLeft({ source }: Way): Promise<number> {
  const [rows] = await source.run(["SELECT COUNT(*) FROM bucket_changes"]);
  return Number(rows?.[0]?.[0] ?? 0);
}

const values = (count: number): string =>
  Array.from({ length: count }, (_, index) => `value ->> '$[${index}]'`).join(", ");

const isKeyOf = (table: string, key: readonly string[]): string =>
  key.map((column, index) => `${table}.${column} = k.value ->> '$[${index}]'`).join(" AND ");

/** Statement that deletes rows. @param keys JSON list of their keys, each the list of the columns of the primary key */
export const deletionOf = (table: string, key: readonly string[], keys: string): Sql => [
  `DELETE FROM ${table} WHERE (${key.join(", ")}) IN (SELECT ${values(key.length)} FROM json_each(?))`,
  keys,
];

/**
 * Statements that store rows in their sequence, each as the values of the columns; `conflict` is added at the
 * end.
 */
export const insertionsOf = (
  table: string,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
  conflict = "",
): Sql[] =>
  jsonLists(rows).map((list) => [
    `INSERT INTO ${table} (${columns.join(", ")})
     SELECT ${values(columns.length)} FROM json_each(?) WHERE TRUE ORDER BY key ${conflict}`,
    list,
  ]);

/**
 * Copies the rows that were listed first: each is read as it is now, replaced in the target, and deleted from
 * the list. It can be repeated at any point. A row that has changed since it was listed is in the list again.
 *
 * @returns the number of listed rows
 * @throws Error from SQLite, for example for an order number that the target has used already
 */
export async function copySlice(way: Way, limit = SLICE): Promise<number> {
  const { source, target, moving, columns, triggers } = way;
  const [listed = []] = await source.run([
    "SELECT seq, table_name, row_key FROM bucket_changes ORDER BY seq LIMIT ?",
    limit,
  ]);
  const last = listed.at(-1)?.[0];
  if (last === undefined || last === null) return 0;

  const byTable = Map.groupBy(listed, ([, table]) => String(table));
  const tables = [...byTable].map(([table, rows]) => ({
    table,
    key: columns.keys.get(table) ?? [],
    stored: columns.stored.get(table) ?? [],
    // The newest entry of a row that is listed twice.
    keys: `[${[...new Set(rows.map(([, , key]) => String(key)))].join()}]`,
  }));
  const found = await source.run(
    ...tables.map(
      ({ table, key, stored, keys }): Sql => [
        `SELECT ${stored.map((column) => `${table}.${column}`).join(", ")}
         FROM json_each(?) k CROSS JOIN ${table} ON ${isKeyOf(table, key)} ORDER BY k.key`,
        keys,
      ],
    ),
  );
  const deletions = tables.map(({ table, key, keys }) => deletionOf(table, key, keys));
  const insertions = tables.flatMap(({ table, stored }, index) =>
    insertionsOf(table, stored, found[index] ?? []),
  );
  const others = triggers.filter(({ name }) => !RECOUNTING.test(name));
  await runPastTriggers(target, moving, { triggers: others, state: "ARRIVING" }, [
    ...deletions,
    ...insertions,
  ]);
  await source.run(onlyBy(moving), ["DELETE FROM bucket_changes WHERE seq <= ?", last]);
  return listed.length;
}

/** Number of rows, and sum over all numbers and text lengths, of each table in both cells. */
async function sumsOf(cell: CellSide, way: Way): Promise<Map<string, string>> {
  const { columns } = way;
  const parts = MOVED_TABLES.flatMap((table) =>
    partsOf(table, bucketOfWay(way)).map((part) => ({ table, part })),
  );
  const results = await cell.run(
    ...parts.map(({ table: { table, isDerived }, part }): Sql => {
      const numbers = new Set(columns.numbers.get(table));
      const terms = (columns.stored.get(table) ?? []).map((column) =>
        numbers.has(column) ? `IFNULL(${column} & 16777215, 0)` : `IFNULL(LENGTH(${column}), 0)`,
      );
      // A list without orders counts as missing.
      const filled = isDerived && table === "order_tallies" ? " AND size <> 0" : "";
      return [
        `SELECT COUNT(*), TOTAL(${terms.join(" + ")}) FROM ${table} WHERE ${part.where}${filled}`,
        ...part.values,
      ];
    }),
  );
  const sums = new Map<string, string>();
  parts.forEach(({ table: { table } }, index) => {
    sums.set(table, `${sums.get(table) ?? ""}${JSON.stringify(results[index]?.[0])}`);
  });
  return sums;
}

/** Names of the tables that differ between source and target. */
export async function differingTables(way: Way): Promise<string[]> {
  const [there, here] = await Promise.all([sumsOf(way.source, way), sumsOf(way.target, way)]);
  return [...there].filter(([table, sums]) => here.get(table) !== sums).map(([table]) => table);
}

/** Rows of a table by a condition. */
interface RowsOfTable {
  readonly table: string;
  readonly where: string;
  readonly values: readonly (number | string)[];
}

interface Deleting {
  /** Triggers that do not run for the deletion. */
  readonly triggers: readonly Trigger[];
  /** The mark of the bucket, which is kept. */
  readonly state: string;
  readonly limit?: number;
}

/**
 * Deletes about this many rows of a bucket from a cell that takes no statements about it. A table is begun
 * when the tables before it are empty, because their rows refer to its rows, and are found by them.
 *
 * @returns whether nothing is left
 */
export async function deleteRows(
  cell: CellSide,
  { moving, keys, parts }: { moving: Moving; keys: Keys; parts: readonly RowsOfTable[] },
  { triggers, state, limit = SLICE }: Deleting,
): Promise<boolean> {
  if (parts.length === 0) return true;
  const found = await cell.run(
    ...parts.map(
      ({ table, where, values: own }): Sql => [
        `SELECT COUNT(*) FROM (SELECT 1 FROM ${table} WHERE ${where} LIMIT ${limit})`,
        ...own,
      ],
    ),
  );
  const deletions: Sql[] = [];
  let rows = 0;
  for (const [index, { table, where, values: own }] of parts.entries()) {
    const count = Number(found[index]?.[0]?.[0] ?? 0);
    if (count === 0) continue;
    const key = (keys.get(table) ?? []).join(", ");
    deletions.push([
      `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${where} LIMIT ${limit})`,
      ...own,
    ]);
    rows += count;
    // The table may have more rows.
    if (rows >= limit) break;
  }
  if (deletions.length > 0) await runPastTriggers(cell, moving, { triggers, state }, deletions);
  return rows === 0;
}

/**
 * Deletes about this many rows of a bucket from a cell that does not hold it. @returns whether nothing is
 * left
 */
export async function deleteSlice(cell: CellSide, way: Way, deleting: Deleting): Promise<boolean> {
  const parts = MOVED_TABLES.flatMap((table) =>
    partsOf(table, bucketOfWay(way)).map((part) => ({ table: table.table, ...part })),
  );
  return deleteRows(cell, { moving: way.moving, keys: way.columns.keys, parts }, deleting);
}
