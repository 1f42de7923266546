import { and, eq, inArray, isNull, not, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import { FINISHED, type OrderStatus } from "../../../../schema/rules/order-status";
import { workers } from "../workers/workers.tables";
import { type OrderFilter, type Period, statusesOf, UNFINISHED } from "./order-filter";
import { orders } from "./orders.tables";

/**
 * What a filter asks of the table `orders`. Everything that it can ask about stands in the index `orders_of_customer`,
 * in the sequence of the list, so that a page and a total are each one walk along one customer's part of one index
 * (decision 020). `+` keeps SQLite from an index that would find rows in another sequence, or other people's first.
 */
export function conditionsOf(filter: OrderFilter): SQL | undefined {
  return and(
    eq(orders.customerId, filter.customerId),
    statusCondition(filter),
    within(sql`${orders.createdAt}`, filter.created),
    within(walked(orders.completedAt), filter.completed),
    within(walked(orders.appointmentTime), filter.appointed),
    startsWith(orders.orderNo, filter.orderNo),
    startsWith(orders.logisticsNo, filter.logisticsNo),
    customerCondition(filter.customer),
    workerCondition(filter),
    filter.goodsTypeName === undefined ? undefined : eq(orders.goodsTypeName, filter.goodsTypeName),
    startsWith(orders.areaCode, filter.areaCode?.replace(/(?:00)+$/, "")),
    filter.isArrival === undefined ? undefined : arrivalCondition(filter.isArrival),
    filter.isGoodsAbnormal === undefined ? undefined : abnormalCondition(filter.isGoodsAbnormal),
    filter.isFinish === undefined ? undefined : among(filter.isFinish ? FINISHED : UNFINISHED),
    filter.appointResult === undefined ? undefined : eq(orders.appointResult, filter.appointResult),
  );
}

const walked = (column: AnySQLiteColumn) => sql`+${column}`;

const among = (statuses: readonly OrderStatus[]) => inArray(walked(orders.status), [...statuses]);

function statusCondition(filter: OrderFilter): SQL | undefined {
  const { status } = filter;
  if (status === undefined) return undefined;
  if (status === "NOT_ARRIVAL") return arrivalCondition(false);
  if (status === "ABNORMAL") return abnormalCondition(true);
  const statuses = statusesOf(status) ?? [];
  // One status by itself has a shorter walk: an index that holds nothing else.
  return statuses.length === 1 && statuses[0] && asksForNothingElse(filter)
    ? eq(orders.status, statuses[0])
    : among(statuses);
}

const asksForNothingElse = ({ customerId: _, status: __, created: ___, ...others }: OrderFilter) =>
  Object.values(others).every((value) => value === undefined);

/** Nobody waits for the goods of a finished order any more (C-64). */
const arrivalCondition = (isArrival: boolean): SQL | undefined =>
  isArrival ? eq(orders.isArrival, true) : and(eq(orders.isArrival, false), among(UNFINISHED));

/** An exception that nobody has solved (C-43). */
const abnormalCondition = (isAbnormal: boolean): SQL | undefined => {
  const unsolved = and(eq(orders.isGoodsAbnormal, true), isNull(orders.solveExceptionWay));
  return isAbnormal || !unsolved ? unsolved : not(unsolved);
};

const within = (value: SQL, period: Period | undefined): SQL | undefined =>
  period &&
  and(
    period.from === undefined ? undefined : sql`${value} >= ${period.from}`,
    period.before === undefined ? undefined : sql`${value} < ${period.before}`,
  );

/** Texts are compared as they are, without patterns, so that `%` and `_` stand for themselves. */
const contains = (column: AnySQLiteColumn, text: string) =>
  sql`instr(lower(${column}), ${text.toLowerCase()}) > 0`;
const startsWith = (column: AnySQLiteColumn, text: string | undefined) =>
  text === undefined ? undefined : sql`instr(lower(${column}), ${text.toLowerCase()}) = 1`;

/** A part of the name, or, where the text could be one, the beginning of the phone however it is grouped. */
function nameOrPhone(name: AnySQLiteColumn, phone: AnySQLiteColumn, text: string): SQL {
  const digits = text.replace(/[\s-]/g, "");
  return /^\d+$/.test(digits)
    ? sql`(${contains(name, text)} OR instr(${phone}, ${digits}) = 1)`
    : contains(name, text);
}

const customerCondition = (text: string | undefined) =>
  text === undefined ? undefined : nameOrPhone(orders.customerName, orders.customerPhone, text);

/**
 * Among the masters of the customer's own orders, however many others there are. Those of immediate orders have no name
 * and no phone for their customer (DETAIL-17), so searching must not betray them either.
 */
function workerCondition({ customerId, worker }: OrderFilter): SQL | undefined {
  if (worker === undefined) return undefined;
  return sql`${orders.orderType} = 'GENERAL' AND ${walked(orders.workerId)} IN (
    SELECT ${workers.id} FROM ${workers} WHERE ${workers.id} IN (
      SELECT own.worker_id FROM orders AS own WHERE own.customer_id = ${customerId} AND own.order_type = 'GENERAL'
    ) AND ${nameOrPhone(workers.name, workers.phone, worker)})`;
}
