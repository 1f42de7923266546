import { MOVED_TABLES } from "../moves";
import { PERSONAL_TABLES } from "../personal-data";

/** A table of a customer's rows. */
export interface CustomerTable {
  readonly table: string;
  /** Condition for the rows of a customer, `?1`; an index finds them. */
  readonly ofCustomer: string;
}

/**
 * What a restore leaves as it is, whatever it was at the moment: a closed account stays closed, keys end but are still
 * listed, an archive of personal data is removed when its row says so, and what a provider has told was told.
 */
const KEPT: ReadonlySet<string> = new Set([
  ...["account_closings", "api_keys", "data_exports", "phone_changes", "payment_notifications"],
  "payment_holds",
]);

/**
 * What ends with a restore and is in no dump: ways in, and what was on its way and has arrived since, or is
 * about rows that are gone.
 */
const ENDED: ReadonlySet<string> = new Set([
  ...["sessions", "upload_links", "account_codes", "outbox"],
  ...["push_browsers", "push_queue", "reminder_queue", "webhook_due", "staff_list_changes"],
]);

/** In a dump although a restore keeps the present row: a cell that was lost learns from it that an account is closed. */
const DUMPED_AS_WELL = "account_closings";

const owners = new Map(PERSONAL_TABLES.map(({ table, owner }) => [table, owner]));

function ofCustomer(table: string): string | null {
  const owner = owners.get(table);
  if (owner === undefined) return null;
  if (typeof owner === "string") return `${owner} = ?1`;
  return `${owner.column} IN (SELECT ${owner.key} FROM ${owner.of} WHERE ${owner.owner} = ?1)`;
}

/** The tables of customers, the customers first: what refers to a row follows it. Triggers make what is left out. */
const TABLES: readonly CustomerTable[] = MOVED_TABLES.filter(({ isDerived }) => !isDerived)
  .toReversed()
  .flatMap(({ table }) => {
    const condition = ofCustomer(table);
    return condition === null ? [] : [{ table, ofCustomer: condition }];
  });

/** What a dump has of each customer, in the sequence in which it can be stored again. */
export const DUMPED_TABLES: readonly CustomerTable[] = TABLES.filter(
  ({ table }) => table === DUMPED_AS_WELL || !(KEPT.has(table) || ENDED.has(table)),
);

/** What a restore takes away before it stores what the dump has, in the sequence in which it can be deleted. */
export const REPLACED_TABLES: readonly CustomerTable[] = TABLES.filter(
  ({ table }) => table !== "customers" && !KEPT.has(table),
).toReversed();
