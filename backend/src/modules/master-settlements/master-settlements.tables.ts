import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import {
  APPEAL_STATES,
  SETTLEMENT_KINDS,
  SETTLEMENT_STATES,
} from "../../../../schema/rules/masters/master-settlement";

/**
 * The payment to a master or a provider for one order (decision 060). The trigger `master_settlements_begin`
 * adds a row for each ledger event that credits `payable:<customer>:worker:<worker>`, so no code can forget
 * it. Money in 分, times in ms UTC. `master_settlements_change` allows only the changes that this module
 * makes, and none after the pay-out.
 */
export const masterSettlements = sqliteTable(
  "master_settlements",
  {
    /** Id of the ledger event that created it. */
    id: integer("id").primaryKey(),
    orderId: integer("order_id").notNull(),
    customerId: integer("customer_id").notNull(),
    /** The master, or the provider who sent the master. */
    workerId: integer("worker_id").notNull(),
    kind: text("kind", { enum: SETTLEMENT_KINDS }).notNull(),
    amount: integer("amount").notNull(),
    createdAt: integer("created_at").notNull(),
    dueAt: integer("due_at").notNull(),
    state: text("state", { enum: SETTLEMENT_STATES }).notNull().default("OPEN"),
    /** Stars of the rating that caused the deduction; null without one. */
    stars: integer("stars"),
    /** The amount that the guarantee fund holds now. */
    deduction: integer("deduction").notNull().default(0),
    /** The amount that was returned after an appeal. */
    returned: integer("returned").notNull().default(0),
    appeal: text("appeal", { enum: APPEAL_STATES }),
    appealReason: text("appeal_reason"),
    appealedAt: integer("appealed_at"),
    /** The reason of the staff's decision about the appeal. */
    decision: text("decision"),
    decidedAt: integer("decided_at"),
    payoutId: integer("payout_id"),
    paidAmount: integer("paid_amount"),
    paidAt: integer("paid_at"),
  },
  (table) => [
    check("master_settlements_deduction", sql`${table.deduction} BETWEEN 0 AND ${table.amount}`),
    // The paid amount must match the row: if a deduction was not read, the batch is refused.
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

/** A line of the statement for a master: a settlement that a pay-out has paid. Money in 分. */
export interface PaidLine {
  readonly settlementId: number;
  readonly workerId: number;
  readonly orderNo: string;
  readonly kind: (typeof SETTLEMENT_KINDS)[number];
  readonly amount: number;
  readonly deduction: number;
}

/**
 * Pay-outs to masters, by the key of the request that made them: the same request again gets the same answer.
 * In the directory, because a pay-out covers many customers (decision 064). First the pay-out is stored here,
 * then each customer's settlements are paid in a transaction of their own.
 */
export const masterPayouts = sqliteTable("master_payouts", {
  id: integer("id").primaryKey(),
  key: text("key").notNull().unique(),
  /** The only master to pay; null for all. */
  workerId: integer("worker_id"),
  requestId: text("request_id").notNull(),
  createdAt: integer("created_at").notNull(),
  /** Ids of the settlements that were due, JSON. */
  planned: text("planned", { mode: "json" }).$type<readonly number[]>().notNull(),
  /** Time at which all of them were processed; null while a request may have to continue. */
  paidAt: integer("paid_at"),
  /** What was paid, as its answers have told; null in a pay-out of an earlier release. */
  lines: text("lines", { mode: "json" }).$type<readonly PaidLine[]>(),
});
