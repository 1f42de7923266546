import type { Period } from "../../../shared/period";
import type { CustomerStore } from "../../../shared/stores/stores";
import type { Listed } from "./lists";
import { type OrderIds, parseIds, type Window } from "./page";

/** The periods of `order_tallies`, ms. */
const PERIOD = 28 * 24 * 60 * 60 * 1000;

/**
 * Ids and total of one page of a list that is kept in numbers (decision 030): the numbers of its periods, of which two
 * years have 26, say in which of them the page lies, and the orders of these alone are read, however many there are
 * before and after them.
 */
export async function findTalliedIds(
  db: CustomerStore,
  { lists, index, conditions, values, bind }: Listed,
  { created, limit, offset, isOldestFirst }: Window & { created: Period | undefined; isOldestFirst: boolean },
): Promise<OrderIds> {
  /** How many orders of the list were placed at a moment or later: whole periods, and the rest of its own. */
  const since = (moment: number) => {
    const [at, next] = [bind(moment), bind((Math.floor(moment / PERIOD) + 1) * PERIOD)];
    return `(SELECT COALESCE(SUM(size), 0) FROM periods WHERE period >= ${next} / ${PERIOD})
      + (SELECT COUNT(*) FROM orders INDEXED BY ${index} WHERE ${conditions} AND created_at >= ${at} AND created_at < ${next})`;
  };
  const newer = created?.before === undefined ? "0" : since(created.before);
  const upTo =
    created?.from === undefined ? "(SELECT COALESCE(SUM(size), 0) FROM periods)" : since(created.from);
  const [size, start] = [bind(limit), bind(offset)];
  // Counted from the newest in either sequence: the pages of the other one are cut from the end.
  const [first, last] = isOldestFirst
    ? [`max(newer, up_to - ${start} - ${size})`, `up_to - ${start}`]
    : [`newer + ${start}`, `min(newer + ${start} + ${size}, up_to)`];
  const row = await db
    .prepare(
      `WITH
        periods AS MATERIALIZED (
          SELECT period, SUM(size) AS size FROM order_tallies WHERE customer_id = ?1 AND list IN ${lists} GROUP BY period),
        asked AS MATERIALIZED (SELECT ${newer} AS newer, ${upTo} AS up_to),
        part AS MATERIALIZED (
          SELECT max(0, up_to - newer) AS total, ${first} AS first, ${last} AS last
          FROM asked),
        summed AS (SELECT period, size, SUM(size) OVER (ORDER BY period DESC) AS up_to FROM periods),
        page AS MATERIALIZED (
          SELECT period, up_to - size AS newer FROM part CROSS JOIN summed WHERE up_to > first AND up_to - size < last)
      SELECT total, (SELECT json_group_array(id) FROM (
          SELECT id FROM page CROSS JOIN orders INDEXED BY ${index}
          WHERE ${conditions} AND created_at >= period * ${PERIOD} AND created_at < (period + 1) * ${PERIOD}
          ORDER BY created_at DESC, id DESC
          LIMIT (SELECT max(0, last - first) FROM part) OFFSET (SELECT first FROM part) - (SELECT MIN(newer) FROM page)
        )) AS ids FROM part`,
    )
    .bind(...values)
    .first<{ total: number; ids: string }>();
  return { ids: parseIds(row?.ids), total: row?.total ?? 0 };
}
