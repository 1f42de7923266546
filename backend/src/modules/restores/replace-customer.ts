import { DUMPED_TABLES, type DumpedRows, type DumpManifest, REPLACED_TABLES, readCustomer } from "../dumps";
import {
  type CellSide,
  columnsOf,
  deleteRows,
  deletionOf,
  insertionsOf,
  type Moving,
  RECOUNTING,
  RESTORING,
  runPastTriggers,
  type Sql,
  type Trigger,
} from "../moves";

/** A customer whose bucket is marked, in its cell. */
export interface Replacing {
  readonly customerId: number;
  readonly moving: Moving;
  readonly cell: CellSide;
  /** Triggers of the cell that are not about moves. */
  readonly triggers: readonly Trigger[];
}

/**
 * Columns for signing in and paying. Their present values are kept, because changes since the moment had a
 * reason.
 */
const KEPT_OF_CUSTOMER: ReadonlySet<string> = new Set([
  ...["id", "phone", "blocked_at", "small_payment_limit"],
  ...["pay_password_hash", "pay_password_failures", "pay_password_locked_until", "pay_password_outdated"],
]);

/** The triggers that stay count orders and index their names (decision 078). */
const past = (triggers: readonly Trigger[]) => ({
  triggers: triggers.filter(({ name }) => !RECOUNTING.test(name)),
  state: RESTORING,
});

/** Deletes the rows that the dump replaces. It can be repeated. */
export async function emptyCustomer({ customerId, moving, cell, triggers }: Replacing): Promise<void> {
  const { keys } = await columnsOf(
    cell,
    REPLACED_TABLES.map(({ table }) => table),
  );
  const parts = REPLACED_TABLES.map(({ table, ofCustomer }) => ({
    table,
    where: ofCustomer,
    values: [customerId],
  }));
  while (!(await deleteRows(cell, { moving, keys, parts }, past(triggers))));
}

/** Statements that store a slice of the dump; existing rows of the slice are replaced. */
function storing({ table, columns, rows }: DumpedRows, key: readonly string[]): Sql[] {
  if (table === "customers") {
    const taken = columns.filter((column) => !KEPT_OF_CUSTOMER.has(column));
    const set = taken.map((column) => `${column} = excluded.${column}`).join(", ");
    return insertionsOf(table, columns, rows, `ON CONFLICT (id) DO UPDATE SET ${set}`);
  }
  if (table === "account_closings") return insertionsOf(table, columns, rows, "ON CONFLICT DO NOTHING");
  const places = key.map((column) => columns.indexOf(column));
  const keys = JSON.stringify(rows.map((row) => places.map((place) => row[place])));
  return [deletionOf(table, key, keys), ...insertionsOf(table, columns, rows)];
}

/**
 * Stores the rows of the customer in a dump, slice by slice. It can be repeated from any slice.
 *
 * @param from number of stored slices
 * @param stored called after each slice
 * @throws BrokenDump; Error of SQLite
 */
export async function fillCustomer(
  { customerId, moving, cell, triggers }: Replacing,
  { bucket, manifest, from }: { bucket: R2Bucket; manifest: DumpManifest; from: number },
  stored: (slices: number, rows: number) => Promise<void>,
): Promise<void> {
  const { keys } = await columnsOf(
    cell,
    DUMPED_TABLES.map(({ table }) => table),
  );
  let slice = 0;
  for await (const parts of readCustomer(bucket, manifest, customerId)) {
    slice += 1;
    if (slice <= from) continue;
    const statements = parts.flatMap((part) => storing(part, keys.get(part.table) ?? []));
    await runPastTriggers(cell, moving, past(triggers), statements);
    await stored(
      slice,
      parts.reduce((sum, { rows }) => sum + rows.length, 0),
    );
  }
}
