import { and, count, desc, eq, ne, or, type SQL, type SQLWrapper } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { ORDER_MESSAGE_TITLE } from "../../../../schema/rules/orders/order-messages";
import type { CustomerStore } from "../../shared/stores/stores";
import type { MessageRow, Page } from "./messages.repository";
import { messages } from "./messages.tables";

/**
 * One page of a customer's messages about visit times, newest first, and the number of all (API-047). The
 * message that no master takes an order is left out when it is no longer true.
 *
 * @param awaitsMaster condition on the id of an order: no master has taken it yet
 */
export async function findVisitMessages(
  db: CustomerStore,
  { customerId, title, exceptTitle }: { customerId: number; title?: string; exceptTitle?: string },
  awaitsMaster: (orderId: SQLWrapper) => SQL,
  page: Page,
): Promise<{ rows: MessageRow[]; total: number }> {
  const database = drizzle(db);
  const matches = and(
    eq(messages.customerId, customerId),
    eq(messages.type, "appointment"),
    title === undefined ? undefined : eq(messages.title, title),
    exceptTitle === undefined ? undefined : ne(messages.title, exceptTitle),
    or(ne(messages.title, ORDER_MESSAGE_TITLE.unanswered), awaitsMaster(messages.associatedId)),
  );
  const [rows, [all]] = await database.batch([
    database
      .select()
      .from(messages)
      .where(matches)
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(page.limit)
      .offset(page.offset),
    database.select({ total: count() }).from(messages).where(matches),
  ]);
  return { rows, total: all?.total ?? 0 };
}
