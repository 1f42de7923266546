import type { RunStatements } from "../../../../durable-objects/cell/cell";
import { bucketPrefix } from "../../shared/numbers/bucket";
import { cellName } from "../../shared/stores/cells/cell-of";
import { type CellsEnv, callCell, cellsOf } from "../../shared/stores/cells/open-cells";
import { CUSTOMERS } from "./moved-tables";
import { IS_MOVING, type Keys, movingTriggers } from "./moving-triggers";

type Value = number | string | null;
type Row = readonly Value[];

/** A statement with its values. */
export type Sql = readonly [text: string, ...values: Value[]];

/** A cell, as the mover works on it: without the marks, by whole transactions. */
export interface CellSide {
  readonly number: number;
  /** Runs statements as one transaction, and answers the rows of each. */
  run(...statements: readonly Sql[]): Promise<Row[][]>;
}

/** @throws Error where there are no cells */
export function cellSide(env: CellsEnv, number: number): CellSide {
  const cells = cellsOf(env);
  if (!cells) throw new Error("there are no cells between which a bucket could move");
  const runIn: RunStatements = callCell(cells.CELLS, cellName(number));
  return {
    number,
    async run(...statements) {
      const results = await runIn(statements.map(([sql, ...values]) => ({ sql, values })));
      return results.map(({ rows }) => rows as unknown as Row[]);
    },
  };
}

/** A bucket on its way, and the run that moves it. */
export interface Moving {
  readonly bucket: number;
  readonly runner: string;
}

/**
 * Statement that refuses its transaction, by the primary key, unless the mark of the bucket is this run's: an earlier run
 * that is still under way changes nothing any more.
 */
export const onlyBy = ({ bucket, runner }: Moving): Sql => [
  "INSERT INTO bucket_marks SELECT bucket, prefix, state, runner FROM bucket_marks WHERE bucket = ? AND runner <> ?",
  bucket,
  runner,
];

/** The mark of a bucket with a customer whose rows are being restored (decision 079). */
export const RESTORING = "RESTORING";

/** Statement that refuses its transaction, by the primary key, while the mark of the bucket is this one. */
export const notWhile = ({ bucket }: Moving, state: string): Sql => [
  "INSERT INTO bucket_marks SELECT bucket, prefix, state, runner FROM bucket_marks WHERE bucket = ? AND state = ?",
  bucket,
  state,
];

/** Statement that refuses its transaction while the bucket has another mark. */
export const onlyWhile = ({ bucket }: Moving, state: string): Sql => [
  "INSERT INTO bucket_marks SELECT bucket, prefix, state, runner FROM bucket_marks WHERE bucket = ? AND state <> ?",
  bucket,
  state,
];

/** Statement that sets the mark of a bucket. */
export const mark = ({ bucket, runner }: Moving, state: string): Sql => [
  "INSERT OR REPLACE INTO bucket_marks (bucket, prefix, state, runner) VALUES (?, ?, ?, ?)",
  bucket,
  bucketPrefix(bucket),
  state,
  runner,
];

/** What a cell has written about a bucket; null for one that it simply holds, or has never seen. */
export async function stateOf(cell: CellSide, bucket: number): Promise<string | null> {
  const [rows] = await cell.run(["SELECT state FROM bucket_marks WHERE bucket = ?", bucket]);
  return (rows?.[0]?.[0] as string | undefined) ?? null;
}

/** Columns of every table of a cell: those that are stored, and those of the primary key. */
export interface Columns {
  readonly stored: ReadonlyMap<string, readonly string[]>;
  readonly keys: Keys;
  readonly numbers: ReadonlyMap<string, readonly string[]>;
}

export async function columnsOf(cell: CellSide, tables: readonly string[]): Promise<Columns> {
  const found = await cell.run(
    ...tables.map((table): Sql => ["SELECT name, pk, type FROM pragma_table_info(?) ORDER BY cid", table]),
  );
  const stored = new Map<string, string[]>();
  const keys = new Map<string, string[]>();
  const numbers = new Map<string, string[]>();
  tables.forEach((table, index) => {
    const columns = found[index] ?? [];
    const named = (rows: readonly Row[]) => rows.map(([name]) => String(name));
    stored.set(table, named(columns));
    keys.set(
      table,
      named(columns.filter(([, pk]) => pk !== 0).toSorted(([, a], [, b]) => Number(a) - Number(b))),
    );
    numbers.set(table, named(columns.filter(([, , type]) => String(type).toLowerCase() === "integer")));
  });
  return { stored, keys, numbers };
}

/** The customers of a bucket that a cell has rows of. */
export async function customersOf(cell: CellSide, bucket: number): Promise<number[]> {
  const [rows] = await cell.run([`SELECT id FROM ${CUSTOMERS} WHERE (id & 4095) = ? ORDER BY id`, bucket]);
  return (rows ?? []).map(([id]) => Number(id));
}

/** Statements that set the triggers of buckets on their way; those that are there stay. */
export const watchRows = (keys: Keys): Sql[] => movingTriggers(keys).map((sql) => [sql]);

/** Takes these triggers away once no other bucket of the cell is on its way. */
export async function unwatchRows(cell: CellSide): Promise<void> {
  const [rest = [], triggers = []] = await cell.run(
    ["SELECT 1 FROM bucket_marks WHERE state <> 'MOVED'"],
    [`SELECT name FROM sqlite_master WHERE type = 'trigger' AND ${IS_MOVING}`],
  );
  if (rest.length > 0 || triggers.length === 0) return;
  await cell.run(...triggers.map(([name]): Sql => [`DROP TRIGGER IF EXISTS ${name}`]));
}

/** A trigger of the business, with the text that makes it. */
export interface Trigger {
  readonly name: string;
  readonly sql: string;
}

/** The triggers of a cell that are not about buckets on their way. */
export async function businessTriggers(cell: CellSide): Promise<Trigger[]> {
  const [rows = []] = await cell.run([
    `SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND NOT (${IS_MOVING})`,
  ]);
  return rows.map(([name, sql]) => ({ name: String(name), sql: String(sql) }));
}

/**
 * Runs statements about a bucket's rows as one transaction, without the triggers of the business and past the refusals of
 * a bucket on its way. Nothing else of the cell sees the state in between.
 */
export async function runPastTriggers(
  cell: CellSide,
  moving: Moving,
  { triggers, state }: { triggers: readonly Trigger[]; state: string },
  statements: readonly Sql[],
): Promise<Row[][]> {
  const { bucket } = moving;
  const setState = (to: string): Sql => ["UPDATE bucket_marks SET state = ? WHERE bucket = ?", to, bucket];
  const before: Sql[] = [
    ["PRAGMA defer_foreign_keys = on"],
    onlyBy(moving),
    setState("OPEN"),
    ...triggers.map(({ name }): Sql => [`DROP TRIGGER ${name}`]),
  ];
  const after: Sql[] = [...triggers.map(({ sql }): Sql => [sql]), setState(state)];
  const results = await cell.run(...before, ...statements, ...after);
  return results.slice(before.length, before.length + statements.length);
}
