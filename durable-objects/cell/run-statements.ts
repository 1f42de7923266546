/** A text of SQL with what is bound to it. */
export interface CellStatement {
  readonly sql: string;
  readonly values: readonly SqlStorageValue[];
}

/** What a statement answered, and what it took: entries of tables and indexes. */
export interface CellResult {
  readonly columns: string[];
  readonly rows: SqlStorageValue[][];
  readonly rowsRead: number;
  readonly rowsWritten: number;
  /** Rows that the statement and its triggers inserted, changed or deleted. */
  readonly changes: number;
  readonly lastRowId: number;
}

const COUNTS = "SELECT total_changes(), last_insert_rowid()";

/**
 * Runs statements as one transaction: all of them, or none.
 *
 * @throws Error what SQLite said, for the first statement that it refused
 */
export function runStatements(
  storage: DurableObjectStorage,
  statements: readonly CellStatement[],
): CellResult[] {
  const { sql } = storage;
  const counts = () => [...sql.exec(COUNTS).raw<[number, number]>()][0] ?? [0, 0];
  return storage.transactionSync(() => {
    let [changed] = counts();
    return statements.map(({ sql: text, values }) => {
      const cursor = sql.exec(text, ...values);
      const rows = [...cursor.raw<SqlStorageValue[]>()];
      const [changedNow, lastRowId] = counts();
      const changes = changedNow - changed;
      changed = changedNow;
      const { columnNames: columns, rowsRead, rowsWritten } = cursor;
      return { columns, rows, rowsRead, rowsWritten, changes, lastRowId };
    });
  });
}
