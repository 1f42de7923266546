import { and, desc, eq, isNotNull, isNull, notInArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { FINISHED } from "../../../../../schema/rules/orders/order-status";
import { asciiLower } from "../../../shared/ascii-lower";
import type { CustomerStore } from "../../../shared/stores/stores";
import { orders } from "../orders.tables";

const MOST_SHOPS = 20;
const MOST_ORDERS = 5;
/** The most orders of a shop in which a carrier is searched. */
const NEWEST = 50;

/** Names of the shops in a customer's earlier orders, the last used first (EXT-450). */
export async function findShops(db: CustomerStore, customerId: number): Promise<string[]> {
  const rows = await drizzle(db)
    .select({ name: orders.shopName })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), isNotNull(orders.shopName)))
    .groupBy(orders.shopName)
    .orderBy(desc(sql`max(${orders.createdAt})`))
    .limit(MOST_SHOPS);
  return rows.flatMap(({ name }) => name ?? []);
}

/** Carrier and depot of the newest order of a shop that has either; null for orders without a shop (EXT-453). */
export async function findShopLogistics(db: CustomerStore, customerId: number, shopName: string | null) {
  const newest = await drizzle(db)
    .select({
      logisticsCompany: orders.logisticsCompany,
      logisticsPhone: orders.logisticsPhone,
      pickupAddress: orders.pickupAddress,
    })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        shopName === null ? isNull(orders.shopName) : eq(orders.shopName, shopName),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(NEWEST);
  return newest.find((order) => order.logisticsCompany ?? order.pickupAddress) ?? null;
}

/**
 * A customer's unfinished orders with this shop order number, without regard to case, newest first (EXT-451).
 */
export const findShopOrders = (db: CustomerStore, customerId: number, shopOrderNo: string) =>
  drizzle(db)
    .select({ id: orders.id, orderNo: orders.orderNo })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        sql`lower(${orders.shopOrderNo}) = ${asciiLower(shopOrderNo)}`,
        notInArray(orders.status, [...FINISHED]),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST_ORDERS);
