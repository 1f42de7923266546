import { and, desc, eq, isNotNull, notInArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { FINISHED } from "../../../../../schema/rules/orders/order-status";
import { orders } from "../orders.tables";

const MOST_SHOPS = 20;
const MOST_ORDERS = 5;

/** Names of a customer's shops in earlier orders, the last used first (EXT-450). */
export async function findShops(db: D1Database, customerId: number): Promise<string[]> {
  const rows = await drizzle(db)
    .select({ name: orders.shopName })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), isNotNull(orders.shopName)))
    .groupBy(orders.shopName)
    .orderBy(desc(sql`max(${orders.createdAt})`))
    .limit(MOST_SHOPS);
  return rows.flatMap(({ name }) => name ?? []);
}

/** A customer's unfinished orders with this shop order number, in whatever case, newest first (EXT-451). */
export const findShopOrders = (db: D1Database, customerId: number, shopOrderNo: string) =>
  drizzle(db)
    .select({ id: orders.id, orderNo: orders.orderNo })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        sql`lower(${orders.shopOrderNo}) = ${shopOrderNo.toLowerCase()}`,
        notInArray(orders.status, [...FINISHED]),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST_ORDERS);
