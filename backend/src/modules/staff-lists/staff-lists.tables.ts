import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Changed rows of a customer that are in a staff list and were not copied yet (decision 068). The triggers
 * `staff_list_…` write them with the change; they are deleted once the directory has it. In the customer's
 * store.
 */
export const staffListChanges = sqliteTable(
  "staff_list_changes",
  {
    customerId: integer("customer_id").notNull(),
    list: text("list").notNull(),
    /** Id of the row in the list. */
    id: integer("id").notNull(),
    /** Random with each change, so that a mark that was set again differs from the one that was read. */
    token: integer("token").notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.list, table.id] })],
);

/**
 * Entries of the staff lists: copies of rows of all stores (decision 068). An entry of a row that left the
 * list stays for an hour without state and data, so that a late copy does not bring it back. Times in ms.
 */
export const staffListEntries = sqliteTable(
  "staff_list_entries",
  {
    list: text("list").notNull(),
    id: integer("id").notNull(),
    customerId: integer("customer_id").notNull(),
    /** Number of the store that it was read in. */
    store: integer("store").notNull(),
    /** State by which the list is filtered; null after it left the list. */
    state: text("state"),
    /** A number or code by which it is looked up. */
    key: text("key"),
    workerId: integer("worker_id"),
    /** Due time, or the time since when it waits, in lists that have one. */
    at: integer("at"),
    /** Time at which the entry is deleted; null while it is open. */
    endsAt: integer("ends_at"),
    /** When the row was read, by the clock of its store. */
    readAt: integer("read_at").notNull(),
    /** JSON of other data that the directory does not have. */
    data: text("data"),
  },
  (table) => [
    primaryKey({ columns: [table.list, table.id] }),
    index("staff_list_entries_by_state").on(table.list, table.state, table.id),
    index("staff_list_entries_by_key").on(table.list, table.key).where(sql`key IS NOT NULL`),
    index("staff_list_entries_by_worker")
      .on(table.list, table.workerId, table.id)
      .where(sql`worker_id IS NOT NULL`),
    index("staff_list_entries_by_time").on(table.list, table.state, table.at).where(sql`at IS NOT NULL`),
    index("staff_list_entries_by_end").on(table.endsAt).where(sql`ends_at IS NOT NULL`),
  ],
);

/** Progress of copying for each store, and of a rebuild of its entries. In the directory. */
export const staffListTimes = sqliteTable("staff_list_times", {
  store: integer("store").primaryKey(),
  /** All changes until then are in the entries, ms; null before the first minute. */
  asOf: integer("as_of"),
  /**
   * Begin of the store's last run if nothing was left afterwards; null while something is left. An idle store
   * counts as copied until now.
   */
  restsSince: integer("rests_since"),
  /** The list that the rebuild copies, from the row after `rebuildAfter` on; null without a rebuild. */
  rebuildList: text("rebuild_list"),
  rebuildAfter: integer("rebuild_after").notNull().default(0),
  /** Begin of the rebuild by the clock of the store, ms; null before its first slice. */
  rebuildBeganAt: integer("rebuild_began_at"),
});
