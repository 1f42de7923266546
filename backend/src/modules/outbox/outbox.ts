import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { ACCOUNT_BLOCKED, ACCOUNT_CLOSED, SESSIONS_ENDED } from "../../../../schema/rest/room-intake";
import type { CallEvent } from "../../../../schema/rules/calls/call";
import { statement } from "../../shared/commit";
import type { CustomerStore } from "../../shared/stores/stores";
import { outbox } from "./outbox.tables";

/** What an event tells a page to do; EXCEPTION_MESSAGE sets the abnormal flag (SOCK-03), the others refresh (SOCK-04): MESSAGES_READ the badge alone. ACCOUNT_BLOCKED, ACCOUNT_CLOSED and SESSIONS_ENDED also make the room close every tab. */
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
 * Statement that queues an event for a user's room, for the batch of the change it tells about. The sequence is taken
 * inside the transaction, so that it has neither gaps nor twins.
 */
export function enqueueEvent(db: CustomerStore, event: OutboxEvent): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO outbox (event_id, user_id, seq, kind, payload, created_at, next_attempt_at)
       SELECT ?1, ?2, COALESCE(MAX(seq), 0) + 1, ?3, ?4, ?5, ?5 FROM outbox WHERE user_id = ?2`,
    )
    .bind(event.eventId, event.userId, event.kind, JSON.stringify(event.data), event.at);
}

/** The same for many events in one statement; those of a user follow each other as they stand here. */
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
 * The same for the events that a query finds inside the transaction: it answers `eventId`, `userId`, `kind`, `payload`
 * (JSON), `at` (ms) and `position`, by which those of a user follow each other.
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
