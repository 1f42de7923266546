import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { LEDGER_TYPES, type LedgerType } from "../../../../schema/rules/wallet/ledger";

/**
 * Accounts of the double-entry ledger (ids: ledger.ts). Each account and each event belongs to the books of
 * one customer: a trigger refuses a line that mixes two customers. `balance` is the sum of the postings, kept
 * by a trigger. The database refuses negative balances of wallets, escrows, guarantee funds and pay-outs.
 */
export const ledgerAccounts = sqliteTable(
  "ledger_accounts",
  {
    id: text("id").primaryKey(),
    kind: text("kind", {
      enum: ["wallet", "escrow", "payout", "payable", "guarantee", "masters", "platform", "external"],
    }).notNull(),
    customerId: integer("customer_id").notNull(),
    balance: integer("balance").notNull().default(0),
  },
  (table) => [
    check(
      "ledger_accounts_never_negative",
      sql`${table.kind} NOT IN ('wallet', 'escrow', 'payout', 'guarantee') OR ${table.balance} >= 0`,
    ),
    index("ledger_accounts_of_customer").on(table.customerId, table.kind),
    // The amount that a customer has in open orders, however many orders are over.
    index("ledger_accounts_held")
      .on(table.customerId, table.balance)
      .where(sql`kind = 'escrow' AND balance > 0`),
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
    type: text("type", { enum: LEDGER_TYPES as [LedgerType, ...LedgerType[]] }).notNull(),
    orderId: integer("order_id"),
    payWay: text("pay_way", { enum: ["WALLET", "ALIPAY", "WECHAT"] }),
    content: text("content").notNull(),
    createdAt: integer("created_at").notNull(),
    /** Set last in the batch; a trigger refuses it unless the postings sum to zero. */
    sealed: integer("sealed", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("ledger_events_of_customer").on(table.customerId),
    index("ledger_events_of_order").on(table.orderId),
    // For the fees of a month.
    index("ledger_events_of_withdrawals").on(table.customerId, table.createdAt).where(sql`type = 'CASH_OUT'`),
  ],
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

/**
 * The lines of wallets in the order in which they were booked, written by the trigger `cash_flows_add`
 * (decision 040). Each line is in several lists: all lines of the customer, those of its type, of its pay
 * way, and of both. `position` counts within the list, `moneyIn` and `moneyOut` are sums up to and including
 * the line. So the difference of two rows gives the number and the sums of the lines between two times.
 * Direct lines, which a provider took or returned for an order, are in the same lists. They do not change the
 * balance, and have sums of their own. `at` never goes backwards.
 */
export const cashFlows = sqliteTable(
  "cash_flows",
  {
    customerId: integer("customer_id").notNull(),
    /** Empty, `RECHARGE`, `/ALIPAY` or `RECHARGE/ALIPAY`. */
    list: text("list").notNull(),
    position: integer("position").notNull(),
    at: integer("at").notNull(),
    eventId: integer("event_id").notNull(),
    /** What the wallet holds after the line, 分. */
    balance: integer("balance").notNull(),
    moneyIn: integer("money_in").notNull(),
    moneyOut: integer("money_out").notNull(),
    directLines: integer("direct_lines").notNull(),
    directIn: integer("direct_in").notNull(),
    directOut: integer("direct_out").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.list, table.position] }),
    index("cash_flows_by_time").on(table.customerId, table.list, table.at, table.position),
  ],
);
