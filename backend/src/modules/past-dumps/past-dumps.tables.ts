import { sql } from "drizzle-orm";
import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Requested dumps of past moments, and their progress (decision 083). In the directory; times in ms. */
export const pastDumps = sqliteTable(
  "past_dumps",
  {
    id: integer("id").primaryKey(),
    /** Name of the dump. */
    name: text("name").notNull(),
    /** The cell that goes back, and the only customer in the dump; null for all customers of the cell. */
    cell: integer("cell").notNull(),
    customerId: integer("customer_id"),
    /** The past moment. */
    at: integer("at").notNull(),
    askedBy: text("asked_by").notNull(),
    reason: text("reason").notNull(),
    askedAt: integer("asked_at").notNull(),
    /** The run that works on it, and the time until which no other run may. */
    runner: text("runner"),
    busyUntil: integer("busy_until").notNull().default(0),
    /**
     * ASKED: the cell is in the present. AWAY: on its way to the past, or there. RETURNING: the work in the
     * past is done.
     */
    step: text("step", { enum: ["ASKED", "AWAY", "RETURNING"] })
      .notNull()
      .default("ASKED"),
    /** Time at which the cell was first told to leave the present. */
    leftAt: integer("left_at"),
    /** Bookmark of the present, which brings the cell back. */
    present: text("present"),
    /** Whether the dump is complete. */
    isMade: integer("is_made", { mode: "boolean" }).notNull().default(false),
    cancelledBy: text("cancelled_by"),
    /** Time at which the cell was back. */
    doneAt: integer("done_at"),
    /** The reason why the last try failed. */
    failure: text("failure"),
  },
  // A cell is at one moment at a time.
  (table) => [uniqueIndex("past_dumps_open").on(table.cell).where(sql`done_at IS NULL`)],
);
