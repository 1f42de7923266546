import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/**
 * What masters ask for orders, one row for each of a master's. Money in 分, times in ms UTC. A bid begins and changes
 * by a step of its order alone, as the triggers `bids_…_by_step` see to (decision 057).
 */
export const bids = sqliteTable(
  "bids",
  {
    id: integer("id").primaryKey(),
    orderId: integer("order_id").notNull(),
    customerId: integer("customer_id").notNull(),
    workerId: integer("worker_id").notNull(),
    status: text("status", { enum: ["OPEN", "WITHDRAWN"] }).notNull(),
    /** What the master gets, and what the customer pays with the platform's charge. */
    workerFee: integer("worker_fee").notNull(),
    amount: integer("amount").notNull(),
    /** Earliest day, `2026-11-20` in Shanghai. */
    day: text("day").notNull(),
    words: text("words").notNull(),
    /** From the master's place to the customer's in a straight line, m; null where one is not known. */
    metres: integer("metres"),
    /** Version of the order that the bid came or changed with. */
    seq: integer("seq").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("bids_one_per_master").on(table.orderId, table.workerId),
    check("bids_amounts", sql`${table.workerFee} > 0 AND ${table.amount} >= ${table.workerFee}`),
  ],
);

/** What customers ask masters about their bids. The index lets one question of a bid wait at a time. */
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
