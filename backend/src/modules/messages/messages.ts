import type { z } from "zod";
import type { messageType } from "../../../../schema/rest/messages";
import type { Ids } from "../../shared/ids";
import { enqueueEvent, type OutboxKind } from "../outbox/outbox";

type MessageType = z.infer<typeof messageType>;

export interface NewMessage {
  readonly customerId: number;
  readonly type: MessageType;
  readonly title: string;
  /** Plain text; stored as HTML with everything that could be markup escaped. */
  readonly text: string;
  /** What the message is about, e.g. an order. */
  readonly associatedId?: number;
  /** ms */
  readonly at: number;
}

const KIND: Record<MessageType, OutboxKind> = {
  service: "SERVICE_MESSAGE",
  system: "SYSTEM_MESSAGE",
  appointment: "SYSTEM_MESSAGE",
};

/** Statements that store a message and queue its event, for the batch of what it tells about. */
export function sendMessage(db: D1Database, message: NewMessage, ids: Ids): D1PreparedStatement[] {
  const messageId = ids.rowId();
  return [
    db
      .prepare(
        `INSERT INTO messages (id, customer_id, type, title, content, associated_id, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .bind(
        messageId,
        message.customerId,
        message.type,
        message.title,
        escapeHtml(message.text),
        message.associatedId ?? null,
        message.at,
      ),
    enqueueEvent(db, {
      eventId: ids.token(16),
      userId: message.customerId,
      kind: KIND[message.type],
      data: { messageId, title: message.title },
      at: message.at,
    }),
  ];
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
