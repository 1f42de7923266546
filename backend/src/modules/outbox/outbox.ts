import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { ACCOUNT_BLOCKED, ACCOUNT_CLOSED, SESSIONS_ENDED } from "../../../../schema/rest/room-intake";
import type { CallEvent } from "../../../../schema/rules/calls/call";
import { statement } from "../../shared/commit";
import type { CustomerStore } from "../../shared/stores/stores";
import { outbox } from "./outbox.tables";

/**
 * Kinds of events. EXCEPTION_MESSAGE sets the abnormal flag of a page (SOCK-03), the others refresh it
 * (SOCK-04); MESSAGES_READ refreshes only the badge. ACCOUNT_BLOCKED, ACCOUNT_CLOSED and SESSIONS_ENDED also
 * make the room close all tabs.
 */
export type OutboxKind =
  | "SERVICE_MESSAGE"
  | "SYSTEM_MESSAGE"
  | "ORDER_CHANGED"
  | "EXCEPTION_MESSAGE"
  | "MESSAGES_READ"
  | CallEvent
  | typeof ACCOUNT_BLOCKED
  | typeof ACCOUNT_CLOSED
  | typeof SESSIONS_ENDED;

export interface OutboxEvent {
  readonly eventId: string;
  readonly userId: number;
  readonly kind: OutboxKind;
  readonly data: Record<string, unknown>;
  /** ms */
  readonly at: number;
}

/**
 * Statement that queues an event for a user's room, for the batch of the change. The sequence number is taken
 * inside the transaction, so that there are no gaps and no duplicates.
 */
export function enqueueEvent(db: CustomerStore, event: OutboxEvent): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO outbox (event_id, user_id, seq, kind, payload, created_at, next_attempt_at)
       SELECT ?1, ?2, COALESCE(MAX(seq), 0) + 1, ?3, ?4, ?5, ?5 FROM outbox WHERE user_id = ?2`,
    )
    .bind(event.eventId, event.userId, event.kind, JSON.stringify(event.data), event.at);
}

/** The same for many events in one statement; those of a user keep their order. */
export function enqueueEvents(db: CustomerStore, events: readonly OutboxEvent[]): D1PreparedStatement {
  const rows = events.map(({ data, ...event }) => ({ ...event, payload: JSON.stringify(data) }));
  return enqueueFound(
    db,
    sql`SELECT key AS position, value ->> 'eventId' AS eventId, value ->> 'userId' AS userId, value ->> 'kind' AS kind,
          value ->> 'payload' AS payload, value ->> 'at' AS at
        FROM json_each(${JSON.stringify(rows)})`,
  );
}

/**
 * The same for events that a query finds inside the transaction. It answers `eventId`, `userId`, `kind`,
 * `payload` (JSON), `at` (ms), and `position`, which is the order of a user's events.
 */
export const enqueueFound = (db: CustomerStore, found: SQL): D1PreparedStatement =>
  statement(
    db,
    drizzle(db)
      .insert(outbox)
      .select(sql`
      SELECT eventId, userId,
             COALESCE((SELECT MAX(seq) FROM outbox WHERE user_id = userId), 0)
               + ROW_NUMBER() OVER (PARTITION BY userId ORDER BY position),
             kind, payload, at, NULL, 0, at
      FROM (${found})`),
  );
