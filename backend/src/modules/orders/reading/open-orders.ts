import { and, asc, eq, gt, inArray, notInArray, type SQLWrapper, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { inValues } from "../../../shared/in-values";
import type { CustomerStore } from "../../../shared/stores/stores";
import { orderItems, orders } from "../orders.tables";

/**
 * A customer's unfinished orders since a time (ms) for any of these phones, one row for each of their goods.
 */
export const findOpenOrdersTo = (
  db: CustomerStore,
  { customerId, phones, since }: { customerId: number; phones: readonly string[]; since: number },
) =>
  drizzle(db)
    .select({
      id: orders.id,
      orderNo: orders.orderNo,
      customerName: orders.customerName,
      customerPhone: orders.customerPhone,
      goodsName: orderItems.name,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(
      and(
        eq(orders.customerId, customerId),
        inArray(orders.customerPhone, inValues(phones)),
        gt(orders.createdAt, since),
        notInArray(orders.status, ["SUCCESS", "EVALUATED", "CLOSE"]),
      ),
    );

/** Condition: the bidding is over, or the order never had one. */
const hasPrice = sql`${orders.bidding} IS NOT 'OPEN' AND ${orders.bidding} IS NOT 'OVER'`;

/** Query for the unpaid orders among those whose ids another query finds, oldest first. */
export const unpaidAmong = (db: CustomerStore, ids: SQLWrapper) =>
  drizzle(db)
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, ids), eq(orders.status, "WAIT_PAY"), hasPrice))
    .orderBy(asc(orders.createdAt), asc(orders.id));
