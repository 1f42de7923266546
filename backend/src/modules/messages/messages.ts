import { escapeHtml } from "../../../../schema/rules/escape-html";
import { type MessageTopic, topicOf } from "../../../../schema/rules/message-topics";
import type { Ids } from "../../shared/ids";
import { enqueueEvent, type OutboxKind } from "../outbox";
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
  const messageId = ids.rowId();
  const { customerId, type, title, associatedId = null, at } = message;
  const topic = message.topic ?? topicOf(type, associatedId !== null);
  return [
    db
      .prepare(
        `INSERT INTO messages (id, customer_id, type, title, content, associated_id, topic, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .bind(messageId, customerId, type, title, escapeHtml(message.text), associatedId, topic, at),
    enqueueEvent(db, {
      eventId: ids.token(16),
      userId: customerId,
      kind: KIND[type],
      data: { messageId, title, topic, text: message.text },
      at,
    }),
  ];
}
