import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import {
  APPEAL_STATES,
  SETTLEMENT_KINDS,
  SETTLEMENT_STATES,
} from "../../../../schema/rules/masters/master-settlement";

/**
 * What a master or a provider is paid for one order (decision 060). The trigger `master_settlements_begin` writes a row
 * with each ledger event that credits `payable:<customer>:worker:<worker>`, so that no path can forget it. Money in 分,
 * times in ms UTC. `master_settlements_change` lets it change in the ways of this module alone, and never once it was
 * paid out.
 */
export const masterSettlements = sqliteTable(
  "master_settlements",
  {
    /** The ledger event that it began with. */
    id: integer("id").primaryKey(),
    orderId: integer("order_id").notNull(),
    customerId: integer("customer_id").notNull(),
    /** Who is paid: the master, or the provider who sent one. */
    workerId: integer("worker_id").notNull(),
    kind: text("kind", { enum: SETTLEMENT_KINDS }).notNull(),
    amount: integer("amount").notNull(),
    createdAt: integer("created_at").notNull(),
    dueAt: integer("due_at").notNull(),
    state: text("state", { enum: SETTLEMENT_STATES }).notNull().default("OPEN"),
    /** Those of the rating that deducted from it; null without one. */
    stars: integer("stars"),
    /** What the guarantee fund has of it now. */
    deduction: integer("deduction").notNull().default(0),
    /** What came back to it by an appeal. */
    returned: integer("returned").notNull().default(0),
    appeal: text("appeal", { enum: APPEAL_STATES }),
    appealReason: text("appeal_reason"),
    appealedAt: integer("appealed_at"),
    /** What staff say about the appeal. */
    decision: text("decision"),
    decidedAt: integer("decided_at"),
    payoutId: integer("payout_id"),
    paidAmount: integer("paid_amount"),
    paidAt: integer("paid_at"),
  },
  (table) => [
    check("master_settlements_deduction", sql`${table.deduction} BETWEEN 0 AND ${table.amount}`),
    // What is paid out is what the row says in that moment: a deduction that was not read refuses the batch.
    check(
      "master_settlements_paid_by_statement",
      sql`(${table.state} = 'OPEN') = (${table.payoutId} IS NULL)`,
    ),
    check(
      "master_settlements_paid_in_full",
      sql`${table.state} = 'OPEN' OR ${table.paidAmount} IS ${table.amount} - ${table.deduction}`,
    ),
    index("master_settlements_due").on(table.dueAt, table.id).where(sql`state = 'OPEN'`),
    index("master_settlements_of_worker").on(table.workerId, table.createdAt),
    index("master_settlements_of_order").on(table.orderId),
    index("master_settlements_of_payout").on(table.payoutId, table.workerId),
    index("master_settlements_appealed").on(table.appealedAt).where(sql`appeal = 'OPEN'`),
  ],
);

/**
 * Pay-outs to masters, by the key of the call that made them: the same call again answers the same statements. Of the
 * directory, because a pay-out is about many customers (decision 064): it says first what is to be paid, and each
 * customer's settlements are paid in a transaction of their own.
 */
export const masterPayouts = sqliteTable("master_payouts", {
  id: integer("id").primaryKey(),
  key: text("key").notNull().unique(),
  /** The only one who was to be paid; null for all. */
  workerId: integer("worker_id"),
  requestId: text("request_id").notNull(),
  createdAt: integer("created_at").notNull(),
  /** Ids of the settlements that were due, JSON. */
  planned: text("planned", { mode: "json" }).$type<readonly number[]>().notNull(),
  /** When all of them were looked at; null while a call may have to go on. */
  paidAt: integer("paid_at"),
});
