import { isNoting, noteMarks, refusalOf } from "./marks";

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
/** While changed rows are noted: the notes are no changes of the caller's. */
const COUNTS_WITHOUT_NOTES =
  "SELECT total_changes() - (SELECT COALESCE(MAX(seq), 0) FROM bucket_changes), last_insert_rowid()";

/**
 * Runs statements as one transaction: all of them, or none.
 *
 * @param bucket the bucket of customers that they are about; without one the caller minds the marks
 * @throws Error what SQLite said, for the first statement that it refused; BUCKET_MOVED or BUCKET_FROZEN
 */
export function runStatements(
  storage: DurableObjectStorage,
  statements: readonly CellStatement[],
  bucket?: number,
): CellResult[] {
  const refusal = refusalOf(storage, bucket);
  if (refusal !== null) throw new Error(refusal);
  const { sql } = storage;
  const counting = isNoting(storage) ? COUNTS_WITHOUT_NOTES : COUNTS;
  const counts = () => [...sql.exec(counting).raw<[number, number]>()][0] ?? [0, 0];
  const results = storage.transactionSync(() => {
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
  noteMarks(storage, statements);
  return results;
}
