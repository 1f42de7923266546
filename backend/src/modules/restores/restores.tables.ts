import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Restores from dumps, and their progress (decision 079). In the directory; times in ms. */
export const restores = sqliteTable(
  "restores",
  {
    id: integer("id").primaryKey(),
    /** The cell, and the restored customer; null for all customers of the dump. */
    cell: integer("cell").notNull(),
    customerId: integer("customer_id"),
    /** Name of the dump. */
    dump: text("dump").notNull(),
    /** Time at which the dump began: later changes are lost. */
    momentAt: integer("moment_at").notNull(),
    askedBy: text("asked_by").notNull(),
    reason: text("reason").notNull(),
    askedAt: integer("asked_at").notNull(),
    /** The run that works on it, and the time until which no other run may. */
    runner: text("runner"),
    busyUntil: integer("busy_until").notNull().default(0),
    /** Customers up to this id are restored. */
    lastCustomerId: integer("last_customer_id").notNull().default(0),
    /** The customer who is being restored, and the progress. */
    currentId: integer("current_id"),
    step: text("step", { enum: ["FREEZE", "COPY", "EMPTY", "FILL", "SETTLE", "UNFREEZE"] }),
    /** Slices of the customer's rows that are stored. */
    slices: integer("slices").notNull().default(0),
    /** The customer's last event before the restore. */
    lastSeq: integer("last_seq").notNull().default(0),
    /**
     * Numbers of restored customers, of those skipped because their accounts were closed since, and of stored
     * rows.
     */
    restored: integer("restored").notNull().default(0),
    skipped: integer("skipped").notNull().default(0),
    rows: integer("rows").notNull().default(0),
    /** Total time in which customers could not send requests. */
    frozenMs: integer("frozen_ms").notNull().default(0),
    doneAt: integer("done_at"),
    /** Time of the last comparison with the providers. */
    comparedAt: integer("compared_at"),
    openedAt: integer("opened_at"),
    openedBy: text("opened_by"),
    openReason: text("open_reason"),
    /** The reason why the last try failed. */
    failure: text("failure"),
    /** Who has called it off; customers who were not begun then stay as they are. */
    cancelledBy: text("cancelled_by"),
  },
  (table) => [index("restores_open").on(table.askedAt).where(sql`done_at IS NULL`)],
);

/**
 * Money that moved since the moment of a restore, according to a provider or to the rows before it. The cell
 * has the same line, or a person decides.
 */
export const restoreLines = sqliteTable(
  "restore_lines",
  {
    restoreId: integer("restore_id").notNull(),
    kind: text("kind", { enum: ["PAYMENT", "REFUND", "PAYOUT", "SETTLEMENT"] }).notNull(),
    /** Our number at the provider; for a settlement of a master, its id. */
    number: text("number").notNull(),
    /** 分 */
    amount: integer("amount").notNull(),
    at: integer("at").notNull(),
    /**
     * Source of the line: the provider, the rows from before the restore, or staff with a bill of the
     * provider.
     */
    source: text("source", { enum: ["PROVIDER", "BEFORE", "STAFF"] }).notNull(),
    /** Whether the cell had the same line in the last comparison. */
    isKnown: integer("is_known", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.restoreId, table.kind, table.number] })],
);
