import {
  ORDER_FILTERS,
  ORDER_STATUS_NAMES,
  ORDER_STATUSES,
  type OrderFilterName,
  type OrderStatus,
} from "../../../../schema/rules/order-status";
import type { Clock } from "../../shared/clock";
import { type StatusFilter, statusesOf } from "./order-filter";
import { listsOfFilter } from "./order-lists";

type Filter = OrderStatus | OrderFilterName;

/** Names of the filters that are no status (C-36, C-43, C-64). */
const FILTER_NAMES: Record<OrderFilterName, string> = {
  INSERVICE: "服务中",
  DEAL: "交易成功",
  WAIT_EVALUATE: "待评价",
  NOT_ARRIVAL: "未到货",
  ABNORMAL: "异常订单",
  UNSETTLED: "未完结",
  SETTLED: "已完结",
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

/** Orders of a customer by status and filter, added up from what is kept of its lists (decision 030); zeros included (API-045). */
export async function countByFilter(
  db: D1Database,
  customerId: number,
): Promise<{ status: Filter; count: number }[]> {
  const { results } = await db
    .prepare(
      `SELECT list, SUM(size) AS count FROM order_tallies
       WHERE customer_id = ? AND list IN (SELECT value FROM json_each(?)) GROUP BY list`,
    )
    .bind(customerId, JSON.stringify(filterOptions().flatMap(({ value }) => listsOfFilter(value))))
    .all<{ list: string; count: number }>();
  const known = new Map(results.map(({ list, count }) => [list, count]));
  return filterOptions().map(({ value }) => ({
    status: value,
    count: listsOfFilter(value).reduce((total, list) => total + (known.get(list) ?? 0), 0),
  }));
}

/** Appointed visits of a customer per Shanghai day of a month, `offset` months from the running one (API-044). */
export async function countVisits(
  { customerId, offset, filter }: { customerId: number; offset: number; filter: Filter },
  { db, clock }: { db: D1Database; clock: Clock },
): Promise<{ date: string; count: number }[]> {
  const { from, to } = monthAround(clock.now(), offset);
  const statuses = statusesOf(filter);
  const { results } = await db
    .prepare(
      `SELECT date(appointment_time / 1000, 'unixepoch', '+8 hours') AS date, COUNT(*) AS count FROM orders
       WHERE customer_id = ?1 AND appointment_time >= ?2 AND appointment_time < ?3
         AND (?4 IS NULL OR status IN (SELECT value FROM json_each(?4)))
         AND (?5 <> 'NOT_ARRIVAL' OR is_arrival = 0) AND (?5 <> 'ABNORMAL' OR is_goods_abnormal = 1 AND solve_exception_way IS NULL)
       GROUP BY date ORDER BY date`,
    )
    .bind(customerId, from, to, statuses === null ? null : JSON.stringify(statuses), filter)
    .all<{ date: string; count: number }>();
  return results;
}

const SHANGHAI_OFFSET_MS = 8 * 60 * 60 * 1000;

/** First moment of a Shanghai month and of the one after it, ms. */
function monthAround(now: number, offset: number): { from: number; to: number } {
  const local = new Date(now + SHANGHAI_OFFSET_MS);
  const start = (months: number) =>
    Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months, 1) - SHANGHAI_OFFSET_MS;
  return { from: start(offset), to: start(offset + 1) };
}
