import { count, desc, eq, isNotNull, isNull, type SQLWrapper, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Code } from "../../../../schema/rules/codes";
import { DAY, formatTime, OFFSET_MS } from "../../shared/clock";
import { commit } from "../../shared/commit";
import { BusinessError, invalidInput } from "../../shared/errors";
import type { Period } from "../../shared/period";
import { findOrderEntries } from "../order-entries";
import { paidOrderIds, paidOrders } from "../orders";
import { refundedBy } from "../refunds";
import { orderCharges } from "./order-charges.tables";

/** Which paid orders of a customer are wanted, by when they were placed. */
export interface ProfitFilter extends Period {
  readonly customerId: number;
  readonly isEntered?: boolean | undefined;
}

/** A paid order; 分, time in ms. */
export interface OrderProfit {
  readonly orderId: number;
  readonly orderNo: string;
  readonly createdAt: number;
  readonly goodsTypeName: string;
  readonly customerName: string;
  readonly charged: number | null;
  readonly paid: number;
  readonly markups: number;
  readonly refunded: number;
}

/** Sums of orders with a charge, 分. */
export interface ProfitSums {
  readonly orders: number;
  readonly charged: number;
  readonly paid: number;
  readonly markups: number;
  readonly refunded: number;
}

/** Only whom the platform lets see them (ROLE-15). @throws BusinessError NOT_FOUND */
export async function requireProfits(db: D1Database, customerId: number): Promise<void> {
  const { profitAndLoss } = await findOrderEntries(db, customerId);
  if (!profitAndLoss) throw new BusinessError(Code.NOT_FOUND, "您的账户未开通订单盈亏");
}

/** The paid orders of a filter, and whether those with or without a charge are wanted. */
function wantedOrders(
  db: D1Database,
  { customerId, isEntered, from = 0, before = Number.MAX_SAFE_INTEGER }: ProfitFilter,
) {
  const { amount } = orderCharges;
  const orders = paidOrders(db, { customerId, from, before });
  const isWanted = isEntered === undefined ? undefined : isEntered ? isNotNull(amount) : isNull(amount);
  return { orders, isCharged: eq(orderCharges.orderId, orders.id), isWanted };
}

/** One page of paid orders, newest first, and how many there are. */
export async function pageOfProfits(
  db: D1Database,
  filter: ProfitFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: OrderProfit[]; total: number }> {
  const { orders, isCharged, isWanted } = wantedOrders(db, filter);
  const database = drizzle(db);
  const [rows, [all]] = await database.batch([
    database
      .select({
        orderId: orders.id,
        orderNo: orders.orderNo,
        createdAt: orders.createdAt,
        goodsTypeName: orders.goodsTypeName,
        customerName: orders.customerName,
        charged: orderCharges.amount,
        paid: orders.totalAmount,
        markups: orders.markupAmount,
        refunded: refundedBy(orders.refundId),
      })
      .from(orders)
      .leftJoin(orderCharges, isCharged)
      .where(isWanted)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.select({ total: count() }).from(orders).leftJoin(orderCharges, isCharged).where(isWanted),
  ]);
  return { rows, total: all?.total ?? 0 };
}

const WEEK = 7 * DAY;
/** The epoch was a Thursday: three days after a Monday. */
const TO_MONDAY = OFFSET_MS + 3 * DAY;

/** What the orders with a charge add up to, by week; `missing` counts those without. */
export async function sumProfits(
  db: D1Database,
  filter: ProfitFilter,
): Promise<{ weeks: (ProfitSums & { monday: string })[]; missing: number }> {
  const { orders, isCharged } = wantedOrders(db, filter);
  const sum = (column: SQLWrapper) => sql<number>`SUM(COALESCE(${column}, 0))`;
  const rows = await drizzle(db)
    .select({
      // D1 binds numbers as REAL, and the division has to be one of integers.
      week: sql<number>`CAST(${orders.createdAt} + ${TO_MONDAY} AS INTEGER) / CAST(${WEEK} AS INTEGER)`,
      isEntered: sql<number>`${orderCharges.amount} IS NOT NULL`,
      orders: count(),
      charged: sum(orderCharges.amount),
      paid: sum(orders.totalAmount),
      markups: sum(orders.markupAmount),
      refunded: sum(refundedBy(orders.refundId)),
    })
    .from(orders)
    .leftJoin(orderCharges, isCharged)
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`1`);
  return {
    missing: rows.reduce((missing, row) => missing + (row.isEntered ? 0 : row.orders), 0),
    weeks: rows.flatMap(({ week, isEntered, ...sums }) =>
      isEntered ? [{ ...sums, monday: formatTime(week * WEEK - TO_MONDAY).slice(0, 10) }] : [],
    ),
  };
}

/**
 * Stores what a merchant charges for own paid orders; null takes it away. All or none.
 *
 * @throws BusinessError INVALID_INPUT with the places of orders that are not theirs, or not paid
 */
export async function setCharges(
  db: D1Database,
  {
    customerId,
    charges,
    at,
  }: { customerId: number; charges: readonly { orderNo: string; fen: number | null }[]; at: number },
): Promise<void> {
  const ids = await paidOrderIds(
    db,
    customerId,
    charges.map(({ orderNo }) => orderNo),
  );
  const unknown = charges.flatMap(({ orderNo }, index) => (ids.has(orderNo) ? [] : [index + 1]));
  if (unknown.length > 0) {
    // Places instead of numbers: a missing order and another customer's give the same answer (ROLE-16).
    const more = unknown.length > 5 ? `等${unknown.length}单` : "单";
    throw invalidInput(`第${unknown.slice(0, 5).join("、")}${more}不存在或尚未付款，请核对订单号`);
  }
  const values = JSON.stringify(charges.map(({ orderNo, fen }) => ({ id: ids.get(orderNo), fen })));
  await commit(db, [
    db
      .prepare("DELETE FROM order_charges WHERE order_id IN (SELECT value ->> 'id' FROM json_each(?))")
      .bind(values),
    db
      .prepare(
        `INSERT INTO order_charges (order_id, customer_id, amount, updated_at)
         SELECT value ->> 'id', ?2, value ->> 'fen', ?3 FROM json_each(?1) WHERE value ->> 'fen' IS NOT NULL`,
      )
      .bind(values, customerId, at),
  ]);
}
