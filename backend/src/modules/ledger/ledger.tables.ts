import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Accounts of the double-entry ledger (ids: ledger.ts). Each belongs to the books of one customer, and so does each
 * event: a trigger refuses a line that leaves them. `balance` is the sum of the postings, kept by a trigger; wallets,
 * escrows and what is on its way out never go below zero, because the database refuses it.
 */
export const ledgerAccounts = sqliteTable(
  "ledger_accounts",
  {
    id: text("id").primaryKey(),
    kind: text("kind", {
      enum: ["wallet", "escrow", "payout", "payable", "platform", "external"],
    }).notNull(),
    customerId: integer("customer_id").notNull(),
    balance: integer("balance").notNull().default(0),
  },
  (table) => [
    check(
      "ledger_accounts_never_negative",
      sql`${table.kind} NOT IN ('wallet', 'escrow', 'payout') OR ${table.balance} >= 0`,
    ),
    index("ledger_accounts_of_customer").on(table.customerId, table.kind),
  ],
);

/** One business event that moves money. `eventKey` is unique, so the same event can never be booked twice. */
export const ledgerEvents = sqliteTable(
  "ledger_events",
  {
    id: integer("id").primaryKey(),
    eventKey: text("event_key").notNull().unique(),
    customerId: integer("customer_id").notNull(),
    /** Ledger type as the wallet page prints it (ENUM-15), e.g. PLACE_AN_ORDER, RECHARGE. */
    type: text("type").notNull(),
    orderId: integer("order_id"),
    payWay: text("pay_way"),
    content: text("content").notNull(),
    createdAt: integer("created_at").notNull(),
    /** Set last in the batch; a trigger refuses it unless the postings sum to zero. */
    sealed: integer("sealed", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [index("ledger_events_of_order").on(table.orderId)],
);

/** Lines of an event, in 分; append-only by trigger. */
export const ledgerPostings = sqliteTable(
  "ledger_postings",
  {
    eventId: integer("event_id").notNull(),
    accountId: text("account_id").notNull(),
    amount: integer("amount").notNull(),
    /** Balance of the account after this line. */
    balanceAfter: integer("balance_after").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.accountId] }),
    // Ends in the rowid, so that an account's lines come in the order they were written.
    index("ledger_postings_of_account").on(table.accountId),
  ],
);
