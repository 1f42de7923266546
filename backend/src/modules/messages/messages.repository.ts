import { and, count, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { CustomerStore } from "../../shared/stores/stores";
import { lastEvent, messagesToldAfter } from "../outbox";
import { orderOf } from "./message-order";
import { messages } from "./messages.tables";

export type MessageRow = typeof messages.$inferSelect;
export type MessageType = MessageRow["type"];

export interface MessageFilter {
  readonly customerId: number;
  readonly type?: MessageType | undefined;
}

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

const matches = ({ customerId, type }: MessageFilter) =>
  and(eq(messages.customerId, customerId), type ? eq(messages.type, type) : undefined);

/** One page of a customer's messages, newest first. */
export const messagesPage = (db: CustomerStore, filter: MessageFilter, page: Page) =>
  drizzle(db)
    .select()
    .from(messages)
    .where(matches(filter))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(page.limit)
    .offset(page.offset);

/** The page with its total and the unread numbers of every type, in one round trip. */
export async function findMessages(db: CustomerStore, filter: MessageFilter, page: Page) {
  const database = drizzle(db);
  const [rows, [all], unread, [last]] = await database.batch([
    messagesPage(db, filter, page),
    database.select({ total: count() }).from(messages).where(matches(filter)),
    database
      .select({ type: messages.type, unread: count() })
      .from(messages)
      .where(and(eq(messages.customerId, filter.customerId), isNull(messages.readAt)))
      .groupBy(messages.type),
    lastEvent(db, filter.customerId),
  ]);
  return {
    rows,
    total: all?.total ?? 0,
    unread: new Map(unread.map((row) => [row.type, row.unread])),
    asOf: last?.seq ?? 0,
  };
}

/** A customer's message; undefined for a missing one and for another customer's. */
export async function findMessage(
  db: CustomerStore,
  { customerId, id }: { customerId: number; id: number },
): Promise<MessageRow | undefined> {
  const [row] = await drizzle(db)
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.customerId, customerId)));
  return row;
}

/** Filter of a customer's unread messages. */
export interface UnreadFilter extends MessageFilter {
  readonly id?: number | undefined;
  readonly title?: string | undefined;
  /** The order of the messages; null for messages without an order. */
  readonly orderId?: number | null | undefined;
  /** Only messages up to this event of the customer; see `lastEvent`. */
  readonly asOf?: number | undefined;
}

function unreadMatches(filter: UnreadFilter): SQL | undefined {
  const { customerId, id, title, orderId, asOf } = filter;
  return and(
    matches(filter),
    isNull(messages.readAt),
    id === undefined ? undefined : eq(messages.id, id),
    title === undefined ? undefined : eq(messages.title, title),
    orderId === undefined ? undefined : isAbout(orderId),
    // Excludes messages that were sent after `asOf`. They are the newest of the queue, so few rows are read.
    asOf === undefined ? undefined : sql`${messages.id} NOT IN ${messagesToldAfter(customerId, asOf)}`,
  );
}

/** Whether a customer has a message of a type about an order, or one without an order. */
export async function hasMessageAbout(
  db: CustomerStore,
  { customerId, type, orderId }: { customerId: number; type: MessageType; orderId: number | null },
): Promise<boolean> {
  const rows = await drizzle(db)
    .select({ id: messages.id })
    .from(messages)
    .where(and(matches({ customerId, type }), isAbout(orderId)))
    .limit(1);
  return rows.length > 0;
}

const isAbout = (orderId: number | null) =>
  orderId === null ? isNull(orderOf) : and(eq(messages.associatedId, orderId), eq(orderOf, orderId));

/** Whether a message matches. */
export async function hasUnread(db: CustomerStore, filter: UnreadFilter): Promise<boolean> {
  const rows = await drizzle(db)
    .select({ id: messages.id })
    .from(messages)
    .where(unreadMatches(filter))
    .limit(1);
  return rows.length > 0;
}

/** Query that marks the matching messages as read. */
export const storeRead = (db: CustomerStore, filter: UnreadFilter, now: number) =>
  drizzle(db).update(messages).set({ readAt: now }).where(unreadMatches(filter));

/** The newest messages of a customer's about an order. */
export const messagesAbout = (
  db: CustomerStore,
  { customerId, orderId, limit }: { customerId: number; orderId: number; limit: number },
): Promise<MessageRow[]> =>
  drizzle(db)
    .select()
    .from(messages)
    .where(and(eq(messages.customerId, customerId), eq(messages.associatedId, orderId)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);
