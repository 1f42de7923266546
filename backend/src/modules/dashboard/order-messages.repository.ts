import { and, count, desc, eq, ne, or } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { ORDER_MESSAGE_TITLE } from "../../../../schema/rules/order-messages";
import { messages } from "../messages/messages.tables";
import { orders } from "../orders/orders.tables";

/**
 * One page of a customer's messages about the times of visits, newest first, and how many there are (API-047). That
 * no master takes an order is left out as soon as it is no longer true.
 */
export async function findOrderMessages(
  db: D1Database,
  { customerId, title }: { customerId: number; title?: string },
  page: { limit: number; offset: number },
) {
  const database = drizzle(db);
  const theirOrder = and(eq(orders.id, messages.associatedId), eq(orders.customerId, messages.customerId));
  const matches = and(
    eq(messages.customerId, customerId),
    eq(messages.type, "appointment"),
    title === undefined ? undefined : eq(messages.title, title),
    or(ne(messages.title, ORDER_MESSAGE_TITLE.unanswered), eq(orders.status, "RECEIVING_ORDER")),
  );
  const [rows, [all]] = await database.batch([
    database
      .select({
        id: messages.id,
        title: messages.title,
        content: messages.content,
        createdAt: messages.createdAt,
        readAt: messages.readAt,
        associatedId: messages.associatedId,
        orderNo: orders.orderNo,
      })
      .from(messages)
      .leftJoin(orders, theirOrder)
      .where(matches)
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(page.limit)
      .offset(page.offset),
    database.select({ total: count() }).from(messages).leftJoin(orders, theirOrder).where(matches),
  ]);
  return { rows, total: all?.total ?? 0 };
}
