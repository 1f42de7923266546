import { ownerOfTable } from "../../shared/stores/table-owners";
import { PERSONAL_TABLES } from "../personal-data";

/** Where a row tells its bucket: in an id, at the beginning of a number, or in the number of a withdrawal. */
type BucketIn = { readonly id: string } | { readonly prefix: string } | { readonly withdrawal: string };

/** A table whose rows move with their customers. */
export interface MovedTable {
  readonly table: string;
  readonly bucketIn: BucketIn;
  /** Condition for the rows of a customer (`?1`) where an index finds them; without it they are found by the bucket. */
  readonly ofCustomer?: string;
  /** Triggers of the target make its rows, from rows of other tables that are copied. */
  readonly isDerived?: true;
}

/** What orders are counted and found by is made with each order (decisions 030 and 054), and recounted so on the way. */
const DERIVED: ReadonlySet<string> = new Set(["order_tallies", "order_name_parts"]);
/** The triggers that make it: they stay while rows are copied. */
export const RECOUNTING = /^(order_tallies|order_name_parts)_/;

/** Rows that no customer is named in, or by a text: the bucket stands at the beginning of one. */
const BY_PREFIX: Readonly<Record<string, string>> = {
  files: "key",
  payment_orders: "out_trade_no",
  payment_receipts: "out_trade_no",
  payment_notifications: "out_trade_no",
};

/** Tables of customers' stores that have nothing personal, and move. */
const BESIDE: readonly MovedTable[] = [
  { table: "handed_pictures", bucketIn: { id: "link_id" } },
  { table: "payout_notifications", bucketIn: { withdrawal: "out_biz_no" } },
];

/** Whose rows the others belong to: copied first, deleted last. */
export const CUSTOMERS = "customers";

/** Tables that each cell has for itself. */
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
  // A link is named by the hash of its session; its own id has the bucket.
  return { table, bucketIn: { id: table === "upload_links" ? "id" : owner.column }, ofCustomer };
}

/**
 * Every table whose rows move with their customers, in the sequence in which they can be deleted: what refers to rows of
 * another table stands before it, and the customer comes last. The list is that of exports and deletion (decision 061).
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
