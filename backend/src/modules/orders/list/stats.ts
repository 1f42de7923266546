import {
  ORDER_FILTERS,
  ORDER_STATUS_NAMES,
  ORDER_STATUSES,
  type OrderFilterName,
  type OrderStatus,
} from "../../../../../schema/rules/orders/order-status";
import { addMonths, firstSecondOf, formatTime } from "../../../../../schema/rules/time";
import { type Clock, OFFSET_MS } from "../../../shared/clock";
import type { Period } from "../../../shared/period";
import type { CustomerStore } from "../../../shared/stores/stores";
import { conditionsOf } from "./conditions";
import { orderFilterOf, type StatusFilter } from "./filter";
import { findOrderIds } from "./find-order-ids";
import { listsOfFilter } from "./lists";

type Filter = OrderStatus | OrderFilterName;

/** Names of the filters that are not a status (C-36, C-43, C-64, decision 030). */
const FILTER_NAMES: Record<OrderFilterName, string> = {
  INSERVICE: "服务中",
  DEAL: "交易成功",
  UNSUCCESS: "未成交",
  WAIT_EVALUATE: "待评价",
  NOT_ARRIVAL: "未到货",
  ABNORMAL: "异常订单",
  REFUND: "退款",
  UNSETTLED: "未完结",
  SETTLED: "已完结",
  CAN_COMPLAINT: "可投诉",
  ASSIGN_OVERTIME: "指派超时",
  MARKUP_WAIT_PAY: "加价待支付",
};

/** Name of a filter. */
export const filterLabel = (filter: StatusFilter): string => {
  if (filter === "CANCELED") return ORDER_STATUS_NAMES.CLOSE;
  return filter in FILTER_NAMES
    ? FILTER_NAMES[filter as OrderFilterName]
    : ORDER_STATUS_NAMES[filter as OrderStatus];
};

/** All values that orders can be filtered by, with their names (API-029). */
export const filterOptions = (): { value: Filter; label: string }[] => [
  ...[...ORDER_STATUSES, ...ORDER_FILTERS].map((value) => ({ value, label: filterLabel(value) })),
];

interface StatsDependencies {
  readonly db: CustomerStore;
  readonly clock: Clock;
}

/**
 * Numbers of a customer's orders by status and filter, from the stored numbers of its lists (decision 030),
 * including zeros (API-045).
 */
export async function countByFilter(
  customerId: number,
  { db, clock }: StatsDependencies,
): Promise<{ status: Filter; count: number }[]> {
  const values = filterOptions().map(({ value }) => ({ value, lists: listsOfFilter(value) }));
  const search = async (status: Filter) => {
    const filter = orderFilterOf(customerId, { status }, clock.now());
    return [status, (await findOrderIds(db, filter, { limit: 0, offset: 0 })).total] as const;
  };
  const [{ results }, searched] = await Promise.all([
    db
      .prepare(
        `SELECT list, SUM(size) AS count FROM order_tallies
         WHERE customer_id = ? AND list IN (SELECT value FROM json_each(?)) GROUP BY list`,
      )
      .bind(customerId, JSON.stringify(values.flatMap(({ lists }) => lists ?? [])))
      .all<{ list: string; count: number }>(),
    Promise.all(values.filter(({ lists }) => lists === null).map(({ value }) => search(value))),
  ]);
  const known = new Map(results.map(({ list, count }) => [list, count]));
  const found = new Map(searched);
  return values.map(({ value, lists }) => ({
    status: value,
    count: lists?.reduce((total, list) => total + (known.get(list) ?? 0), 0) ?? found.get(value) ?? 0,
  }));
}

/**
 * Appointed visits of a customer per Shanghai day of a month, `offset` months from the present one (API-044).
 */
export async function countVisits(
  { customerId, offset, filter }: { customerId: number; offset: number; filter: Filter },
  { db, clock }: StatsDependencies,
): Promise<{ date: string; count: number }[]> {
  const now = clock.now();
  const { from, before } = monthAround(now, offset);
  const { walked, values, bind } = conditionsOf(orderFilterOf(customerId, { status: filter }, now));
  const { results } = await db
    .prepare(
      `SELECT date((appointment_time + ${OFFSET_MS}) / 1000, 'unixepoch') AS date, COUNT(*) AS count
       FROM orders INDEXED BY orders_of_customer_by_appointment
       WHERE ${walked} AND appointment_time >= ${bind(from)} AND appointment_time < ${bind(before)}
       GROUP BY date ORDER BY date`,
    )
    .bind(...values)
    .all<{ date: string; count: number }>();
  return results;
}

/** A Shanghai month. */
function monthAround(now: number, offset: number): Required<Period> {
  const first = `${formatTime(now).slice(0, "YYYY-MM".length)}-01`;
  const start = (months: number) => Date.parse(firstSecondOf(addMonths(first, months)));
  return { from: start(offset), before: start(offset + 1) };
}
