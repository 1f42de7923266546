import { ownerOfTable } from "../../shared/stores/table-owners";
import { PERSONAL_TABLES } from "../personal-data";

/**
 * The column with the bucket of a row: in an id, at the beginning of a number, or in the number of a
 * withdrawal.
 */
type BucketIn = { readonly id: string } | { readonly prefix: string } | { readonly withdrawal: string };

/** A table whose rows move with their customers. */
export interface MovedTable {
  readonly table: string;
  readonly bucketIn: BucketIn;
  /**
   * Condition for the rows of a customer (`?1`) that an index finds; without it they are found by their
   * bucket.
   */
  readonly ofCustomer?: string;
  /** Set when triggers of the target make these rows from copied rows of other tables. */
  readonly isDerived?: true;
}

/**
 * Tables for counting and finding orders. They are filled with each order (decisions 030 and 054), and again
 * in the target.
 */
const DERIVED: ReadonlySet<string> = new Set(["order_tallies", "order_name_parts"]);
/** The triggers that fill these tables. They stay while rows are copied. */
export const RECOUNTING = /^(order_tallies|order_name_parts)_/;

/** Tables without a customer id in a number column: their bucket is at the beginning of a text. */
const BY_PREFIX: Readonly<Record<string, string>> = {
  files: "key",
  payment_orders: "out_trade_no",
  payment_receipts: "out_trade_no",
  payment_notifications: "out_trade_no",
};

/** Tables of customers' stores without personal data; their rows move too. */
const BESIDE: readonly MovedTable[] = [
  { table: "handed_pictures", bucketIn: { id: "link_id" } },
  { table: "payout_notifications", bucketIn: { withdrawal: "out_biz_no" } },
];

/** The table that owns the rows of all others: copied first, deleted last. */
export const CUSTOMERS = "customers";

/** Tables that belong to the cell itself. */
export const OF_THE_CELL: readonly string[] = [
  "ledger_watch",
  "master_marks",
  "bucket_marks",
  "bucket_changes",
  "cell_dumps",
  "cell_dump_files",
  "cell_dump_rows",
  "backfills",
];

function movedTable({ table, owner }: (typeof PERSONAL_TABLES)[number]): MovedTable {
  const derived = DERIVED.has(table) ? ({ isDerived: true } as const) : {};
  const prefix = BY_PREFIX[table];
  if (prefix !== undefined) return { table, bucketIn: { prefix } };
  if (typeof owner === "string")
    return { table, bucketIn: { id: owner }, ofCustomer: `${owner} = ?1`, ...derived };
  const ofCustomer = `${owner.column} IN (SELECT ${owner.key} FROM ${owner.of} WHERE ${owner.owner} = ?1)`;
  // A link has the hash of its session as its key; its `id` contains the bucket.
  return { table, bucketIn: { id: table === "upload_links" ? "id" : owner.column }, ofCustomer };
}

/**
 * All tables whose rows move with their customers, in the sequence in which rows can be deleted: a table
 * comes before the tables to which its rows refer, and the customers come last. It is the list of exports and
 * deletion (decision 061).
 */
export const MOVED_TABLES: readonly MovedTable[] = [
  ...BESIDE,
  ...PERSONAL_TABLES.filter(({ table }) => ownerOfTable(table) === "customer" && table !== CUSTOMERS).map(
    movedTable,
  ),
  { table: CUSTOMERS, bucketIn: { id: "id" }, ofCustomer: "id = ?1" },
];

/** SQL condition: a row (`NEW`, `OLD` or the name of the table) belongs to the mark `m` of a bucket. */
export function isMarked(row: string, bucketIn: BucketIn): string {
  if ("id" in bucketIn) return `m.bucket = (${row}.${bucketIn.id} & 4095)`;
  if ("prefix" in bucketIn) return `m.prefix = substr(${row}.${bucketIn.prefix}, 1, 3)`;
  // `WD`, the id of the row, six random digits.
  const number = `${row}.${bucketIn.withdrawal}`;
  return `m.bucket = (CAST(substr(${number}, 3, length(${number}) - 8) AS INTEGER) & 4095)`;
}

/** SQL condition for rows of a bucket, `?1` the bucket and `?2` its three digits. */
function isOfBucket({ table, bucketIn }: MovedTable): string {
  if ("prefix" in bucketIn)
    return `${bucketIn.prefix} >= ?2 AND ${bucketIn.prefix} < ?2 || 'g' AND ?1 IS NOT NULL`;
  const mark = "(SELECT ?1 AS bucket, ?2 AS prefix)";
  return `EXISTS (SELECT 1 FROM ${mark} m WHERE ${isMarked(table, bucketIn)})`;
}

/** A condition with its values, for each part in which rows of a bucket are found. */
export interface Part {
  readonly where: string;
  readonly values: readonly (number | string)[];
}

/** The parts of a table: one for each customer, or one for the bucket. */
export function partsOf(
  table: MovedTable,
  { bucket, prefix, customerIds }: { bucket: number; prefix: string; customerIds: readonly number[] },
): Part[] {
  const { ofCustomer } = table;
  return ofCustomer === undefined
    ? [{ where: isOfBucket(table), values: [bucket, prefix] }]
    : customerIds.map((id) => ({ where: ofCustomer, values: [id] }));
}
