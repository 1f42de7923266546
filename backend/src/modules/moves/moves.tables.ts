import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Buckets that are in another cell than their usual one, or are moving (decision 078). A row stays after the
 * move. In the directory; times in ms.
 */
export const bucketMoves = sqliteTable(
  "bucket_moves",
  {
    bucket: integer("bucket").primaryKey(),
    /** The cell that holds the bucket. */
    cell: integer("cell").notNull(),
    /** The target cell; or the old cell while it still has rows; null once nothing is left to do. */
    target: integer("target"),
    askedAt: integer("asked_at").notNull(),
    /** The run that moves it, and the time until which no other run may. */
    runner: text("runner"),
    busyUntil: integer("busy_until").notNull().default(0),
    /** Time at which all of its rows were listed for copying. */
    listedAt: integer("listed_at"),
    /** The move was cancelled: the bucket stays in its cell. */
    isRevoked: integer("is_revoked", { mode: "boolean" }).notNull().default(false),
    /** Rows copied so far. */
    copied: integer("copied").notNull().default(0),
    /** Time in which the bucket took no requests. */
    frozenMs: integer("frozen_ms"),
    movedAt: integer("moved_at"),
    doneAt: integer("done_at"),
    /** The reason why the last try failed. */
    failure: text("failure"),
  },
  (table) => [index("bucket_moves_open").on(table.askedAt).where(sql`done_at IS NULL`)],
);

/** Marks of moving buckets; each cell has a table of its own. */
export const bucketMarks = sqliteTable("bucket_marks", {
  bucket: integer("bucket").primaryKey(),
  /** The bucket as numbers contain it at their beginning: three hex digits. */
  prefix: text("prefix").notNull(),
  /**
   * In the old cell: LEAVING (changes are listed), FROZEN (takes no requests), LEFT (rows are still there),
   * MOVED. In the new cell: ARRIVING. While one of its customers is restored: RESTORING (takes no requests).
   */
  state: text("state", {
    enum: ["LEAVING", "FROZEN", "LEFT", "MOVED", "ARRIVING", "RESTORING"],
  }).notNull(),
  /** The run that moves it: the statements of an earlier one are refused. */
  runner: text("runner").notNull(),
});

/** Rows in the old cell that still have to be copied to the new one. */
export const bucketChanges = sqliteTable("bucket_changes", {
  seq: integer("seq").primaryKey(),
  tableName: text("table_name").notNull(),
  /** JSON list of the columns of its primary key. */
  rowKey: text("row_key").notNull(),
});
