import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CALL_STATUSES, CALL_TYPES } from "../../../../schema/rules/calls/call";

/** Who takes part in a call. */
export const CALL_PARTIES = ["CUSTOMER", "WORKER"] as const;
export type CallParty = (typeof CALL_PARTIES)[number];

/**
 * Calls between the customer and the master of an order, or the platform for immediate ones (CALL-01, C-44); times in
 * ms UTC. Kept as the record of who called
 * whom, when, and who ended it. The trigger `calls_move_forward` lets a call only go on as it may, so that of an answer
 * and a cancellation, or of two answers, one loses its whole batch.
 */
export const calls = sqliteTable(
  "calls",
  {
    /** The bucket of its customer and 116 random bits, hex (decision 066). */
    id: text("id").primaryKey(),
    orderId: integer("order_id").notNull(),
    customerId: integer("customer_id").notNull(),
    /** Null where the platform's customer service takes part instead of a master; it has as many lines as it needs. */
    workerId: integer("worker_id"),
    caller: text("caller", { enum: CALL_PARTIES }).notNull(),
    callType: text("call_type", { enum: CALL_TYPES }).notNull(),
    status: text("status", { enum: CALL_STATUSES }).notNull().default("RINGING"),
    /** When it began to ring; null while the caller prepares. */
    informedAt: integer("informed_at"),
    acceptedAt: integer("accepted_at"),
    /** Random value of the window that answered, so that it may ask again. */
    acceptedBy: text("accepted_by"),
    /** When each of them last said that they are still there. */
    customerSeenAt: integer("customer_seen_at").notNull(),
    workerSeenAt: integer("worker_seen_at").notNull(),
    endedAt: integer("ended_at"),
    endedBy: text("ended_by", { enum: [...CALL_PARTIES, "SYSTEM"] }),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    // One call at a time; of two that begin at the same moment one is refused. `workerLines` is this for masters.
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
 * Which call has the line of a master, who talks to one customer at a time: of the directory, because the calls of two
 * customers may be in two databases (decision 064). A row holds until `heldUntil` (ms UTC), whatever became of its call.
 */
export const workerLines = sqliteTable("worker_lines", {
  workerId: integer("worker_id").primaryKey(),
  callId: text("call_id").notNull(),
  heldUntil: integer("held_until").notNull(),
});
