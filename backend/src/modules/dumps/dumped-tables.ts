import { MOVED_TABLES } from "../moves";
import { PERSONAL_TABLES } from "../personal-data";

/** A table of a customer's rows. */
export interface CustomerTable {
  readonly table: string;
  /** Condition for the rows of a customer, `?1`; an index finds them. */
  readonly ofCustomer: string;
}

/**
 * Tables that a restore does not change: a closed account stays closed, keys end but stay in the list, an
 * archive of personal data is deleted when its row says so, and messages of providers are kept.
 */
const KEPT: ReadonlySet<string> = new Set([
  ...["account_closings", "api_keys", "data_exports", "phone_changes", "payment_notifications"],
  "payment_holds",
]);

/**
 * Tables that a restore empties, and that no dump contains: sessions and other access, and queues whose rows
 * have been delivered since, or belong to deleted rows.
 */
const ENDED: ReadonlySet<string> = new Set([
  ...["sessions", "upload_links", "account_codes", "outbox"],
  ...["push_browsers", "push_queue", "reminder_queue", "webhook_due", "staff_list_changes"],
]);

/**
 * This table is dumped although a restore keeps the present rows: a lost cell learns from it that an account
 * is closed.
 */
const DUMPED_AS_WELL = "account_closings";

const owners = new Map(PERSONAL_TABLES.map(({ table, owner }) => [table, owner]));

function ofCustomer(table: string): string | null {
  const owner = owners.get(table);
  if (owner === undefined) return null;
  if (typeof owner === "string") return `${owner} = ?1`;
  return `${owner.column} IN (SELECT ${owner.key} FROM ${owner.of} WHERE ${owner.owner} = ?1)`;
}

/**
 * The tables with customers' rows, customers first: a row comes after the rows that it refers to. Tables that
 * triggers fill are left out.
 */
const TABLES: readonly CustomerTable[] = MOVED_TABLES.filter(({ isDerived }) => !isDerived)
  .toReversed()
  .flatMap(({ table }) => {
    const condition = ofCustomer(table);
    return condition === null ? [] : [{ table, ofCustomer: condition }];
  });

/** Tables of a dump, in the sequence in which rows can be stored. */
export const DUMPED_TABLES: readonly CustomerTable[] = TABLES.filter(
  ({ table }) => table === DUMPED_AS_WELL || !(KEPT.has(table) || ENDED.has(table)),
);

/**
 * Tables that a restore empties before it stores the rows of the dump, in the sequence in which rows can be
 * deleted.
 */
export const REPLACED_TABLES: readonly CustomerTable[] = TABLES.filter(
  ({ table }) => table !== "customers" && !KEPT.has(table),
).toReversed();
