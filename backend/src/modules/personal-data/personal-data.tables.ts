import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** The requester: the customer on the page, or staff for a customer who called. */
const asked = () => text("asked_by", { enum: ["customer", "operator"] }).notNull();

/** Exports of a customer's data. The archive is in R2 under `exports/<id>.zip` from the first try until the row goes. */
export const dataExports = sqliteTable(
  "data_exports",
  {
    id: integer("id").primaryKey(),
    customerId: integer("customer_id").notNull(),
    askedBy: asked(),
    askedAt: integer("asked_at").notNull(),
    /** Day in Shanghai, counted from 1970-01-01: one export a day. */
    day: integer("day").notNull(),
    state: text("state", { enum: ["WAITING", "READY", "FAILED"] })
      .notNull()
      .default("WAITING"),
    attempts: integer("attempts").notNull().default(0),
    /** Until then it is in the queue, a run works on it, or it waits after a failed try (ms). */
    nextAttemptAt: integer("next_attempt_at").notNull(),
    readyAt: integer("ready_at"),
    /** Bytes of the archive. */
    size: integer("size"),
    /** Time at which archive and row are deleted, ms. */
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("data_exports_one_waiting").on(table.customerId).where(sql`state = 'WAITING'`),
    uniqueIndex("data_exports_one_a_day").on(table.customerId, table.day).where(sql`state <> 'FAILED'`),
    index("data_exports_due").on(table.nextAttemptAt).where(sql`state = 'WAITING'`),
    index("data_exports_by_expiry").on(table.expiresAt),
  ],
);

/** Closed accounts (decision 061). An account is closed when it has a row here. */
export const accountClosings = sqliteTable(
  "account_closings",
  {
    customerId: integer("customer_id").primaryKey(),
    askedBy: asked(),
    closedAt: integer("closed_at").notNull(),
    /** Time of the next deletion; null once nothing is left to delete. */
    nextRunAt: integer("next_run_at"),
  },
  (table) => [
    // Constraint that refuses the batch that closes an account, see `close-account.ts`.
    check("account_closings_nothing_open", sql`${table.closedAt} > 0`),
    index("account_closings_due").on(table.nextRunAt).where(sql`next_run_at IS NOT NULL`),
  ],
);
