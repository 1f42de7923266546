import { type OrderSort, USUAL_SORT } from "../../../../../schema/rules/orders/order-sort";
import type { CustomerStore } from "../../../shared/stores/stores";
import type { OrderFilter } from "./filter";
import { talliedListsOf } from "./lists";
import { type OrderIds, parseIds, type Window } from "./page";
import { searchFor } from "./search/name-search";
import { isByAppointment, SEQUENCES } from "./sequence";
import { findTalliedIds } from "./tallied-ids";

/**
 * Up to this many matching orders are sorted. With more matches, reading the list in its sequence finds a
 * page soon enough.
 */
const FEW = 2_000;

/**
 * Ids of one page of a customer's orders, and the number of all (LIST-04, LIST-42). Common lists use stored
 * numbers, other filters are searched.
 */
export function findOrderIds(
  db: CustomerStore,
  filter: OrderFilter,
  window: Window,
  sort: OrderSort = USUAL_SORT,
): Promise<OrderIds> {
  // The stored numbers are by the time at which orders were placed.
  const talliedLists = isByAppointment(sort) ? null : talliedListsOf(filter);
  if (talliedLists) {
    return findTalliedIds(db, talliedLists, {
      ...window,
      created: filter.created,
      isOldestFirst: sort === "CREATED_ASC",
    });
  }
  return searchOrderIds(db, filter, window, sort);
}

/**
 * The same by one statement that chooses its way (decision 020). Few matches are found by the filter's own
 * index and sorted. With many matches the list is read in its own index, from the end that is nearer to the
 * page.
 */
async function searchOrderIds(
  db: CustomerStore,
  filter: OrderFilter,
  { limit, offset }: Window,
  sort: OrderSort,
): Promise<OrderIds> {
  const { few, inSequence, walked, values, bind } = searchFor(filter);
  const { forward, backward } = SEQUENCES[sort];
  // The rows of `few` contain the time at which orders were placed; the appointment is looked up for them
  // only.
  const ofFew = isByAppointment(sort)
    ? forward.replace("appointment_time", "(SELECT appointment_time FROM orders WHERE orders.id = few.id)")
    : forward;
  const walk = isByAppointment(sort)
    ? `SELECT id, created_at, appointment_time FROM orders INDEXED BY orders_of_customer_by_appointment WHERE ${walked}`
    : inSequence;
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
          SELECT id FROM few ORDER BY ${ofFew} LIMIT ${size} OFFSET ${start}))
        WHEN ${start} * 2 <= total THEN (SELECT json_group_array(id) FROM (
          SELECT id FROM (${walk}) ORDER BY ${forward} LIMIT ${size} OFFSET ${start}))
        ELSE (SELECT json_group_array(id) FROM (
          SELECT id FROM (${walk}) ORDER BY ${backward}
          LIMIT (SELECT max(0, min(${size}, total - ${start})) FROM found)
          OFFSET (SELECT max(0, total - ${start} - ${size}) FROM found)))
        END AS ids FROM found`,
    )
    .bind(...values)
    .first<{ total: number; ids: string }>();
  return { ids: parseIds(row?.ids), total: row?.total ?? 0 };
}
