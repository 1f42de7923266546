import { isMarked, MOVED_TABLES, type MovedTable } from "./moved-tables";

/** Names of the triggers that a cell has while one of its buckets is on its way. */
const PREFIX = "moving_";
/** SQL condition for the name of such a trigger. */
export const IS_MOVING = `name LIKE '${PREFIX.replace("_", "\\_")}%' ESCAPE '\\'`;

const ROWS = { INSERT: "NEW", UPDATE: "NEW", DELETE: "OLD" } as const;

/** The text with which rows are refused that a cell does not hold, or not for the moment. */
const ON_ITS_WAY = "cell: the row is on its way";

/** Columns of the primary key of each table. */
export type Keys = ReadonlyMap<string, readonly string[]>;

/** The primary key of a row as JSON. */
export const rowKey = (row: string, key: readonly string[]): string =>
  `json_array(${key.map((column) => `${row}.${column}`).join(", ")})`;

function trigger({ table, bucketIn, isDerived }: MovedTable, change: keyof typeof ROWS, keys: Keys): string {
  const row = ROWS[change];
  const marked = isMarked(row, bucketIn);
  // What the target makes itself is not noted.
  const note = isDerived
    ? ""
    : `INSERT INTO bucket_changes (table_name, row_key)
       SELECT '${table}', ${rowKey(row, keys.get(table) ?? [])} FROM bucket_marks m WHERE ${marked} AND m.state = 'LEAVING';`;
  return `CREATE TRIGGER IF NOT EXISTS ${PREFIX}${table}_${change} AFTER ${change} ON ${table}
    BEGIN
      SELECT RAISE(ABORT, '${ON_ITS_WAY}')
      FROM bucket_marks m WHERE ${marked} AND m.state IN ('FROZEN', 'LEFT', 'ARRIVING', 'RESTORING');
      ${note}
    END`;
}

/**
 * The triggers of a cell while one of its buckets is on its way: they note every row of a bucket that leaves and changes,
 * by whichever code, and refuse every change to rows that the cell does not hold. A job that works on all customers of
 * the cell thus cannot touch what has left, or what has not arrived.
 */
export const movingTriggers = (keys: Keys): string[] =>
  MOVED_TABLES.flatMap((table) =>
    (["INSERT", "UPDATE", "DELETE"] as const).map((change) => trigger(table, change, keys)),
  );
