import { conditionsOf } from "./conditions";
import type { OrderFilter } from "./filter";
import { findListedIds } from "./listed-ids";
import { listedBy } from "./lists";
import { searchFor } from "./name-search";
import { type OrderIds, parseIds, type Window } from "./page";

/** What a filter finds up to so many is sorted; more than that are met soon enough by walking the list. */
const FEW = 2_000;

const NEWEST_FIRST = "ORDER BY created_at DESC, id DESC";
const OLDEST_FIRST = "ORDER BY created_at, id";

/**
 * Ids of one page of a customer's orders, and their number (LIST-04, LIST-42): from the numbers that are kept of the
 * lists that people look at, and by looking for what they search for.
 */
export function findOrderIds(db: D1Database, filter: OrderFilter, window: Window): Promise<OrderIds> {
  const listed = listedBy(filter);
  if (listed) return findListedIds(db, listed, { ...window, created: filter.created });
  return searchOrderIds(db, filter, window);
}

/**
 * The same by one statement that decides by what it meets (decision 020): a few are found by the filter's own index
 * and sorted; of many the list is walked in its own index, from the end that the page is nearer to.
 */
async function searchOrderIds(
  db: D1Database,
  filter: OrderFilter,
  { limit, offset }: Window,
): Promise<OrderIds> {
  const { few, inSequence, values, bind } = searchFor(filter);
  const [size, start] = [bind(limit), bind(offset)];
  const row = await db
    .prepare(
      `WITH
        few AS MATERIALIZED (${few} LIMIT ${FEW + 1}),
        met AS MATERIALIZED (SELECT COUNT(*) AS n FROM few),
        found AS MATERIALIZED (
          SELECT CASE WHEN n <= ${FEW} THEN n ELSE (SELECT COUNT(*) FROM (${few})) END AS total FROM met)
      SELECT total, CASE
        WHEN total <= ${FEW} THEN (SELECT json_group_array(id) FROM (
          SELECT id FROM few ${NEWEST_FIRST} LIMIT ${size} OFFSET ${start}))
        WHEN ${start} * 2 <= total THEN (SELECT json_group_array(id) FROM (
          SELECT id FROM (${inSequence}) ${NEWEST_FIRST} LIMIT ${size} OFFSET ${start}))
        ELSE (SELECT json_group_array(id) FROM (
          SELECT id FROM (${inSequence}) ${OLDEST_FIRST}
          LIMIT (SELECT max(0, min(${size}, total - ${start})) FROM found)
          OFFSET (SELECT max(0, total - ${start} - ${size}) FROM found)))
        END AS ids FROM found`,
    )
    .bind(...values)
    .first<{ total: number; ids: string }>();
  return { ids: parseIds(row?.ids), total: row?.total ?? 0 };
}

/** Ids of the next orders after one of the list, in no sequence: however far down, as fast as the first ones. */
export async function nextOrderIds(
  db: D1Database,
  filter: OrderFilter,
  { last, limit }: { last: { createdAt: number; id: number } | undefined; limit: number },
): Promise<number[]> {
  const { walked, values } = conditionsOf(filter);
  const at = values.length + 1;
  const after = last ? `AND created_at <= ?${at} AND (created_at, id) < (?${at}, ?${at + 1})` : "";
  const { results } = await db
    .prepare(`SELECT id FROM orders WHERE ${walked} ${after} ${NEWEST_FIRST} LIMIT ?${at + (last ? 2 : 0)}`)
    .bind(...values, ...(last ? [last.createdAt, last.id] : []), limit)
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}
