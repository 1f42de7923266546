import { integer, primaryKey, sqliteTable, sqliteView, text } from "drizzle-orm/sqlite-core";
import { REFUND_STATUSES } from "../../../../schema/rules/refunds/refund-status";

/**
 * How many orders of a customer stand in a list, by the four weeks in which they were placed (decision 030): what totals
 * are added up from, and what says in which period a page lies. The view `order_lists` says which lists an order stands
 * in; triggers keep the numbers, so nothing else writes here.
 */
export const orderTallies = sqliteTable(
  "order_tallies",
  {
    customerId: integer("customer_id").notNull(),
    /** As the view names it, e.g. `all`, `status:WAIT_PAY` or `worker:7001`. */
    list: text("list").notNull(),
    /** `created_at` in whole periods of 2,419,200,000 ms. */
    period: integer("period").notNull(),
    size: integer("size").notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.list, table.period] })],
);

/**
 * Every character of the name that an order's customer has, and every two neighbours, in lower case: what a part of a
 * name is looked up in (decision 030), in the sequence of the list. Kept by triggers from the view `order_name_pieces`.
 */
export const orderNameParts = sqliteTable(
  "order_name_parts",
  {
    customerId: integer("customer_id").notNull(),
    part: text("part").notNull(),
    createdAt: integer("created_at").notNull(),
    orderId: integer("order_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.part, table.createdAt, table.orderId] })],
);

/** The refund of each order that has one: not those that were cancelled (REFUND-05). A view over the refunds' table. */
export const orderRefunds = sqliteView("order_refunds", {
  orderId: integer("order_id").notNull(),
  status: text("status", { enum: REFUND_STATUSES }).notNull(),
  refundAmount: integer("refund_amount"),
  succeededAt: integer("succeeded_at"),
}).existing();

/** The bids for orders that are not withdrawn. A view over the bids' table. */
export const orderOpenBids = sqliteView("order_open_bids", {
  orderId: integer("order_id").notNull(),
  amount: integer("amount").notNull(),
}).existing();

/** Undecided markups. A view over the markups' table. */
export const orderOpenMarkups = sqliteView("order_open_markups", {
  id: integer("id").notNull(),
  orderId: integer("order_id").notNull(),
  source: text("source", { enum: ["CUSTOMER", "WORKER"] }).notNull(),
  amount: integer("amount").notNull(),
  createdAt: integer("created_at").notNull(),
}).existing();
