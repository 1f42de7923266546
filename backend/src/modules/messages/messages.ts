import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { escapeHtml } from "../../../../schema/rules/escape-html";
import { type MessageTopic, topicOf } from "../../../../schema/rules/messages/message-topics";
import type { ReminderKind } from "../../../../schema/rules/messages/reminders";
import { statement } from "../../shared/commit";
import type { Ids } from "../../shared/ids";
import type { CustomerStore } from "../../shared/stores/stores";
import { enqueueEvent, enqueueEvents, enqueueFound, type OutboxEvent, type OutboxKind } from "../outbox";
import { enqueueReminders } from "../reminders";
import type { MessageType } from "./messages.repository";
import { messages } from "./messages.tables";

export interface NewMessage {
  readonly customerId: number;
  readonly type: MessageType;
  readonly title: string;
  /** Plain text; it is stored as HTML with all markup characters escaped. */
  readonly text: string;
  /** Id of the subject, e.g. an order. */
  readonly associatedId?: number;
  /**
   * The subject is an order, and no other event of the batch names it: open pages of the order have to show the message
   * in its history.
   */
  readonly namesOrder?: boolean;
  /** The topic, which the customer may have switched off; without it `topicOf` decides. */
  readonly topic?: MessageTopic;
  /** The reminder by SMS and WeChat, if the customer has chosen it (decision 059). */
  readonly reminder?: ReminderKind;
  /** ms */
  readonly at: number;
}

const KIND: Record<MessageType, OutboxKind> = {
  service: "SERVICE_MESSAGE",
  system: "SYSTEM_MESSAGE",
  appointment: "SYSTEM_MESSAGE",
};

/**
 * Statements that store a message and queue its event, for the batch of the change that it is about. If the
 * customer has switched its topic off, the message is stored as read (trigger `messages_of_off_topics`).
 */
export function sendMessage(db: CustomerStore, message: NewMessage, ids: Ids): D1PreparedStatement[] {
  const { row, event } = stored(message, ids);
  return [
    db
      .prepare(
        `INSERT INTO messages (id, customer_id, type, title, content, associated_id, topic, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .bind(row.id, row.customerId, row.type, row.title, row.content, row.associatedId, row.topic, row.at),
    enqueueEvent(db, event),
    ...remind(db, message.reminder, [row.id]),
  ];
}

/** The same for many messages without reminders, two statements however many they are. */
export function sendMessages(
  db: CustomerStore,
  news: readonly Omit<NewMessage, "reminder">[],
  ids: Ids,
): D1PreparedStatement[] {
  const all = news.map((message) => stored(message, ids));
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

/** The reminder is queued only for an unread message: its customer has not switched the topic off. */
const remind = (db: CustomerStore, kind: ReminderKind | undefined, messageIds: readonly number[]) =>
  kind === undefined
    ? []
    : [
        enqueueReminders(
          db,
          kind,
          sql`SELECT m.id AS messageId, m.customer_id AS customerId, m.associated_id AS orderId, m.created_at AS at
            FROM json_each(${JSON.stringify(messageIds)}) AS one CROSS JOIN messages m ON m.id = one.value
            WHERE m.read_at IS NULL`,
        ),
      ];

/** One message to many customers. A query finds them inside the transaction. */
export interface FoundMessage extends Required<Pick<NewMessage, "type" | "title" | "topic" | "at">> {
  /** Ids that SQL cannot make: a pair for each row that the query may find. */
  readonly ids: readonly { readonly messageId: number; readonly eventId: string }[];
  /**
   * Query for `messageId` (one of the ids), `customerId`, `associatedId` and `text`; `text` must contain no
   * markup characters.
   */
  readonly found: SQL;
  readonly namesOrder?: boolean;
  readonly reminder?: ReminderKind;
}

/** Payload of the event of a message `m`, without and with its order. */
const PAYLOAD = sql`json_object('messageId', m.id, 'title', m.title, 'topic', m.topic, 'text', m.content)`;
const PAYLOAD_OF_ORDER = sql`json_set(${PAYLOAD}, '$.orderId', m.associated_id)`;

/** The same for the customers that a query finds: three statements, however many they are. */
export const sendFound = (
  db: CustomerStore,
  { type, title, topic, at, ids, found, namesOrder = false, reminder }: FoundMessage,
): D1PreparedStatement[] => [
  // The next statements use these ids. If another run in the same ms has used an id, and the query finds no
  // customer, only this statement fails, and `withFreshIds` draws new ids.
  statement(
    db,
    drizzle(db)
      .insert(messages)
      .select(sql`
      SELECT messages.* FROM json_each(${JSON.stringify(ids)}) AS one
      CROSS JOIN messages ON messages.id = one.value ->> 'messageId'`),
  ),
  statement(
    db,
    drizzle(db)
      .insert(messages)
      .select(sql`
      SELECT messageId, customerId, ${type}, ${title}, text, associatedId, ${at}, NULL, ${topic} FROM (${found})`),
  ),
  // The stored messages say which customers the query found. After the insert it could find others.
  enqueueFound(
    db,
    sql`SELECT m.id AS position, one.value ->> 'eventId' AS eventId, m.customer_id AS userId, ${KIND[type]} AS kind,
          ${namesOrder ? PAYLOAD_OF_ORDER : PAYLOAD} AS payload,
          m.created_at AS at
        FROM json_each(${JSON.stringify(ids)}) AS one CROSS JOIN messages m ON m.id = one.value ->> 'messageId'`,
  ),
  ...remind(
    db,
    reminder,
    ids.map(({ messageId }) => messageId),
  ),
];

/**
 * Condition for a query about other tables: since a time (ms), the customer has had a message of this type
 * and title about this id.
 */
export const wasTold = (
  { customerId, associatedId, since }: Record<"customerId" | "associatedId" | "since", SQLWrapper>,
  { type, title }: Pick<NewMessage, "type" | "title">,
): SQL =>
  sql`EXISTS (SELECT 1 FROM ${messages}
    WHERE ${messages.customerId} = ${customerId} AND ${messages.type} = ${type} AND ${messages.createdAt} >= ${since}
      AND ${messages.associatedId} = ${associatedId} AND ${messages.title} = ${title})`;

/** Whether a customer has had a message of this title and text about this id. */
export async function hasMessage(
  db: CustomerStore,
  { customerId, associatedId, title, text }: NewMessage & { readonly associatedId: number },
): Promise<boolean> {
  const [row] = await drizzle(db)
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.customerId, customerId),
        eq(messages.associatedId, associatedId),
        eq(messages.title, title),
        eq(messages.content, escapeHtml(text)),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** A message for the database, and its event. */
function stored(message: NewMessage, ids: Ids) {
  const id = ids.rowId(message.customerId);
  const { customerId, type, title, text, associatedId = null, namesOrder = false, at } = message;
  const topic = message.topic ?? topicOf(type, associatedId !== null);
  const event: OutboxEvent = {
    eventId: ids.token(16),
    userId: customerId,
    kind: KIND[type],
    data: { messageId: id, title, topic, text, ...(namesOrder ? { orderId: associatedId } : {}) },
    at,
  };
  return { row: { id, customerId, type, title, content: escapeHtml(text), associatedId, topic, at }, event };
}
