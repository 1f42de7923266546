import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { PING, WebhookEventType } from "../../../../schema/rules/webhooks/webhook-events";
import { DELIVERY_STATES, WEBHOOK_STATES } from "../../../../schema/rules/webhooks/webhooks";

/**
 * Addresses of customers' own systems, which get events of the customers' orders (decision 071). Times in ms.
 */
export const webhookEndpoints = sqliteTable(
  "webhook_endpoints",
  {
    id: integer("id").primaryKey(),
    customerId: integer("customer_id").notNull(),
    url: text("url").notNull(),
    note: text("note").notNull(),
    events: text("events", { mode: "json" }).$type<WebhookEventType[]>().notNull(),
    /**
     * The steps of orders that its events stand for; the trigger `webhook_due_of_steps` compares with them.
     */
    steps: text("steps", { mode: "json" }).$type<string[]>().notNull(),
    state: text("state", { enum: WEBHOOK_STATES }).notNull(),
    /** Salt from which, with the pepper, its secret is derived: the row alone does not reveal it. */
    secretSalt: text("secret_salt").notNull(),
    /** Salt of the old secret, which also signs until the following time. */
    formerSalt: text("former_salt"),
    formerUntil: integer("former_until"),
    /** Failed tries since the last accepted one, and the time of the first of them. */
    failures: integer("failures").notNull(),
    failingSince: integer("failing_since"),
    /**
     * Nothing is sent before this time: after several failures one try at a time, after longer and longer
     * waits.
     */
    openUntil: integer("open_until").notNull(),
    /** A run works on it until this time. */
    busyUntil: integer("busy_until").notNull(),
    /** Time of the next delivery; null when no waiting delivery may be sent. */
    nextDueAt: integer("next_due_at"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("webhook_endpoints_url").on(table.customerId, table.url),
    index("webhook_endpoints_due").on(table.nextDueAt).where(sql`next_due_at IS NOT NULL`),
  ],
);

/**
 * Steps that an address of their customer wants, and that are not deliveries yet. The triggers
 * `webhook_due_of_steps` and `webhook_due_of_complaints` write them with the step: one row, however many
 * addresses.
 */
export const webhookDue = sqliteTable(
  "webhook_due",
  {
    customerId: integer("customer_id").notNull(),
    orderId: integer("order_id").notNull(),
    /** Number of the step in the history of its order; for an answered complaint, the id of the complaint. */
    seq: integer("seq").notNull(),
    step: text("step").notNull(),
    orderNo: text("order_no").notNull(),
    shopOrderNo: text("shop_order_no"),
    /** Status of the order after the step. */
    status: text("status").notNull(),
    actor: text("actor").notNull(),
    at: integer("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.orderId, table.seq] })],
);

/** Deliveries to an address and their results, kept for 30 days. Times in ms. */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    id: integer("id").primaryKey(),
    customerId: integer("customer_id").notNull(),
    endpointId: integer("endpoint_id").notNull(),
    type: text("type").$type<WebhookEventType | typeof PING>().notNull(),
    /** Null for a test, which has no order. */
    orderId: integer("order_id"),
    seq: integer("seq"),
    at: integer("at").notNull(),
    body: text("body").notNull(),
    state: text("state", { enum: DELIVERY_STATES }).notNull(),
    tries: integer("tries").notNull(),
    /** Null once it is finished, and while an earlier one of its order waits. */
    nextTryAt: integer("next_try_at"),
    lastTryAt: integer("last_try_at"),
    answerStatus: integer("answer_status"),
    /** The beginning of the answer, or the reason why there was none. */
    answer: text("answer"),
    answerMs: integer("answer_ms"),
  },
  (table) => [
    uniqueIndex("webhook_deliveries_once").on(table.endpointId, table.orderId, table.seq),
    index("webhook_deliveries_waiting").on(table.endpointId, table.nextTryAt).where(sql`state = 'WAITING'`),
    index("webhook_deliveries_of_endpoint").on(table.endpointId, table.id),
    index("webhook_deliveries_of_customer").on(table.customerId),
  ],
);
