import { and, count, desc, eq, isNotNull, isNull, or, type SQLWrapper, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Code } from "../../../../schema/rules/codes";
import { toHalfWidth } from "../../../../schema/rules/phone";
import { asciiLower } from "../../shared/ascii-lower";
import { DAY, dayOf, OFFSET_MS } from "../../shared/clock";
import { commit } from "../../shared/commit";
import { BusinessError, invalidInput } from "../../shared/errors";
import type { Period } from "../../shared/period";
import type { CustomerStore } from "../../shared/stores/stores";
import { costOfNamed } from "../goods";
import { findOrderEntries } from "../order-entries";
import { paidOrderIds, paidOrders, sumOfGoods } from "../orders";
import { refundedBy } from "../refunds";
import { orderCharges } from "./order-charges.tables";

/** Filter of a customer's paid orders, by the time when they were placed. */
export interface ProfitFilter extends Period {
  readonly customerId: number;
  readonly isEntered?: boolean | undefined;
  /** Part of the order number, of the shop's number or of the customer's name. */
  readonly keyword?: string | undefined;
}

/** A paid order; 分, time in ms. */
export interface OrderProfit {
  readonly orderId: number;
  readonly orderNo: string;
  readonly shopOrderNo: string | null;
  readonly shopName: string | null;
  readonly createdAt: number;
  readonly goodsTypeName: string;
  readonly customerName: string;
  readonly charged: number | null;
  /**
   * The cost that was entered for the order, or else the one in the goods library; null when it is not known.
   */
  readonly goodsCost: number | null;
  readonly isCostEntered: boolean;
  readonly paid: number;
  readonly markups: number;
  readonly refunded: number;
}

/** Sums of orders with a charge, 分. */
export interface ProfitSums {
  readonly orders: number;
  /** Number of these orders without known costs of goods. */
  readonly uncosted: number;
  readonly charged: number;
  readonly goodsCost: number;
  readonly paid: number;
  readonly markups: number;
  readonly refunded: number;
}

/** Checks that the platform shows profits to the customer (ROLE-15). @throws BusinessError NOT_FOUND */
export async function requireProfits(db: CustomerStore, customerId: number): Promise<void> {
  const { profitAndLoss } = await findOrderEntries(db, customerId);
  if (!profitAndLoss) throw new BusinessError(Code.NOT_FOUND, "您的账户未开通订单盈亏");
}

/** The paid orders of a filter, with the condition for those with or without a charge. */
function wantedOrders(
  db: CustomerStore,
  { customerId, isEntered, keyword, from = 0, before = Number.MAX_SAFE_INTEGER }: ProfitFilter,
) {
  const { amount } = orderCharges;
  const orders = paidOrders(db, { customerId, from, before });
  const cost = sql<
    number | null
  >`COALESCE(${orderCharges.goodsCost}, ${sumOfGoods(orders.id, (name) => costOfNamed(customerId, name))})`;
  const word = keyword && asciiLower(keyword.trim());
  // Order numbers are shown in groups of digits, and shop order numbers are kept as they were typed.
  const digits = word && toHalfWidth(word).replaceAll(/\s/g, "");
  const holds = (column: SQLWrapper, text = "") => sql`instr(lower(${column}), ${text}) > 0`;
  const isWanted = and(
    isEntered === undefined ? undefined : isEntered ? isNotNull(amount) : isNull(amount),
    word
      ? or(
          holds(orders.orderNo, digits),
          holds(orders.shopOrderNo, word),
          holds(sql`replace(${orders.shopOrderNo}, ' ', '')`, digits),
          holds(orders.customerName, word),
        )
      : undefined,
  );
  return { orders, isCharged: eq(orderCharges.orderId, orders.id), isWanted, cost };
}

/** Query for orders after `behind`, newest first; it can be limited. */
function profitsOf(db: CustomerStore, filter: ProfitFilter, behind?: OrderProfit) {
  const { orders, isCharged, isWanted, cost } = wantedOrders(db, filter);
  const isBehind =
    behind && sql`(${orders.createdAt}, ${orders.id}) < (${behind.createdAt}, ${behind.orderId})`;
  return drizzle(db)
    .select({
      orderId: orders.id,
      orderNo: orders.orderNo,
      shopOrderNo: orders.shopOrderNo,
      shopName: orders.shopName,
      createdAt: orders.createdAt,
      goodsTypeName: orders.goodsTypeName,
      customerName: orders.customerName,
      charged: orderCharges.amount,
      goodsCost: cost.as("cost_of_goods"),
      isCostEntered: sql<boolean>`${isNotNull(orderCharges.goodsCost)}`
        .mapWith(Boolean)
        .as("is_cost_entered"),
      paid: orders.totalAmount,
      markups: orders.markupAmount,
      refunded: refundedBy(orders.refundId).as("refunded"),
    })
    .from(orders)
    .leftJoin(orderCharges, isCharged)
    .where(and(isWanted, isBehind))
    .orderBy(desc(orders.createdAt), desc(orders.id));
}

/** How many orders a filter finds. */
const countOf = (db: CustomerStore, filter: ProfitFilter) => {
  const { orders, isCharged, isWanted } = wantedOrders(db, filter);
  return drizzle(db)
    .select({ total: count() })
    .from(orders)
    .leftJoin(orderCharges, isCharged)
    .where(isWanted);
};

