import { and, eq, inArray } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { notFound } from "../../../shared/errors";
import { inValues } from "../../../shared/in-values";
import type { CustomerStore } from "../../../shared/stores/stores";
import type { OrderRow } from "../orders.repository";
import { orders } from "../orders.tables";
import { reportForeignOrder } from "./foreign-orders";
import { closeOverdue, isOverdue, type ReadDependencies } from "./read-orders";

/** Query for a customer's orders among these, in no order. */
const ordersAmong = (db: CustomerStore, customerId: number, ids: readonly number[]) =>
  drizzle(db)
    .select()
    .from(orders)
    .where(and(inArray(orders.id, inValues(ids)), eq(orders.customerId, customerId)));

/**
 * A customer's orders in the sequence of `ids`. Unpaid ones whose time is over are closed first.
 *
 * @throws BusinessError NOT_FOUND when one of them is missing or another customer's (ROLE-16)
 */
export async function findCurrentOrders(
  { customerId, orderIds }: { customerId: number; orderIds: readonly number[] },
  dependencies: ReadDependencies,
): Promise<OrderRow[]> {
  const { db, clock } = dependencies;
  let rows = await ordersAmong(db, customerId, orderIds);
  if (rows.some((order) => isOverdue(order, clock))) {
    await closeOverdue(customerId, dependencies);
    rows = await ordersAmong(db, customerId, orderIds);
  }
  const byId = new Map(rows.map((row) => [row.id, row]));
  return orderIds.map((id) => {
    const row = byId.get(id);
    if (!row) {
      dependencies.waitUntil(reportForeignOrder(dependencies.env, id));
      throw notFound("订单");
    }
    return row;
  });
}
