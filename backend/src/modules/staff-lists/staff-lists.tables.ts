import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Rows of a customer's that a list of staff's shows and that have changed since they were copied (decision 068). Written
 * by the triggers `staff_list_…` with the change, and deleted once the directory has it. The customer's own table.
 */
export const staffListChanges = sqliteTable(
  "staff_list_changes",
  {
    customerId: integer("customer_id").notNull(),
    list: text("list").notNull(),
    /** Of the row that the list shows. */
    id: integer("id").notNull(),
    /** Drawn with each change: a mark that was set again is not the one that was read. */
    token: integer("token").notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.list, table.id] })],
);

/**
 * What staff's lists show: a copy of rows of all stores (decision 068). A row that a list shows no more has an entry
 * without state and data for an hour, so that no late copy of it comes back. Times in ms.
 */
export const staffListEntries = sqliteTable(
  "staff_list_entries",
  {
    list: text("list").notNull(),
    id: integer("id").notNull(),
    customerId: integer("customer_id").notNull(),
    /** Number of the store that it was read in. */
    store: integer("store").notNull(),
    /** By which the list is filtered; null once the list shows it no more. */
    state: text("state"),
    /** A number or code by which it is looked up. */
    key: text("key"),
    workerId: integer("worker_id"),
    /** When it is due, in lists that are about that. */
    at: integer("at"),
    /** When the entry goes; null while its matter is open. */
    endsAt: integer("ends_at"),
    /** When the row was read, by the clock of its store. */
    readAt: integer("read_at").notNull(),
    /** JSON: what the list shows of it and the directory does not know otherwise. */
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

/** How far each store is copied, and where a rebuild of its entries is. Of the directory. */
export const staffListTimes = sqliteTable("staff_list_times", {
  store: integer("store").primaryKey(),
  /** Every change until then is in the entries, ms; null before the first minute. */
  asOf: integer("as_of"),
  /** When the last run of the store began if that has left nothing; null while something is left. A store that rests is copied until now. */
  restsSince: integer("rests_since"),
  /** The list that the rebuild copies, from the row after `rebuildAfter` on; null without a rebuild. */
  rebuildList: text("rebuild_list"),
  rebuildAfter: integer("rebuild_after").notNull().default(0),
  /** By the clock of the store, ms; null before its first slice. */
  rebuildBeganAt: integer("rebuild_began_at"),
});
