import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Details of masters and providers whom a customer has met, for the customer's pages. They are copied from
 * the directory's `workers` in the transaction in which they meet, so that statements about a customer's rows
 * do not read the directory (decision 065).
 */
export const customerMasters = sqliteTable(
  "customer_masters",
  {
    customerId: integer("customer_id").notNull(),
    workerId: integer("worker_id").notNull(),
    type: text("type", { enum: ["PERSONAL", "ENTERPRISE"] }).notNull(),
    name: text("name").notNull(),
    phone: text("phone").notNull(),
    avatar: text("avatar"),
    /** ms */
    verifiedAt: integer("verified_at"),
    /** The copied `workers.version`; an older version never replaces a newer one. */
    version: integer("version").notNull(),
    /** ms */
    copiedAt: integer("copied_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.workerId] }),
    index("customer_masters_of_worker").on(table.workerId, table.version),
  ],
);

/**
 * The last change of masters that each store has reported as followed; the cron wakes stores that are behind.
 */
export const masterFollows = sqliteTable("master_follows", {
  store: integer("store").primaryKey(),
  done: integer("done").notNull(),
});

/** The last change of masters that a store has followed: one row. */
export const masterMarks = sqliteTable("master_marks", {
  id: integer("id").primaryKey(),
  /** Number of the last change that all cards contain, also those that a late request wrote. */
  done: integer("done").notNull(),
  /** Number of the last change that a run saw, and the time when a run first saw it, ms. */
  seen: integer("seen").notNull(),
  seenAt: integer("seen_at").notNull(),
});
