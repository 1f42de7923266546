import { sql } from "drizzle-orm";
import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Dumps of past moments that are asked for, and how far each is (decision 083). Of the directory; times in ms. */
export const pastDumps = sqliteTable(
  "past_dumps",
  {
    id: integer("id").primaryKey(),
    /** Name of the dump. */
    name: text("name").notNull(),
    /** The cell that goes back, and whom the dump holds; null for all of its customers. */
    cell: integer("cell").notNull(),
    customerId: integer("customer_id"),
    /** The moment. */
    at: integer("at").notNull(),
    askedBy: text("asked_by").notNull(),
    reason: text("reason").notNull(),
    askedAt: integer("asked_at").notNull(),
    /** The run that works on it, and until when no other run may. */
    runner: text("runner"),
    busyUntil: integer("busy_until").notNull().default(0),
    /** ASKED: in the present. AWAY: on its way to the past or there. RETURNING: nothing is left to do there. */
    step: text("step", { enum: ["ASKED", "AWAY", "RETURNING"] })
      .notNull()
      .default("ASKED"),
    /** When the cell was first told to leave the present. */
    leftAt: integer("left_at"),
    /** Bookmark of the present, by which the cell comes back. */
    present: text("present"),
    /** Whether the dump is complete. */
    isMade: integer("is_made", { mode: "boolean" }).notNull().default(false),
    cancelledBy: text("cancelled_by"),
    /** When the cell was back. */
    doneAt: integer("done_at"),
    /** Why it did not get on, when last tried. */
    failure: text("failure"),
  },
  // A cell is at one moment at a time.
  (table) => [uniqueIndex("past_dumps_open").on(table.cell).where(sql`done_at IS NULL`)],
);
