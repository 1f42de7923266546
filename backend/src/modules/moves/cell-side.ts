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

/** A cell as the mover uses it: in whole transactions, without the checks of the marks. */
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

/** A moving bucket, and the run that moves it. */
export interface Moving {
  readonly bucket: number;
  readonly runner: string;
}

/**
 * Statement that refuses its transaction, by the primary key, unless the mark of the bucket belongs to this
 * run. So an older run that is still working changes nothing.
 */
export const onlyBy = ({ bucket, runner }: Moving): Sql => [
  "INSERT INTO bucket_marks SELECT bucket, prefix, state, runner FROM bucket_marks WHERE bucket = ? AND runner <> ?",
  bucket,
  runner,
];

/** The mark of a bucket while rows of one of its customers are restored (decision 079). */
export const RESTORING = "RESTORING";

/** Statement that refuses its transaction, by the primary key, while the bucket has this mark. */
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

/** The mark of a bucket in a cell; null when the cell simply holds the bucket, or has never had it. */
export async function stateOf(cell: CellSide, bucket: number): Promise<string | null> {
  const [rows] = await cell.run(["SELECT state FROM bucket_marks WHERE bucket = ?", bucket]);
  return (rows?.[0]?.[0] as string | undefined) ?? null;
}

/** Columns of all tables of a cell: the stored ones, and those of the primary key. */
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

/** The customers of a bucket whose rows are in a cell. */
export async function customersOf(cell: CellSide, bucket: number): Promise<number[]> {
  const [rows] = await cell.run([`SELECT id FROM ${CUSTOMERS} WHERE (id & 4095) = ? ORDER BY id`, bucket]);
  return (rows ?? []).map(([id]) => Number(id));
}

/** Statements that create the triggers for moving buckets; existing ones stay. */
export const watchRows = (keys: Keys): Sql[] => movingTriggers(keys).map((sql) => [sql]);

/** Deletes these triggers when no other bucket of the cell is moving. */
export async function unwatchRows(cell: CellSide): Promise<void> {
  const [rest = [], triggers = []] = await cell.run(
    ["SELECT 1 FROM bucket_marks WHERE state <> 'MOVED'"],
    [`SELECT name FROM sqlite_master WHERE type = 'trigger' AND ${IS_MOVING}`],
  );
  if (rest.length > 0 || triggers.length === 0) return;
  await cell.run(...triggers.map(([name]): Sql => [`DROP TRIGGER IF EXISTS ${name}`]));
}

/** A trigger that is not about moves, with its SQL text. */
export interface Trigger {
  readonly name: string;
  readonly sql: string;
}

/** The triggers of a cell that are not about moves. */
export async function businessTriggers(cell: CellSide): Promise<Trigger[]> {
  const [rows = []] = await cell.run([
    `SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND NOT (${IS_MOVING})`,
  ]);
  return rows.map(([name, sql]) => ({ name: String(name), sql: String(sql) }));
}

/**
 * Runs statements about a bucket's rows as one transaction, without the cell's usual triggers and without the
 * refusals for moving buckets. No other code in the cell sees the state in between.
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
