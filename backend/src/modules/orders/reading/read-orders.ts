import { type OrderSort, USUAL_SORT } from "../../../../../schema/rules/orders/order-sort";
import type { BackendEnv } from "../../../env";
import type { Clock } from "../../../shared/clock";
import { notFound } from "../../../shared/errors";
import type { Ids } from "../../../shared/ids";
import type { CustomerStore, Directory } from "../../../shared/stores/stores";
import type { MasterCard } from "../../masters";
import { pushOutbox } from "../../outbox";
import { type FollowUpSummary, findFollowUpSummaries } from "../follow-ups/summaries";
import { closeExpiredOrders } from "../jobs/expiry";
import { decide } from "../lifecycle/decide";
import { orderEvents } from "../lifecycle/order-events";
import type { OrderFilter } from "../list/filter";
import { findOrderIds } from "../list/find-order-ids";
import { inSequence } from "../list/sequence";
import {
  findByIds,
  findItems,
  findMastersOf,
  findOrder,
  type OrderItemRow,
  type OrderRow,
} from "../orders.repository";
import { reportForeignOrder } from "./foreign-orders";
import { findOpenMatters, NO_BIDS, type OpenMatters } from "./open-matters";

export interface ReadDependencies {
  readonly db: CustomerStore;
  readonly directory: Directory;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
  waitUntil(work: Promise<unknown>): void;
}

export interface OrderWithItems {
  readonly order: OrderRow;
  readonly items: readonly OrderItemRow[];
  /** The master; null before one is assigned. */
  readonly worker: MasterCard | null;
  /** The newest of the customer's notes; null without any. */
  readonly followUp: FollowUpSummary | null;
  /** Its refund and the markups that are neither paid nor rejected. */
  readonly open: OpenMatters;
}

/**
 * One order of a customer. An expired unpaid order is closed first, so that it is never shown as payable
 * before the job has closed it.
 *
 * @throws BusinessError NOT_FOUND for a missing or foreign order (ROLE-16)
 */
export async function readOrder(
  request: { customerId: number; orderId: number },
  dependencies: ReadDependencies,
): Promise<OrderWithItems> {
  const order = await findCurrentOrder(request, dependencies);
  const [found] = await withItems(dependencies.db, [order]);
  return (
    found ?? {
      order,
      items: [],
      worker: null,
      followUp: null,
      open: { refund: null, markup: null, requested: 0, bids: NO_BIDS },
    }
  );
}

/** Like {@link readOrder}, without the items. */
export async function findCurrentOrder(
  { customerId, orderId }: { customerId: number; orderId: number },
  dependencies: ReadDependencies,
): Promise<OrderRow> {
  const { db, clock } = dependencies;
  let order = await findOrder(db, customerId, orderId);
  if (order && isOverdue(order, clock)) {
    await closeOverdue(customerId, dependencies);
    order = await findOrder(db, customerId, orderId);
  }
  if (!order) {
    // After the answer, so that a foreign order takes as long as a missing one (ROLE-16).
    dependencies.waitUntil(reportForeignOrder(dependencies.env, orderId));
    throw notFound("订单");
  }
  return order;
}

/**
 * One page of a customer's orders in a sort order, with their related rows: six queries, however many orders.
 */
export async function readOrders(
  { filter, page, pageSize, sort }: { filter: OrderFilter; page: number; pageSize: number; sort?: OrderSort },
  dependencies: ReadDependencies,
): Promise<{ rows: OrderWithItems[]; total: number }> {
  const { db, clock } = dependencies;
  const window = { limit: pageSize, offset: (page - 1) * pageSize };
  const read = async () => {
    const { ids, total } = await findOrderIds(db, filter, window, sort);
    return { rows: await readListed(db, ids, sort), total };
  };
  const found = await read();
  if (!found.rows.some(({ order }) => isOverdue(order, clock))) return found;
  await closeOverdue(filter.customerId, dependencies);
  return read();
}

/**
 * These orders in a sort order of the list, with their related rows: five queries at once, however many
 * orders.
 */
export async function readListed(
  db: CustomerStore,
  ids: readonly number[],
  sort: OrderSort = USUAL_SORT,
): Promise<OrderWithItems[]> {
  if (ids.length === 0) return [];
  const [orders, beside] = await Promise.all([findByIds(db, ids), readBeside(db, ids)]);
  return orders.sort(inSequence(sort)).map(beside);
}

/** Orders with their related rows: four queries, however many orders. */
export async function withItems(db: CustomerStore, orders: readonly OrderRow[]): Promise<OrderWithItems[]> {
  const beside = await readBeside(
    db,
    orders.map((order) => order.id),
  );
  return orders.map(beside);
}

/** Reads the related rows that are needed to show the orders with these ids. */
async function readBeside(
  db: CustomerStore,
  ids: readonly number[],
): Promise<(order: OrderRow) => OrderWithItems> {
  const [items, masters, followUps, openOf] = await Promise.all([
    findItems(db, ids),
    findMastersOf(db, ids),
    findFollowUpSummaries(db, ids),
    findOpenMatters(db, ids),
  ]);
  return (order) => ({
    order,
    items: items.get(order.id) ?? [],
    worker: masters.get(order.id) ?? null,
    followUp: followUps.get(order.id) ?? null,
    open: openOf(order.id),
  });
}

/** Whether the time to pay an order is over, and it is not closed yet. */
export const isOverdue = (order: OrderRow, clock: Clock): boolean =>
  decide(order.status, orderEvents.expire, { ...order, now: clock.now() }).ok;

/** Closes the customer's expired unpaid orders, and pushes the events about it. */
export async function closeOverdue(customerId: number, dependencies: ReadDependencies): Promise<void> {
  await closeExpiredOrders(dependencies, customerId);
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
}
