import { type SQL, sql } from "drizzle-orm";
import { lowestId } from "../../../shared/ids";
import { lowestIdOf, momentOfId } from "../../../shared/next-due";
import type { CustomerStore } from "../../../shared/stores/stores";

/** A customer, and the approximate number of rows that a check reads: orders and wallet lines. */
export interface WeighedCustomer {
  readonly id: number;
  readonly weight: number;
}

/** Weighs the customers of a query by stored sums, so that it reads only a few rows of each. */
const WEIGHED = `SELECT id,
    COALESCE((SELECT SUM(size) FROM order_tallies WHERE customer_id = id AND list = 'all'), 0)
    + COALESCE((SELECT MAX(position) FROM cash_flows WHERE customer_id = id AND list = ''), 0) AS weight`;

/** Tables in which every change of the books adds a row. The ids of their rows contain the time. */
const TOLD_BY_ID = ["ledger_events", "messages", "orders"] as const;

/** Time of the first change at or after a time (ms), for each table in {@link CHANGED}. */
export const firstChanges = (since: SQL): SQL[] => [
  ...TOLD_BY_ID.map(
    (table) =>
      sql`(SELECT ${momentOfId(sql`id`)} FROM ${sql.identifier(table)} WHERE id >= ${lowestIdOf(since)} ORDER BY id LIMIT 1)`,
  ),
  sql`(SELECT at FROM order_transitions WHERE at >= ${since}
    AND event NOT IN ('create', 'pay', 'receive', 'take', 'assign', 'appoint', 'sign_in', 'complete', 'accept')
    ORDER BY at LIMIT 1)`,
];

/** A time, only if the store has customers. */
export const ofCustomers = (moment: SQL): SQL =>
  sql`(SELECT ${moment} WHERE EXISTS (SELECT 1 FROM customers))`;

/**
 * Every change of money, of an order or of a queue of events adds one of these rows. The last condition is
 * that of the index `order_transitions_quiet`: the usual steps of orders are found by their messages or
 * ledger events. The plus keeps SQLite from reading the rows of all customers in the order of their ids,
 * instead of the rows of the period.
 */
const CHANGED = `SELECT +customer_id AS id FROM ledger_events WHERE id >= ?1 AND id < ?2
  UNION SELECT +customer_id FROM messages WHERE id >= ?1 AND id < ?2
  UNION SELECT +customer_id FROM orders WHERE id >= ?1 AND id < ?2
  UNION SELECT +o.customer_id FROM order_transitions t CROSS JOIN orders o ON o.id = t.order_id
    WHERE t.at >= ?3 AND t.at < ?4 AND t.event NOT IN ('create', 'pay', 'receive', 'take', 'assign', 'appoint', 'sign_in', 'complete', 'accept')`;

/**
 * The next customers with changes in a period (ms, without its end), by id. Reads only the changes of the
 * period.
 */
export const changedCustomers = (
  db: CustomerStore,
  { from, until, after, limit }: { from: number; until: number; after: number; limit: number },
): Promise<WeighedCustomer[]> =>
  rowsOf(
    db
      .prepare(`${WEIGHED} FROM (SELECT id FROM (${CHANGED}) WHERE id > ?5 ORDER BY id LIMIT ?6)`)
      .bind(lowestId(from), lowestId(until), from, until, after, limit),
  );

/** The next customers by id. */
export const nextCustomers = (
  db: CustomerStore,
  { after, limit }: { after: number; limit: number },
): Promise<WeighedCustomer[]> =>
  rowsOf(
    db
      .prepare(`${WEIGHED} FROM (SELECT id FROM customers WHERE id > ?1 ORDER BY id LIMIT ?2)`)
      .bind(after, limit),
  );

/** Customers whose violations were last reported before a time (ms), the longest waiting first. */
export const brokenCustomers = (
  db: CustomerStore,
  { toldUntil, limit }: { toldUntil: number; limit: number },
): Promise<WeighedCustomer[]> =>
  rowsOf(
    db
      .prepare(
        `${WEIGHED} FROM (SELECT DISTINCT id FROM (
           SELECT customer_id AS id FROM ledger_violations WHERE told_at <= ?1 ORDER BY told_at LIMIT 1000) LIMIT ?2)`,
      )
      .bind(toldUntil, limit),
  );

async function rowsOf(query: D1PreparedStatement): Promise<WeighedCustomer[]> {
  const { results } = await query.all<{ id: number; weight: number }>();
  return results;
}
