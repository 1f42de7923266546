import type { ACCOUNT_BLOCKED } from "../../../../schema/rest/room-intake";
import type { CallEvent } from "../../../../schema/rules/call";

/** What an event tells a page to do; EXCEPTION_MESSAGE sets the abnormal flag (SOCK-03), the others refresh (SOCK-04): MESSAGES_READ the badge alone. ACCOUNT_BLOCKED also makes the room close every tab. */
export type OutboxKind =
  | "SERVICE_MESSAGE"
  | "SYSTEM_MESSAGE"
  | "ORDER_CHANGED"
  | "EXCEPTION_MESSAGE"
  | "MESSAGES_READ"
  | CallEvent
  | typeof ACCOUNT_BLOCKED;

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
export function enqueueEvent(db: D1Database, event: OutboxEvent): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO outbox (event_id, user_id, seq, kind, payload, created_at, next_attempt_at)
       SELECT ?1, ?2, COALESCE(MAX(seq), 0) + 1, ?3, ?4, ?5, ?5 FROM outbox WHERE user_id = ?2`,
    )
    .bind(event.eventId, event.userId, event.kind, JSON.stringify(event.data), event.at);
}
