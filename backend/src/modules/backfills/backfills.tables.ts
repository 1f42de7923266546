import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** How far the backfills of a store are (decision 084); each cell has this table for itself. Times in ms. */
export const backfills = sqliteTable("backfills", {
  name: text("name").primaryKey(),
  /** What its last slice has told; null before the first one. */
  cursor: text("cursor"),
  /** Counts how often it was told to begin again: a run that knows an earlier number notes nothing any more. */
  round: integer("round").notNull().default(0),
  beganAt: integer("began_at").notNull(),
  doneAt: integer("done_at"),
});
