import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * What a customer's pages need of the masters and providers whom the customer has met: copied from the directory's
 * `workers` in the transaction in which they meet, so that no statement about a customer's rows reads the directory
 * (decision 065).
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
    /** The `workers.version` that was copied; a card is never written over by an older one. */
    version: integer("version").notNull(),
    /** ms */
    copiedAt: integer("copied_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.workerId] }),
    index("customer_masters_of_worker").on(table.workerId, table.version),
  ],
);

/** How far each store has said to have followed the changes of masters: the cron wakes those that are behind. */
export const masterFollows = sqliteTable("master_follows", {
  store: integer("store").primaryKey(),
  done: integer("done").notNull(),
});

/** How far a store has followed the changes of masters: one row. */
export const masterMarks = sqliteTable("master_marks", {
  id: integer("id").primaryKey(),
  /** Number of the last change that all cards follow, also those that a late request wrote. */
  done: integer("done").notNull(),
  /** Number of the last change that a run saw, and when it first did, ms. */
  seen: integer("seen").notNull(),
  seenAt: integer("seen_at").notNull(),
});
