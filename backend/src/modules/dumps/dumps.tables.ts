import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * The dumps of a cell and the progress of an unfinished one (decision 079). Each cell has a table of its own.
 * Times in ms.
 */
export const cellDumps = sqliteTable(
  "cell_dumps",
  {
    /** The night, `2026-11-26`; for a requested dump with its time, `2026-11-26-143005`. */
    name: text("name").primaryKey(),
    beganAt: integer("began_at").notNull(),
    /** Customers up to this id are dumped. */
    lastCustomerId: integer("last_customer_id").notNull().default(0),
    /** A run works on it until then. */
    busyUntil: integer("busy_until").notNull().default(0),
    /** When its manifest was written. */
    endedAt: integer("ended_at"),
  },
  (table) => [index("cell_dumps_open").on(table.beganAt).where(sql`ended_at IS NULL`)],
);

/** Files of an unfinished dump, for its manifest. */
export const cellDumpFiles = sqliteTable(
  "cell_dump_files",
  {
    dump: text("dump").notNull(),
    number: integer("number").notNull(),
    /** JSON list of the customers in it, ascending. */
    customers: text("customers", { mode: "json" }).$type<readonly number[]>().notNull(),
    rows: integer("rows").notNull(),
  },
  (table) => [primaryKey({ columns: [table.dump, table.number] })],
);

/** Rows of a large customer, copied in one transaction, and read in slices afterwards. */
export const cellDumpRows = sqliteTable("cell_dump_rows", {
  seq: integer("seq").primaryKey(),
  dump: text("dump").notNull(),
  /** JSON: the table and the values of the row. */
  line: text("line").notNull(),
});