/** How many paid orders a filter finds. */
export async function countProfits(db: CustomerStore, filter: ProfitFilter): Promise<number> {
  const [all] = await countOf(db, filter);
  return all?.total ?? 0;
}

/** The next orders of a filter, newest first: those behind `behind`, or the first ones. */
export const nextProfits = (
  db: CustomerStore,
  filter: ProfitFilter,
  { behind, limit }: { behind: OrderProfit | undefined; limit: number },
): Promise<OrderProfit[]> => profitsOf(db, filter, behind).limit(limit);

/** One page of paid orders, newest first, and how many there are. */
export async function pageOfProfits(
  db: CustomerStore,
  filter: ProfitFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: OrderProfit[]; total: number }> {
  const [rows, [all]] = await drizzle(db).batch([
    profitsOf(db, filter)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    countOf(db, filter),
  ]);
  return { rows, total: all?.total ?? 0 };
}

const WEEK = 7 * DAY;
/** The epoch was a Thursday: three days after a Monday. */
const TO_MONDAY = OFFSET_MS + 3 * DAY;

/** Sums of the orders with a charge, by week; `missing` is the number of orders without one. */
export async function sumProfits(
  db: CustomerStore,
  filter: ProfitFilter,
): Promise<{ weeks: (ProfitSums & { monday: string })[]; missing: number }> {
  const { orders, isCharged, isWanted, cost } = wantedOrders(db, filter);
  const sum = (column: SQLWrapper) => sql<number>`SUM(COALESCE(${column}, 0))`;
  // Orders without a charge do not need it, and it is the slowest part.
  const costOfEntered = sql`CASE WHEN ${orderCharges.amount} IS NOT NULL THEN ${cost} END`;
  const rows = await drizzle(db)
    .select({
      // D1 binds numbers as REAL, but the division needs integers.
      week: sql<number>`CAST(${orders.createdAt} + ${TO_MONDAY} AS INTEGER) / CAST(${WEEK} AS INTEGER)`,
      isEntered: sql<number>`${orderCharges.amount} IS NOT NULL`,
      orders: count(),
      costed: sql<number>`COUNT(${costOfEntered})`,
      charged: sum(orderCharges.amount),
      goodsCost: sum(costOfEntered),
      paid: sum(orders.totalAmount),
      markups: sum(orders.markupAmount),
      refunded: sum(refundedBy(orders.refundId)),
    })
    .from(orders)
    .leftJoin(orderCharges, isCharged)
    .where(isWanted)
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`1`);
  return {
    missing: rows.reduce((missing, row) => missing + (row.isEntered ? 0 : row.orders), 0),
    weeks: rows.flatMap(({ week, isEntered, costed, ...sums }) =>
      isEntered
        ? [
            {
              ...sums,
              uncosted: sums.orders - costed,
              monday: dayOf(week * WEEK - TO_MONDAY),
            },
          ]
        : [],
    ),
  };
}

/** Changes for an order, 分: undefined changes nothing, null deletes the value. */
interface Charge {
  readonly orderNo: string;
  readonly amount?: number | null | undefined;
  readonly goodsCost?: number | null | undefined;
}

/**
 * Stores a merchant's charges for own paid orders and the costs of their goods. All or none.
 *
 * @throws BusinessError INVALID_INPUT with the positions of orders that are not theirs, or not paid. A page sends one
 *   line for each, so that the text calls them lines, as it does for lines that cannot be read.
 */
export async function setCharges(
  db: CustomerStore,
  { customerId, charges, at }: { customerId: number; charges: readonly Charge[]; at: number },
): Promise<void> {
  const ids = await paidOrderIds(
    db,
    customerId,
    charges.map(({ orderNo }) => orderNo),
  );
  const unknown = charges.flatMap(({ orderNo }, index) => (ids.has(orderNo) ? [] : [index + 1]));
  if (unknown.length > 0) {
    // Positions instead of numbers: a missing order and another customer's give the same answer (ROLE-16).
    const more = unknown.length > 5 ? `等${unknown.length}行` : "行";
    throw invalidInput(`第${unknown.slice(0, 5).join("、")}${more}的订单不存在或尚未付款，请核对订单号`);
  }
  const said = JSON.stringify(charges.map(({ orderNo, ...fen }) => ({ ...fen, id: ids.get(orderNo) })));
  await commit(db, [
    // A missing value has no type in JSON. `WHERE true` is needed: without it SQLite takes ON CONFLICT for
    // the ON of a join.
    db
      .prepare(
        `INSERT INTO order_charges (order_id, customer_id, amount, goods_cost, updated_at)
         SELECT said.value ->> 'id', ?2,
           IIF(json_type(said.value, '$.amount') IS NULL, old.amount, said.value ->> 'amount'),
           IIF(json_type(said.value, '$.goodsCost') IS NULL, old.goods_cost, said.value ->> 'goodsCost'), ?3
         FROM json_each(?1) AS said LEFT JOIN order_charges AS old ON old.order_id = said.value ->> 'id' WHERE true
         ON CONFLICT (order_id) DO UPDATE SET
           amount = excluded.amount, goods_cost = excluded.goods_cost, updated_at = excluded.updated_at`,
      )
      .bind(said, customerId, at),
    db
      .prepare(
        `DELETE FROM order_charges WHERE amount IS NULL AND goods_cost IS NULL
           AND order_id IN (SELECT value ->> 'id' FROM json_each(?))`,
      )
      .bind(said),
  ]);
}
