import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Fixed-window counters for actions that are limited by network, by phone or for the whole platform; in the
 * directory.
 */
export const rateWindows = sqliteTable(
  "rate_windows",
  {
    /** What is counted, e.g. `sms:network:203.0.113.7`. */
    key: text("key").notNull(),
    /** Start of the window, ms. */
    windowStart: integer("window_start").notNull(),
    hits: integer("hits").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index("rate_windows_by_expiry").on(table.expiresAt),
  ],
);

/** Fixed-window counters for actions of one customer, in the customer's store. */
export const customerLimits = sqliteTable(
  "customer_limits",
  {
    customerId: integer("customer_id").notNull(),
    /** What is counted, e.g. `quote`. */
    action: text("action").notNull(),
    /** Start of the window, ms. */
    windowStart: integer("window_start").notNull(),
    hits: integer("hits").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.action, table.windowStart] }),
    index("customer_limits_by_expiry").on(table.expiresAt),
  ],
);
