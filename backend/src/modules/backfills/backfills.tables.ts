import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Progress of the backfills of a store (decision 084). Each cell has a table of its own. Times in ms. */
export const backfills = sqliteTable("backfills", {
  name: text("name").primaryKey(),
  /** Position after the last slice; null before the first one. */
  cursor: text("cursor"),
  /** How often the backfill was restarted. A run that knows an earlier number stores no progress. */
  round: integer("round").notNull().default(0),
  beganAt: integer("began_at").notNull(),
  doneAt: integer("done_at"),
});
