import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Fixed-window counters for what must not be tried too often (SMS by network and customer, sign-ins, captchas, uploads). */
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
