import type { CellResult, CellStatement, RunStatements } from "../../../../../durable-objects/cell/cell";

/** What D1 takes as a value; a boolean is stored as 0 or 1. */
function storable(value: unknown): SqlStorageValue {
  if (typeof value === "boolean") return Number(value);
  if (value === null || typeof value === "number" || typeof value === "string") return value;
  if (value instanceof ArrayBuffer) return value;
  throw new TypeError(`a statement cannot bind a value of type ${typeof value}`);
}

/** An answer of a cell in D1's form. */
export function resultOf<Row>({ columns, rows, ...took }: CellResult): D1Result<Row> {
  return {
    success: true,
    results: rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]]))) as Row[],
    meta: {
      duration: 0,
      size_after: 0,
      rows_read: took.rowsRead,
      rows_written: took.rowsWritten,
      changes: took.changes,
      last_row_id: took.lastRowId,
      changed_db: took.rowsWritten > 0,
    },
  };
}

/** A statement with the face of D1's: drizzle and our own SQL prepare, bind and run it. */
class Statement {
  constructor(
    readonly run_: RunStatements,
    readonly sql: string,
    readonly values: readonly SqlStorageValue[] = [],
  ) {}

  bind(...values: unknown[]): Statement {
    return new Statement(this.run_, this.sql, values.map(storable));
  }

  async #result(): Promise<CellResult> {
    const [result] = await this.run_([{ sql: this.sql, values: this.values }]);
    if (!result) throw new Error("the cell did not answer a statement");
    return result;
  }

  async all<Row>(): Promise<D1Result<Row>> {
    return resultOf(await this.#result());
  }

  run<Row>(): Promise<D1Result<Row>> {
    return this.all();
  }

  async raw(options?: { columnNames?: boolean }): Promise<unknown[][]> {
    const { columns, rows } = await this.#result();
    return options?.columnNames ? [columns, ...rows] : rows;
  }

  async first(column?: string): Promise<unknown> {
    const { results } = await this.all<Record<string, unknown>>();
    const [row = null] = results;
    if (row === null || column === undefined) return row;
    if (!(column in row)) throw new Error(`D1_COLUMN_NOTFOUND: ${column}`);
    return row[column];
  }
}

/**
 * D1's face over the database of a cell: what the backend prepares, binds and puts in batches runs there as it does on
 * D1. A batch is one transaction.
 *
 * @param run how the cell's database is reached: directly inside of the cell, by a call from everywhere else
 */
export function cellDatabase(run: RunStatements): D1Database {
  const face = {
    prepare: (sql: string) => new Statement(run, sql),
    batch: async (statements: readonly Statement[]) =>
      (await run(statements.map(({ sql, values }): CellStatement => ({ sql, values })))).map(resultOf),
  };
  return face as unknown as D1Database;
}
