import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What is restored from a dump, and how far it is (decision 079). Of the directory; times in ms. */
export const restores = sqliteTable(
  "restores",
  {
    id: integer("id").primaryKey(),
    /** The cell whose rows are restored, and the customer; null for all customers of its dump. */
    cell: integer("cell").notNull(),
    customerId: integer("customer_id"),
    /** Name of the dump. */
    dump: text("dump").notNull(),
    /** When the dump began: what happened later is lost. */
    momentAt: integer("moment_at").notNull(),
    askedBy: text("asked_by").notNull(),
    reason: text("reason").notNull(),
    askedAt: integer("asked_at").notNull(),
    /** The run that works on it, and until when no other run may. */
    runner: text("runner"),
    busyUntil: integer("busy_until").notNull().default(0),
    /** Customers up to this id are restored. */
    lastCustomerId: integer("last_customer_id").notNull().default(0),
    /** The customer being restored, and how far. */
    currentId: integer("current_id"),
    step: text("step", { enum: ["FREEZE", "COPY", "EMPTY", "FILL", "SETTLE", "UNFREEZE"] }),
    /** Slices of the customer's rows that are stored. */
    slices: integer("slices").notNull().default(0),
    /** The last event of the customer before. */
    lastSeq: integer("last_seq").notNull().default(0),
    /** Customers restored, those left as they are because their accounts were closed since, and rows stored. */
    restored: integer("restored").notNull().default(0),
    skipped: integer("skipped").notNull().default(0),
    rows: integer("rows").notNull().default(0),
    /** How long customers took no requests, in all. */
    frozenMs: integer("frozen_ms").notNull().default(0),
    doneAt: integer("done_at"),
    /** When what the providers know was compared last. */
    comparedAt: integer("compared_at"),
    openedAt: integer("opened_at"),
    openedBy: text("opened_by"),
    openReason: text("open_reason"),
    /** Why it did not get on, when last tried. */
    failure: text("failure"),
  },
  (table) => [index("restores_open").on(table.askedAt).where(sql`done_at IS NULL`)],
);

/** Money that moved since the moment of a restore, as a provider or the rows before it say: the cell knows it too, or a person decides. */
export const restoreLines = sqliteTable(
  "restore_lines",
  {
    restoreId: integer("restore_id").notNull(),
    kind: text("kind", { enum: ["PAYMENT", "REFUND", "PAYOUT", "SETTLEMENT"] }).notNull(),
    /** Our number at the provider; of a settlement of a master, its id. */
    number: text("number").notNull(),
    /** 分 */
    amount: integer("amount").notNull(),
    at: integer("at").notNull(),
    /** Who says so: the provider, the rows from before the restore, or staff with a bill of the provider. */
    source: text("source", { enum: ["PROVIDER", "BEFORE", "STAFF"] }).notNull(),
    /** Whether the cell knew the same when last compared. */
    isKnown: integer("is_known", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.restoreId, table.kind, table.number] })],
);
