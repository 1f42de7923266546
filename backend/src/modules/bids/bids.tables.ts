import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/**
 * Bids of masters for orders, one row for each master and order. Money in 分, times in ms UTC. A bid is added
 * and changed only by a step of its order; the triggers `bids_…_by_step` ensure this (decision 057).
 */
export const bids = sqliteTable(
  "bids",
  {
    id: integer("id").primaryKey(),
    orderId: integer("order_id").notNull(),
    customerId: integer("customer_id").notNull(),
    workerId: integer("worker_id").notNull(),
    status: text("status", { enum: ["OPEN", "WITHDRAWN"] }).notNull(),
    /** The master's fee. The customer pays it with the platform's charge. */
    workerFee: integer("worker_fee").notNull(),
    amount: integer("amount").notNull(),
    /** Earliest day, `2026-11-20` in Shanghai. */
    day: text("day").notNull(),
    words: text("words").notNull(),
    /**
     * Distance from the master's place to the customer's in a straight line, m; null when one of them is not
     * known.
     */
    metres: integer("metres"),
    /** Version of the order at which the bid was added or changed. */
    seq: integer("seq").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("bids_one_per_master").on(table.orderId, table.workerId),
    check("bids_amounts", sql`${table.workerFee} > 0 AND ${table.amount} >= ${table.workerFee}`),
  ],
);

/**
 * Questions of customers to masters about their bids. The index allows one unanswered question for each bid.
 */
export const bidQuestions = sqliteTable(
  "bid_questions",
  {
    id: integer("id").primaryKey(),
    bidId: integer("bid_id").notNull(),
    orderId: integer("order_id").notNull(),
    question: text("question").notNull(),
    answer: text("answer"),
    createdAt: integer("created_at").notNull(),
    answeredAt: integer("answered_at"),
  },
  (table) => [
    index("bid_questions_of_order").on(table.orderId, table.createdAt),
    uniqueIndex("bid_questions_one_open").on(table.bidId).where(sql`answer IS NULL`),
    index("bid_questions_to_answer").on(table.createdAt).where(sql`answer IS NULL`),
  ],
);
