import { isMarked, MOVED_TABLES, type MovedTable } from "./moved-tables";

/** Prefix of the triggers that a cell has while one of its buckets is moving. */
const PREFIX = "moving_";
/** SQL condition for the name of such a trigger. */
export const IS_MOVING = `name LIKE '${PREFIX.replace("_", "\\_")}%' ESCAPE '\\'`;

const ROWS = { INSERT: "NEW", UPDATE: "NEW", DELETE: "OLD" } as const;

/** The error text for changes to rows that a cell does not hold, or may not change now. */
const ON_ITS_WAY = "cell: the row is on its way";

/** Columns of the primary key of each table. */
export type Keys = ReadonlyMap<string, readonly string[]>;

/** The primary key of a row as JSON. */
export const rowKey = (row: string, key: readonly string[]): string =>
  `json_array(${key.map((column) => `${row}.${column}`).join(", ")})`;

function trigger({ table, bucketIn, isDerived }: MovedTable, change: keyof typeof ROWS, keys: Keys): string {
  const row = ROWS[change];
  const marked = isMarked(row, bucketIn);
  // Changes that the target's triggers make themselves are not listed.
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
 * Triggers of a cell while one of its buckets is moving. They list every changed row of a leaving bucket, and
 * refuse all changes to rows that the cell does not hold. So a job for all customers of the cell cannot
 * change rows that have left or not arrived.
 */
export const movingTriggers = (keys: Keys): string[] =>
  MOVED_TABLES.flatMap((table) =>
    (["INSERT", "UPDATE", "DELETE"] as const).map((change) => trigger(table, change, keys)),
  );
