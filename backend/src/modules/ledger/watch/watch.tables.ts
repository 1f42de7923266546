import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** How far the books are checked (decision 062): one row, with id 1. Moments in ms. */
export const ledgerWatch = sqliteTable("ledger_watch", {
  id: integer("id").primaryKey(),
  /** The customers of all changes before it have been checked. */
  checkedUntil: integer("checked_until").notNull(),
  /** The end of the changes whose customers are being checked, up to the customer `passAfter`; null between two passes. */
  passUntil: integer("pass_until"),
  passAfter: integer("pass_after").notNull().default(0),
  sliceEndedAt: integer("slice_ended_at"),
  /** The last round over all customers: it has come to the customer `roundAfter`, null once it has ended. */
  roundBeganAt: integer("round_began_at"),
  roundAfter: integer("round_after"),
  roundCustomers: integer("round_customers").notNull().default(0),
  lastRoundEndedAt: integer("last_round_ended_at"),
  lastRoundCustomers: integer("last_round_customers").notNull().default(0),
});

/** The promises that the last check of a customer found broken. A check that finds one no more deletes its row. */
export const ledgerViolations = sqliteTable(
  "ledger_violations",
  {
    customerId: integer("customer_id").notNull(),
    rule: text("rule").notNull(),
    subject: text("subject").notNull(),
    seenAt: integer("seen_at").notNull(),
    /** When its last line was written into the log. */
    toldAt: integer("told_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.rule, table.subject] }),
    index("ledger_violations_by_telling").on(table.toldAt),
    index("ledger_violations_by_age").on(table.seenAt),
  ],
);
