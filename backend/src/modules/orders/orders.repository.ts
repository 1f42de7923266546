import { and, asc, desc, eq, gt, inArray, isNull, lte, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { statement } from "../../shared/commit";
import { inValues, noneOf } from "../../shared/in-values";
import { earliest, type Moments } from "../../shared/next-due";
import type { CustomerStore } from "../../shared/stores/stores";
import { CARD, customerMasters, type MasterCard } from "../masters";
import { orderItems, orders, orderTransitions } from "./orders.tables";

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof orderItems.$inferSelect;

/** The order if it is the customer's, otherwise null: missing and foreign are the same (ROLE-16). */
export async function findOrder(
  db: CustomerStore,
  customerId: number,
  orderId: number,
): Promise<OrderRow | null> {
  const [row] = await drizzle(db)
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)));
  return row ?? null;
}

/** The customer's order with this number; null for a missing or foreign one (ROLE-16). */
export async function findOrderByNo(
  db: CustomerStore,
  customerId: number,
  orderNo: string,
): Promise<OrderRow | null> {
  const [row] = await drizzle(db)
    .select()
    .from(orders)
    .where(and(eq(orders.orderNo, orderNo), eq(orders.customerId, customerId)));
  return row ?? null;
}

/** An order of any customer, for the platform's staff. */
export async function findAnyOrder(db: CustomerStore, orderId: number): Promise<OrderRow | null> {
  const [row] = await drizzle(db).select().from(orders).where(eq(orders.id, orderId));
  return row ?? null;
}

/** The customer's newest orders that are paid and not closed, or only the order with the given number. */
export const findPaidOrders = (
  db: CustomerStore,
  { customerId, orderId, limit }: { customerId: number; orderId?: number; limit: number },
): Promise<OrderRow[]> =>
  drizzle(db)
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        orderId === undefined ? undefined : eq(orders.id, orderId),
        sql`${orders.status} NOT IN ('WAIT_PAY', 'CLOSE')`,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);

/** The number of an order, for a query about other tables with its id. */
export const numberOf = (orderId: SQLWrapper): SQL<string> =>
  sql`(SELECT ${orders.orderNo} FROM ${orders} WHERE ${orders.id} = ${orderId})`;

/** The words of the rating of an order, null without one, for a query about other tables with its id. */
export const ratingWordsOf = (orderId: SQLWrapper): SQL<string | null> =>
  sql`(SELECT ${orderTransitions.detail} ->> 'content' FROM ${orderTransitions}
    WHERE ${orderTransitions.orderId} = ${orderId} AND ${orderTransitions.event} = 'evaluate')`;

/** Whether the customer of the order can still pick a bid, 1 or 0, for a query about other tables with its id. */
export const canPickBid = (orderId: SQLWrapper): SQL<number> =>
  sql`(SELECT ${orders.status} = 'WAIT_PAY' AND COALESCE(${orders.bidding} IN ('OPEN', 'OVER'), 0)
    FROM ${orders} WHERE ${orders.id} = ${orderId})`;

/** Condition on the id of a customer's order, for a query about other tables: no master has taken it yet. */
export const awaitsMaster =
  (customerId: number) =>
  (orderId: SQLWrapper): SQL =>
    sql`EXISTS (SELECT 1 FROM ${orders} WHERE ${orders.id} = ${orderId}
      AND ${orders.customerId} = ${customerId} AND ${orders.status} = 'RECEIVING_ORDER')`;

/** The number of the order with this id, as a column of a query about other tables; null for no order. */
export const orderNoOf = (orderId: SQLWrapper): SQL<string | null> =>
  sql`(SELECT ${orders.orderNo} FROM ${orders} WHERE ${orders.id} = ${orderId})`;

/** Whether an order exists for any customer: for the security log only. */
export async function orderExists(db: CustomerStore, orderId: number): Promise<boolean> {
  const rows = await drizzle(db).select({ id: orders.id }).from(orders).where(eq(orders.id, orderId));
  return rows.length > 0;
}

/** Carrier and phone of a customer's newest order with this waybill number, or null. */
export async function findWaybill(db: CustomerStore, customerId: number, logisticsNo: string) {
  const [row] = await drizzle(db)
    .select({ logisticsCompany: orders.logisticsCompany, customerPhone: orders.customerPhone })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.logisticsNo, logisticsNo)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return row ?? null;
}

/** Orders with these ids, of any customer, newest first. */
export async function findByIds(db: CustomerStore, ids: readonly number[]): Promise<OrderRow[]> {
  return drizzle(db)
    .select()
    .from(orders)
    .where(inArray(orders.id, inValues(ids)));
}

/** The same orders, by id. */
export async function ordersById(db: CustomerStore, ids: readonly number[]): Promise<Map<number, OrderRow>> {
  if (ids.length === 0) return new Map();
  return new Map((await findByIds(db, ids)).map((row) => [row.id, row]));
}

