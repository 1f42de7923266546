import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { PING, WebhookEventType } from "../../../../schema/rules/webhooks/webhook-events";
import { DELIVERY_STATES, WEBHOOK_STATES } from "../../../../schema/rules/webhooks/webhooks";

/** Addresses of a customer's own systems, which are told what happens to the customer's orders (decision 071). Times in ms. */
export const webhookEndpoints = sqliteTable(
  "webhook_endpoints",
  {
    id: integer("id").primaryKey(),
    customerId: integer("customer_id").notNull(),
    url: text("url").notNull(),
    note: text("note").notNull(),
    events: text("events", { mode: "json" }).$type<WebhookEventType[]>().notNull(),
    /** The steps of an order that its events stand for: what the trigger `webhook_due_of_steps` compares with. */
    steps: text("steps", { mode: "json" }).$type<string[]>().notNull(),
    state: text("state", { enum: WEBHOOK_STATES }).notNull(),
    /** What its secret is made from, together with the pepper: no row tells a secret. */
    secretSalt: text("secret_salt").notNull(),
    /** Of the secret before, which signs as well until then. */
    formerSalt: text("former_salt"),
    formerUntil: integer("former_until"),
    /** Failed tries since the last one that was taken, and when the first of them was. */
    failures: integer("failures").notNull(),
    failingSince: integer("failing_since"),
    /** Nothing is sent before: after several failures one try at a time, at growing distances. */
    openUntil: integer("open_until").notNull(),
    /** Until when a run has it; free when that has passed. */
    busyUntil: integer("busy_until").notNull(),
    /** When something may be sent next; null when nothing waits, or for nothing that may be sent. */
    nextDueAt: integer("next_due_at"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("webhook_endpoints_url").on(table.customerId, table.url),
    index("webhook_endpoints_due").on(table.nextDueAt).where(sql`next_due_at IS NOT NULL`),
  ],
);

/**
 * Steps that an address of their customer wants to be told of and that are no deliveries yet. The triggers
 * `webhook_due_of_steps` and `webhook_due_of_complaints` write them with the step, one row whatever the number of addresses.
 */
export const webhookDue = sqliteTable(
  "webhook_due",
  {
    customerId: integer("customer_id").notNull(),
    orderId: integer("order_id").notNull(),
    /** Number of the step in the history of its order; of an answer the id of its complaint. */
    seq: integer("seq").notNull(),
    step: text("step").notNull(),
    orderNo: text("order_no").notNull(),
    shopOrderNo: text("shop_order_no"),
    /** Of the order, after the step. */
    status: text("status").notNull(),
    actor: text("actor").notNull(),
    at: integer("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.orderId, table.seq] })],
);

/** Notices on their way to an address, and what became of them, for 30 days. Times in ms. */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    id: integer("id").primaryKey(),
    customerId: integer("customer_id").notNull(),
    endpointId: integer("endpoint_id").notNull(),
    type: text("type").$type<WebhookEventType | typeof PING>().notNull(),
    /** Null for a test, which is about no order. */
    orderId: integer("order_id"),
    seq: integer("seq"),
    at: integer("at").notNull(),
    body: text("body").notNull(),
    state: text("state", { enum: DELIVERY_STATES }).notNull(),
    tries: integer("tries").notNull(),
    /** Null once it is over, and while an earlier one of its order waits. */
    nextTryAt: integer("next_try_at"),
    lastTryAt: integer("last_try_at"),
    answerStatus: integer("answer_status"),
    /** The beginning of the answer, or why there was none. */
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
