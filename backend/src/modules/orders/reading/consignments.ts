import { and, count, desc, eq, inArray, isNotNull, ne } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { DEAL, ORDER_STATUSES } from "../../../../../schema/rules/orders/order-status";
import type { CustomerStore } from "../../../shared/stores/stores";
import { orders } from "../orders.tables";

/** Statuses in which goods may be in transit. */
const RUNNING = ORDER_STATUSES.filter((status) => status !== "CLOSE" && !DEAL.includes(status));

/**
 * One page of consignments of a customer's unfinished orders, newest order first, and the number of all
 * (API-046).
 */
export async function findConsignments(
  db: CustomerStore,
  customerId: number,
  page: { limit: number; offset: number },
) {
  const database = drizzle(db);
  const sent = and(
    eq(orders.customerId, customerId),
    inArray(orders.status, RUNNING),
    isNotNull(orders.logisticsNo),
    ne(orders.logisticsNo, ""),
  );
  const [rows, [all]] = await database.batch([
    database
      .select()
      .from(orders)
      .where(sent)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(page.limit)
      .offset(page.offset),
    database.select({ total: count() }).from(orders).where(sent),
  ]);
  return { rows, total: all?.total ?? 0 };
}
