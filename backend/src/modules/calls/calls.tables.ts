import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CALL_STATUSES, CALL_TYPES } from "../../../../schema/rules/calls/call";

/** The two parties of a call. */
export const CALL_PARTIES = ["CUSTOMER", "WORKER"] as const;
export type CallParty = (typeof CALL_PARTIES)[number];

/**
 * Calls between the customer and the master of an order, or the platform's customer service for immediate
 * orders (CALL-01, C-44); times in ms UTC. They are kept as the record of who called, when, and who ended the
 * call. The trigger `calls_move_forward` allows only the documented changes of status. So of an answer and a
 * cancellation at once, or of two answers, one loses its whole batch.
 */
export const calls = sqliteTable(
  "calls",
  {
    /** The bucket of the customer and 116 random bits, hex (decision 066). */
    id: text("id").primaryKey(),
    orderId: integer("order_id").notNull(),
    customerId: integer("customer_id").notNull(),
    /** Null for the platform's customer service, which can have any number of calls at once. */
    workerId: integer("worker_id"),
    caller: text("caller", { enum: CALL_PARTIES }).notNull(),
    callType: text("call_type", { enum: CALL_TYPES }).notNull(),
    status: text("status", { enum: CALL_STATUSES }).notNull().default("RINGING"),
    /** Time at which it began to ring; null while the caller prepares the call, and if it reached no device. */
    informedAt: integer("informed_at"),
    acceptedAt: integer("accepted_at"),
    /** The window, or the person of a partner client, that answered, and may repeat its request. */
    acceptedBy: text("accepted_by"),
    /** Times at which each party was last seen. */
    customerSeenAt: integer("customer_seen_at").notNull(),
    workerSeenAt: integer("worker_seen_at").notNull(),
    endedAt: integer("ended_at"),
    endedBy: text("ended_by", { enum: [...CALL_PARTIES, "SYSTEM"] }),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    // One live call for each customer; of two that begin at once one is refused. `workerLines` does the same
    // for masters.
    uniqueIndex("calls_one_live_per_customer")
      .on(table.customerId)
      .where(sql`${table.status} IN ('RINGING', 'ACCEPTED')`),
    index("calls_of_customer").on(table.customerId, table.createdAt),
    index("calls_of_order").on(table.orderId, table.createdAt),
    index("calls_by_time").on(table.createdAt),
    check(
      "calls_over_has_end",
      sql`(${table.status} IN ('RINGING', 'ACCEPTED')) = (${table.endedAt} IS NULL)`,
    ),
  ],
);

/**
 * The call that holds a master's line. A master has one call at a time. The table is in the directory,
 * because the calls of two customers may be in two databases (decision 064). A row counts until `heldUntil`
 * (ms UTC), whatever happened to its call.
 */
export const workerLines = sqliteTable("worker_lines", {
  workerId: integer("worker_id").primaryKey(),
  callId: text("call_id").notNull(),
  heldUntil: integer("held_until").notNull(),
});
