import { integer, primaryKey, sqliteTable, sqliteView, text } from "drizzle-orm/sqlite-core";
import { REFUND_STATUSES } from "../../../../schema/rules/refunds/refund-status";

/**
 * Numbers of a customer's orders in each list, by periods of four weeks in which they were placed
 * (decision 030). Totals are computed from them, and they tell in which period a page begins. The view
 * `order_lists` defines the lists of an order. Triggers keep the numbers; no other code writes them.
 */
export const orderTallies = sqliteTable(
  "order_tallies",
  {
    customerId: integer("customer_id").notNull(),
    /** Name of the list in the view, e.g. `all`, `status:WAIT_PAY` or `worker:7001`. */
    list: text("list").notNull(),
    /** `created_at` in whole periods of 2,419,200,000 ms. */
    period: integer("period").notNull(),
    size: integer("size").notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.list, table.period] })],
);

/**
 * Every character, and every pair of neighbouring characters, of a recipient's name, in lower case. Parts of
 * names are searched in it (decision 030), in the sequence of the list. Triggers fill it from the view
 * `order_name_pieces`.
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

/**
 * The refund of each order that has one, without cancelled ones (REFUND-05). A view over the refunds' table.
 */
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
