import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Browsers of a customer that get messages when no page is open (ux.md U44). A row counts while the session
 * that asked for it is valid, and while the directory assigns the browser to this customer (`pushEndpoints`).
 */
export const pushBrowsers = sqliteTable(
  "push_browsers",
  {
    customerId: integer("customer_id").notNull(),
    /** Address at the browser's push service; it is almost a key to the browser. */
    endpoint: text("endpoint").notNull(),
    sessionHash: text("session_hash").notNull(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.endpoint] }),
    index("push_browsers_of_customer").on(table.customerId, table.createdAt),
  ],
);

/**
 * The customer of a browser: the last one who asked for pushes in it, because a shared computer must not show
 * the messages of another customer. In the directory, because the two may be in two databases (decision 064).
 */
export const pushEndpoints = sqliteTable(
  "push_endpoints",
  {
    /** SHA-256 of the address, hex. */
    endpointHash: text("endpoint_hash").primaryKey(),
    customerId: integer("customer_id").notNull(),
    claimedAt: integer("claimed_at").notNull(),
  },
  (table) => [index("push_endpoints_of_customer").on(table.customerId)],
);

/**
 * Messages that wait to be sent to browsers; the trigger `messages_to_browsers` writes them with the message.
 */
export const pushQueue = sqliteTable(
  "push_queue",
  {
    messageId: integer("message_id").notNull(),
    endpoint: text("endpoint").notNull(),
    customerId: integer("customer_id").notNull(),
    createdAt: integer("created_at").notNull(),
    attempts: integer("attempts").notNull(),
    nextAttemptAt: integer("next_attempt_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.endpoint] }),
    index("push_queue_of_customer").on(table.customerId, table.nextAttemptAt),
    index("push_queue_by_time").on(table.nextAttemptAt),
    index("push_queue_by_age").on(table.createdAt),
  ],
);
