import { escapeHtml } from "../../../../schema/rules/escape-html";
import { type MessageTopic, topicOf } from "../../../../schema/rules/message-topics";
import type { Ids } from "../../shared/ids";
import { enqueueEvent, enqueueEvents, type OutboxEvent, type OutboxKind } from "../outbox";
import type { MessageType } from "./messages.repository";

export interface NewMessage {
  readonly customerId: number;
  readonly type: MessageType;
  readonly title: string;
  /** Plain text; stored as HTML with everything that could be markup escaped. */
  readonly text: string;
  /** What the message is about, e.g. an order. */
  readonly associatedId?: number;
  /** What kind of thing it tells, which the customer may have switched off; `topicOf` says it where it is left out. */
  readonly topic?: MessageTopic;
  /** ms */
  readonly at: number;
}

const KIND: Record<MessageType, OutboxKind> = {
  service: "SERVICE_MESSAGE",
  system: "SYSTEM_MESSAGE",
  appointment: "SYSTEM_MESSAGE",
};

/**
 * Statements that store a message and queue its event, for the batch of what it tells about. One whose topic the
 * customer has switched off is read as soon as it is there (trigger `messages_of_off_topics`).
 */
export function sendMessage(db: D1Database, message: NewMessage, ids: Ids): D1PreparedStatement[] {
  const { row, event } = stored(message, ids);
  return [
    db
      .prepare(
        `INSERT INTO messages (id, customer_id, type, title, content, associated_id, topic, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .bind(row.id, row.customerId, row.type, row.title, row.content, row.associatedId, row.topic, row.at),
    enqueueEvent(db, event),
  ];
}

/** The same for many messages, two statements however many they are. */
export function sendMessages(
  db: D1Database,
  messages: readonly NewMessage[],
  ids: Ids,
): D1PreparedStatement[] {
  const all = messages.map((message) => stored(message, ids));
  return [
    db
      .prepare(
        `INSERT INTO messages (id, customer_id, type, title, content, associated_id, topic, created_at)
         SELECT value ->> 'id', value ->> 'customerId', value ->> 'type', value ->> 'title', value ->> 'content',
                value ->> 'associatedId', value ->> 'topic', value ->> 'at'
         FROM json_each(?1)`,
      )
      .bind(JSON.stringify(all.map(({ row }) => row))),
    enqueueEvents(
      db,
      all.map(({ event }) => event),
    ),
  ];
}

/** A message as it is stored, and the event that tells of it. */
function stored(message: NewMessage, ids: Ids) {
  const id = ids.rowId();
  const { customerId, type, title, text, associatedId = null, at } = message;
  const topic = message.topic ?? topicOf(type, associatedId !== null);
  const event: OutboxEvent = {
    eventId: ids.token(16),
    userId: customerId,
    kind: KIND[type],
    data: { messageId: id, title, topic, text },
    at,
  };
  return { row: { id, customerId, type, title, content: escapeHtml(text), associatedId, topic, at }, event };
}
