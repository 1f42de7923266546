import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { inValues } from "../../../shared/in-values";
import type { CustomerStore } from "../../../shared/stores/stores";
import { orders } from "../orders.tables";

const columns = {
  orderId: orders.id,
  customerName: orders.customerName,
  customerPhone: orders.customerPhone,
  areaCode: orders.areaCode,
  provinceName: orders.provinceName,
  cityName: orders.cityName,
  areaName: orders.areaName,
  address: orders.address,
  isLift: orders.isLift,
  floorsNumber: orders.floorsNumber,
};

/**
 * Recipients of a customer's newest orders, only those with `phone` in their phone when it is given. The same
 * one may appear several times.
 */
export const recentRecipients = (
  db: CustomerStore,
  { customerId, phone, limit }: { customerId: number; phone?: string; limit: number },
) =>
  drizzle(db)
    .select(columns)
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        phone === undefined ? undefined : sql`instr(${orders.customerPhone}, ${phone}) > 0`,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);

/** Recipients of these orders of a customer, by the order's id. */
export async function recipientsOf(db: CustomerStore, customerId: number, orderIds: readonly number[]) {
  const rows = await drizzle(db)
    .select(columns)
    .from(orders)
    .where(and(inArray(orders.id, inValues(orderIds)), eq(orders.customerId, customerId)));
  return new Map(rows.map((row) => [row.orderId, row]));
}

/** Ids of a customer's orders with the same recipient as this one, including this one. */
export async function ordersToSameRecipient(
  db: CustomerStore,
  { customerId, orderId }: { customerId: number; orderId: number },
): Promise<number[]> {
  const { results } = await db
    .prepare(
      `SELECT o.id FROM orders o JOIN orders same ON same.id = ?2 AND same.customer_id = ?1
       WHERE o.customer_id = ?1 AND o.customer_name = same.customer_name
         AND o.customer_phone = same.customer_phone AND o.area_code = same.area_code AND o.address = same.address`,
    )
    .bind(customerId, orderId)
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}

/** Query for the contact of a customer's newest order. */
export const lastSender = (db: CustomerStore, customerId: number) =>
  drizzle(db)
    .select({ name: orders.userName, phone: orders.userPhone })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
