import { and, count, desc, eq, isNull } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { messages } from "./messages.tables";

export interface MessageFilter {
  readonly customerId: number;
  readonly type?: "service" | "system" | "appointment";
}

const matches = ({ customerId, type }: MessageFilter) =>
  and(eq(messages.customerId, customerId), type ? eq(messages.type, type) : undefined);

/** One page of a customer's messages, newest first. */
export const messagesPage = (
  db: D1Database,
  filter: MessageFilter,
  page: { limit: number; offset: number },
) =>
  drizzle(db)
    .select()
    .from(messages)
    .where(matches(filter))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(page.limit)
    .offset(page.offset);

/** The page with its total and the unread numbers of every type, in one round trip. */
export async function findMessages(
  db: D1Database,
  filter: MessageFilter,
  page: { limit: number; offset: number },
) {
  const database = drizzle(db);
  const [rows, [all], unread] = await database.batch([
    messagesPage(db, filter, page),
    database.select({ total: count() }).from(messages).where(matches(filter)),
    database
      .select({ type: messages.type, unread: count() })
      .from(messages)
      .where(and(eq(messages.customerId, filter.customerId), isNull(messages.readAt)))
      .groupBy(messages.type),
  ]);
  return { rows, total: all?.total ?? 0, unread: new Map(unread.map((row) => [row.type, row.unread])) };
}
