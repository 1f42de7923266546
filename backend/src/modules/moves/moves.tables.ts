import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * The map of exceptions: buckets that live in another cell than their own, or are on their way (decision 078). A row stays
 * once the bucket has moved. Of the directory; times in ms.
 */
export const bucketMoves = sqliteTable(
  "bucket_moves",
  {
    bucket: integer("bucket").primaryKey(),
    /** The cell that holds the bucket. */
    cell: integer("cell").notNull(),
    /** Where it moves to, or where it has come from while rows are left there; null once nothing is left to do. */
    target: integer("target"),
    askedAt: integer("asked_at").notNull(),
    /** The run that moves it, and until when no other run may. */
    runner: text("runner"),
    busyUntil: integer("busy_until").notNull().default(0),
    /** When all of its rows were listed as rows to copy. */
    listedAt: integer("listed_at"),
    /** The bucket is to stay where it is after all. */
    isRevoked: integer("is_revoked", { mode: "boolean" }).notNull().default(false),
    /** Rows copied so far. */
    copied: integer("copied").notNull().default(0),
    /** How long the bucket took no requests. */
    frozenMs: integer("frozen_ms"),
    movedAt: integer("moved_at"),
    doneAt: integer("done_at"),
    /** Why it did not get on, when last tried. */
    failure: text("failure"),
  },
  (table) => [index("bucket_moves_open").on(table.askedAt).where(sql`done_at IS NULL`)],
);

/** What a cell knows of buckets on their way; each cell has this table for itself. */
export const bucketMarks = sqliteTable("bucket_marks", {
  bucket: integer("bucket").primaryKey(),
  /** The bucket as numbers begin with it, three hex digits. */
  prefix: text("prefix").notNull(),
  /**
   * In the cell that it leaves: LEAVING (changes are noted), FROZEN (takes nothing), LEFT (rows are still there), MOVED.
   * In the cell that it comes to: ARRIVING. While a customer of it is restored: RESTORING (takes nothing).
   */
  state: text("state", {
    enum: ["LEAVING", "FROZEN", "LEFT", "MOVED", "ARRIVING", "RESTORING"],
  }).notNull(),
  /** The run that moves it: the statements of an earlier one are refused. */
  runner: text("runner").notNull(),
});

/** Rows that the cell to which a bucket moves does not have as they are; in the cell that it leaves. */
export const bucketChanges = sqliteTable("bucket_changes", {
  seq: integer("seq").primaryKey(),
  tableName: text("table_name").notNull(),
  /** JSON list of the columns of its primary key. */
  rowKey: text("row_key").notNull(),
});
