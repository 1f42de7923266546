import { and, eq, gte, inArray, isNotNull, lt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { inValues } from "../../../shared/in-values";
import type { CustomerStore } from "../../../shared/stores/stores";
import { orderItems, orders } from "../orders.tables";

/**
 * The paid orders of a customer that were placed in a period (ms), as a table for a query of another module;
 * 分.
 */
export const paidOrders = (
  db: CustomerStore,
  { customerId, from, before }: { customerId: number; from: number; before: number },
) =>
  drizzle(db)
    .select({
      id: orders.id,
      orderNo: orders.orderNo,
      shopOrderNo: orders.shopOrderNo,
      shopName: orders.shopName,
      createdAt: orders.createdAt,
      goodsTypeName: orders.goodsTypeName,
      customerName: orders.customerName,
      totalAmount: orders.totalAmount,
      markupAmount: orders.markupAmount,
      refundId: orders.refundId,
    })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        isNotNull(orders.paidAt),
        gte(orders.createdAt, from),
        lt(orders.createdAt, before),
      ),
    )
    .as("paid_orders");

/**
 * Sum over an order's goods, for a query about other tables; null when the value of one good is missing.
 *
 * @param ofPiece the value of one piece by the name of the good
 */
export function sumOfGoods(
  orderId: SQLWrapper,
  ofPiece: (name: SQLWrapper) => SQL<number | null>,
): SQL<number | null> {
  const value = ofPiece(orderItems.name);
  return sql`(SELECT CASE WHEN COUNT(*) = COUNT(${value}) THEN SUM(${orderItems.count} * ${value}) END
    FROM ${orderItems} WHERE ${orderItems.orderId} = ${orderId})`;
}

/** Ids of the customer's paid orders with these numbers, by number. */
export async function paidOrderIds(
  db: CustomerStore,
  customerId: number,
  orderNos: readonly string[],
): Promise<Map<string, number>> {
  const rows = await drizzle(db)
    .select({ id: orders.id, orderNo: orders.orderNo })
    .from(orders)
    .where(
      and(
        inArray(orders.orderNo, inValues(orderNos)),
        eq(orders.customerId, customerId),
        isNotNull(orders.paidAt),
      ),
    );
  return new Map(rows.map(({ id, orderNo }) => [orderNo, id]));
}

/** Condition on the id of an order, for a query about other tables: it is paid. */
export const isPaid = (orderId: SQLWrapper): SQL<number> =>
  sql`EXISTS (SELECT 1 FROM ${orders} WHERE ${orders.id} = ${orderId} AND ${orders.paidAt} > 0)`;