/** Those of the orders that belong to this customer, by id. */
export async function ownOrdersById(
  db: CustomerStore,
  customerId: number,
  ids: readonly (number | null)[],
): Promise<Map<number, OrderRow>> {
  const found = await ordersById(
    db,
    ids.filter((id) => id !== null),
  );
  return new Map([...found].filter(([, order]) => order.customerId === customerId));
}

/** The masters of these orders by order id, from the customers' own cards. */
export async function findMastersOf(
  db: CustomerStore,
  orderIds: readonly number[],
): Promise<Map<number, MasterCard>> {
  const rows = await drizzle(db)
    .select({ orderId: orders.id, card: CARD })
    .from(orders)
    .innerJoin(
      customerMasters,
      and(eq(customerMasters.customerId, orders.customerId), eq(customerMasters.workerId, orders.workerId)),
    )
    .where(inArray(orders.id, inValues(orderIds)));
  return new Map(rows.map(({ orderId, card }) => [orderId, card]));
}

/** Items of many orders in one query, each order's in its own sequence. */
export async function findItems(
  db: CustomerStore,
  orderIds: readonly number[],
): Promise<Map<number, OrderItemRow[]>> {
  return Map.groupBy(await itemsOf(db, orderIds), (item) => item.orderId);
}

/** Query for the items of many orders, by order and position. */
export const itemsOf = (db: CustomerStore, orderIds: readonly number[]) =>
  drizzle(db)
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, inValues(orderIds)))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position));

/** Statements that store an order and its items; items take their ids from the database. */
export function insertOrder(
  db: CustomerStore,
  order: typeof orders.$inferInsert,
  items: readonly (Omit<typeof orderItems.$inferInsert, "orderId" | "position"> & { id: number })[],
): D1PreparedStatement[] {
  const database = drizzle(db);
  return [
    statement(db, database.insert(orders).values(order)),
    ...items.map((item, position) =>
      statement(db, database.insert(orderItems).values({ ...item, orderId: order.id ?? 0, position })),
    ),
  ];
}

/** Stores the coordinates of an order's address, unless they are known or the address has changed. */
export async function noteAddressPoint(
  db: CustomerStore,
  order: Pick<OrderRow, "id" | "address">,
  { lng, lat }: { lng: number; lat: number },
): Promise<void> {
  await drizzle(db)
    .update(orders)
    .set({ lng, lat })
    .where(and(eq(orders.id, order.id), eq(orders.address, order.address), isNull(orders.lng)));
}

/** Stores the length of the goods' route by road, m, unless one of its ends has changed. */
export async function noteRoad(
  db: CustomerStore,
  order: Pick<OrderRow, "id" | "address" | "pickupAddress">,
  roadMetres: number,
): Promise<void> {
  const { id, address, pickupAddress } = order;
  const isThere =
    pickupAddress === null ? isNull(orders.pickupAddress) : eq(orders.pickupAddress, pickupAddress);
  await drizzle(db)
    .update(orders)
    .set({ roadMetres })
    .where(and(eq(orders.id, id), eq(orders.address, address), isThere));
}

/** Orders whose bidding ends at or after a time (ms), the earliest end first. */
export const ordersOpenForBids = (
  db: CustomerStore,
  {
    until,
    after,
    without,
    limit,
  }: { until?: number; after?: number; without?: readonly number[]; limit: number },
): Promise<OrderRow[]> =>
  drizzle(db)
    .select()
    .from(orders)
    .where(
      and(
        // The same words as in the partial index.
        sql`bidding = 'OPEN' AND status = 'WAIT_PAY'`,
        until === undefined ? undefined : lte(orders.biddingEndsAt, until),
        after === undefined ? undefined : gt(orders.biddingEndsAt, after),
        noneOf(orders.customerId, without),
      ),
    )
    .orderBy(asc(orders.biddingEndsAt))
    .limit(limit);

/** Time at which the next bidding ends. */
export const nextBiddingEnd = (): Moments => [
  earliest(orders.biddingEndsAt, sql`bidding = 'OPEN' AND status = 'WAIT_PAY'`),
];

/**
 * Unpaid orders whose time is over, the longest overdue first; of one customer when given, without those in
 * `without`.
 */
export const ordersDue = (
  db: CustomerStore,
  due: { now: number; customerId?: number | undefined; without?: readonly number[]; limit: number },
) =>
  drizzle(db)
    .select({ id: orders.id, customerId: orders.customerId })
    .from(orders)
    .where(
      and(
        // The same words as in the partial index.
        sql`status = 'WAIT_PAY'`,
        lte(orders.expiresAt, due.now),
        due.customerId === undefined ? undefined : eq(orders.customerId, due.customerId),
        noneOf(orders.customerId, due.without),
      ),
    )
    .orderBy(asc(orders.expiresAt))
    .limit(due.limit);
