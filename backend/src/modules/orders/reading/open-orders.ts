import { and, asc, eq, gt, inArray, notInArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { FINISHED } from "../../../../../schema/rules/orders/order-status";
import { asciiLower } from "../../../shared/ascii-lower";
import { inValues } from "../../../shared/in-values";
import type { CustomerStore } from "../../../shared/stores/stores";
import { orderItems, orders } from "../orders.tables";

/**
 * A customer's unfinished orders that may be the same as others, one row for each of their goods: those since a time (ms)
 * for any of these phones, and those with any of these shop order numbers, without regard to case (EXT-451).
 */
export async function findOpenOrdersLike(
  db: CustomerStore,
  {
    customerId,
    phones,
    since,
    shopOrderNos,
  }: { customerId: number; phones: readonly string[]; since: number; shopOrderNos: readonly string[] },
) {
  const orm = drizzle(db);
  const unfinished = (...which: SQL[]) =>
    orm
      .select({
        orderNo: orders.orderNo,
        customerName: orders.customerName,
        customerPhone: orders.customerPhone,
        shopOrderNo: sql<string>`coalesce(${orders.shopOrderNo}, '')`,
        goodsName: orderItems.name,
        createdAt: orders.createdAt,
      })
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
      .where(and(eq(orders.customerId, customerId), notInArray(orders.status, [...FINISHED]), ...which));
  const [toPhones, withNumbers] = await orm.batch([
    unfinished(inArray(orders.customerPhone, inValues(phones)), gt(orders.createdAt, since)),
    unfinished(inArray(sql`lower(${orders.shopOrderNo})`, inValues(shopOrderNos.map(asciiLower)))),
  ]);
  return { toPhones, withNumbers };
}

/** Condition: the bidding is over, or the order never had one. */
const hasPrice = sql`${orders.bidding} IS NOT 'OPEN' AND ${orders.bidding} IS NOT 'OVER'`;

/** Query for the unpaid orders among those whose ids another query finds, oldest first. */
export const unpaidAmong = (db: CustomerStore, ids: SQLWrapper) =>
  drizzle(db)
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, ids), eq(orders.status, "WAIT_PAY"), hasPrice))
    .orderBy(asc(orders.createdAt), asc(orders.id));
