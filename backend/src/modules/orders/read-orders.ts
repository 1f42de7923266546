import type { BackendEnv } from "../../env";
import type { Clock } from "../../shared/clock";
import { notFound } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { pushOutbox } from "../outbox/outbox.usecases";
import { decide } from "./order-lifecycle";
import { closeExpiredOrders } from "./orders.expiry";
import {
  findItems,
  findOrder,
  findOrders,
  type OrderFilter,
  type OrderItemRow,
  type OrderRow,
} from "./orders.repository";

export interface ReadDependencies {
  readonly db: D1Database;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
  waitUntil(work: Promise<unknown>): void;
}

export interface OrderWithItems {
  readonly order: OrderRow;
  readonly items: readonly OrderItemRow[];
}

/**
 * One order of a customer. An unpaid one whose time is over is closed first, so that nobody sees it as payable while
 * the cron has not come round.
 *
 * @throws BusinessError NOT_FOUND for a missing or foreign order (ROLE-16)
 */
export async function readOrder(
  request: { customerId: number; orderId: number },
  dependencies: ReadDependencies,
): Promise<OrderWithItems> {
  const order = await findCurrentOrder(request, dependencies);
  const items = await findItems(dependencies.db, [order.id]);
  return { order, items: items.get(order.id) ?? [] };
}

/** Like {@link readOrder}, without the items. */
async function findCurrentOrder(
  { customerId, orderId }: { customerId: number; orderId: number },
  dependencies: ReadDependencies,
): Promise<OrderRow> {
  const { db, clock } = dependencies;
  let order = await findOrder(db, customerId, orderId);
  if (order && isOverdue(order, clock)) {
    await closeOverdue(customerId, dependencies);
    order = await findOrder(db, customerId, orderId);
  }
  if (!order) throw notFound("订单");
  return order;
}

/** One page of a customer's orders, newest first, with their items: three queries, however many orders. */
export async function readOrders(
  { filter, page, pageSize }: { filter: OrderFilter; page: number; pageSize: number },
  dependencies: ReadDependencies,
): Promise<{ rows: OrderWithItems[]; total: number }> {
  const { db, clock } = dependencies;
  const window = { limit: pageSize, offset: (page - 1) * pageSize };
  let found = await findOrders(db, filter, window);
  if (found.rows.some((order) => isOverdue(order, clock))) {
    await closeOverdue(filter.customerId, dependencies);
    found = await findOrders(db, filter, window);
  }
  const items = await findItems(
    db,
    found.rows.map((order) => order.id),
  );
  return {
    rows: found.rows.map((order) => ({ order, items: items.get(order.id) ?? [] })),
    total: found.total,
  };
}

const isOverdue = (order: OrderRow, clock: Clock): boolean =>
  decide(order.status, "expire", { now: clock.now(), expiresAt: order.expiresAt }).ok;

async function closeOverdue(customerId: number, dependencies: ReadDependencies): Promise<void> {
  await closeExpiredOrders(dependencies, customerId);
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
}
