import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Progress of the checks of the books (decision 062): one row, with id 1. Times in ms. */
export const ledgerWatch = sqliteTable("ledger_watch", {
  id: integer("id").primaryKey(),
  /** The customers of all changes before this time have been checked. */
  checkedUntil: integer("checked_until").notNull(),
  /** End of the period that is being checked, up to the customer `passAfter`; null between two passes. */
  passUntil: integer("pass_until"),
  passAfter: integer("pass_after").notNull().default(0),
  sliceEndedAt: integer("slice_ended_at"),
  /**
   * The last round over all customers. It has checked customers up to `roundAfter`, which is null once it has
   * ended.
   */
  roundBeganAt: integer("round_began_at"),
  roundAfter: integer("round_after"),
  roundCustomers: integer("round_customers").notNull().default(0),
  lastRoundEndedAt: integer("last_round_ended_at"),
  lastRoundCustomers: integer("last_round_customers").notNull().default(0),
});

/**
 * Violations found by the last check of each customer. The row is deleted when a check no longer finds it.
 */
export const ledgerViolations = sqliteTable(
  "ledger_violations",
  {
    customerId: integer("customer_id").notNull(),
    rule: text("rule").notNull(),
    subject: text("subject").notNull(),
    seenAt: integer("seen_at").notNull(),
    /** Time of its last line in the log. */
    toldAt: integer("told_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.rule, table.subject] }),
    index("ledger_violations_by_telling").on(table.toldAt),
    index("ledger_violations_by_age").on(table.seenAt),
  ],
);
