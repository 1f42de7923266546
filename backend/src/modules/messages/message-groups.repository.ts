import { and, count, countDistinct, desc, eq, inArray, isNull, max, or, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { MOST_IN_GROUP } from "../../../../schema/rest/messages/messages";
import type { CustomerStore } from "../../shared/stores/stores";
import { lastEvent } from "../outbox";
import { orderOf } from "./message-order";
import type { MessageType, Page } from "./messages.repository";
import { messages } from "./messages.tables";

/**
 * One page of the orders to which a customer's messages of a type belong, the one with the newest message
 * first, and the number of all. Messages without an order are one group.
 */
export async function findGroups(
  db: CustomerStore,
  { customerId, type }: { customerId: number; type: MessageType },
  page: Page,
) {
  const database = drizzle(db);
  const theirs = and(eq(messages.customerId, customerId), eq(messages.type, type));
  const newest = max(messages.createdAt);
  const [rows, [all], [last]] = await database.batch([
    database
      .select({
        orderId: orderOf.as("order_id"),
        total: count(),
        unread: sql<number>`SUM(${messages.readAt} IS NULL)`.as("unread"),
      })
      .from(messages)
      .where(theirs)
      .groupBy(orderOf)
      .orderBy(desc(newest), desc(max(messages.id)))
      .limit(page.limit)
      .offset(page.offset),
    database
      .select({
        total: sql<number>`${countDistinct(orderOf)} + COALESCE(MAX(${orderOf} IS NULL), 0)`,
      })
      .from(messages)
      .where(theirs),
    lastEvent(db, customerId),
  ]);
  return { rows, total: all?.total ?? 0, asOf: last?.seq ?? 0 };
}

/** The newest messages of a type about each of these orders, or without an order, newest first. */
export async function newestOfGroups(
  db: CustomerStore,
  { customerId, type }: { customerId: number; type: MessageType },
  orderIds: readonly (number | null)[],
) {
  if (orderIds.length === 0) return [];
  const known = orderIds.filter((id) => id !== null);
  const database = drizzle(db);
  const theirs = and(eq(messages.customerId, customerId), eq(messages.type, type));
  const ranked = database
    .select({
      id: messages.id,
      rank: sql<number>`ROW_NUMBER() OVER (PARTITION BY ${orderOf} ORDER BY ${messages.createdAt} DESC, ${messages.id} DESC)`.as(
        "rank",
      ),
    })
    .from(messages)
    .where(and(theirs, or(inArray(orderOf, known), orderIds.includes(null) ? isNull(orderOf) : undefined)))
    .as("ranked");
  return database
    .select({ message: messages, orderId: orderOf.as("order_id") })
    .from(messages)
    .where(
      inArray(
        messages.id,
        database.select({ id: ranked.id }).from(ranked).where(sql`${ranked.rank} <= ${MOST_IN_GROUP}`),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id));
}
