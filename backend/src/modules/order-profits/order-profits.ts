import { Code } from "../../../../schema/rules/codes";
import { DAY, formatTime } from "../../shared/clock";
import { commit } from "../../shared/commit";
import { BusinessError, invalidInput } from "../../shared/errors";
import type { Period } from "../../shared/period";
import { findOrderEntries } from "../order-entries";

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

const PAID_ORDERS = `
  FROM orders o
  LEFT JOIN order_charges c ON c.order_id = o.id
  LEFT JOIN refunds r ON r.id = o.refund_id AND r.status <> 'CANCEL'
  WHERE o.customer_id = ?1 AND o.paid_at IS NOT NULL AND o.created_at >= ?2 AND o.created_at < ?3`;

const bounds = ({ customerId, from = 0, before = Number.MAX_SAFE_INTEGER }: ProfitFilter) =>
  [customerId, from, before] as const;

/** One page of paid orders, newest first, and how many there are. */
export async function pageOfProfits(
  db: D1Database,
  filter: ProfitFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: OrderProfit[]; total: number }> {
  const { isEntered } = filter;
  // Constant SQL, as PAID_ORDERS is.
  const ENTERED =
    isEntered === undefined ? "" : isEntered ? "AND c.amount IS NOT NULL" : "AND c.amount IS NULL";
  const [rows, count] = await db.batch<OrderProfit & { total: number }>([
    db
      .prepare(
        `SELECT o.id AS orderId, o.order_no AS orderNo, o.created_at AS createdAt, o.goods_type_name AS goodsTypeName,
           o.customer_name AS customerName, c.amount AS charged, o.total_amount AS paid, o.markup_amount AS markups,
           COALESCE(r.refund_amount, 0) AS refunded
         ${PAID_ORDERS} ${ENTERED} ORDER BY o.created_at DESC, o.id DESC LIMIT ?4 OFFSET ?5`,
      )
      .bind(...bounds(filter), pageSize, (page - 1) * pageSize),
    db.prepare(`SELECT COUNT(*) AS total ${PAID_ORDERS} ${ENTERED}`).bind(...bounds(filter)),
  ]);
  return { rows: rows?.results ?? [], total: count?.results[0]?.total ?? 0 };
}

const SHANGHAI_OFFSET_MS = 8 * 3_600_000;
const WEEK = 7 * DAY;
/** The epoch was a Thursday: three days after a Monday. */
const TO_MONDAY = SHANGHAI_OFFSET_MS + 3 * DAY;

/** What the orders with a charge add up to, by week; `missing` counts those without. */
export async function sumProfits(
  db: D1Database,
  filter: ProfitFilter,
): Promise<{ weeks: (ProfitSums & { monday: string })[]; missing: number }> {
  const { results } = await db
    .prepare(
      `SELECT (o.created_at + ${TO_MONDAY}) / ${WEEK} AS week, c.amount IS NOT NULL AS isEntered, COUNT(*) AS orders,
         COALESCE(SUM(c.amount), 0) AS charged, SUM(o.total_amount) AS paid, SUM(o.markup_amount) AS markups,
         SUM(COALESCE(r.refund_amount, 0)) AS refunded
       ${PAID_ORDERS} GROUP BY 1, 2 ORDER BY 1`,
    )
    .bind(...bounds(filter))
    .all<ProfitSums & { week: number; isEntered: number }>();
  return {
    missing: results.reduce((sum, { isEntered, orders }) => sum + (isEntered ? 0 : orders), 0),
    weeks: results.flatMap(({ week, isEntered, ...sums }) =>
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
  const { results } = await db
    .prepare(
      `SELECT id, order_no AS orderNo FROM orders
       WHERE order_no IN (SELECT value FROM json_each(?)) AND customer_id = ? AND paid_at IS NOT NULL`,
    )
    .bind(JSON.stringify(charges.map(({ orderNo }) => orderNo)), customerId)
    .all<{ id: number; orderNo: string }>();
  const ids = new Map(results.map(({ id, orderNo }) => [orderNo, id]));
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
