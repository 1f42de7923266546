import type { BackendEnv } from "../../../env";
import type { Clock } from "../../../shared/clock";
import { commit, withFreshIds } from "../../../shared/commit";
import type { Ids } from "../../../shared/ids";
import { edgeOf } from "../lifecycle/decide";
import { orderEvents } from "../lifecycle/order-events";
import { ordersDue } from "../orders.repository";

interface ExpiryDependencies {
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Orders of one batch, and batches of one run: a Worker may make 1,000 queries at most. */
const CHUNK = { orders: 200, perRun: 100 } as const;

/**
 * Closes unpaid orders whose 24 hours are over (PAY-19, CONST-12), in chunks; of one customer when given. Each chunk
 * is one guarded transaction: a payment that came first keeps its order, one that comes later finds it closed.
 */
export async function closeExpiredOrders(
  { env, clock, ids }: ExpiryDependencies,
  customerId?: number,
): Promise<void> {
  const { from } = edgeOf(orderEvents.expire);
  if (from === null) return;
  for (let chunk = 0; chunk < CHUNK.perRun; chunk++) {
    const now = clock.now();
    const due = await ordersDue(env.DB, { now, from, customerId, limit: CHUNK.orders });
    if (due.length > 0) {
      await withFreshIds(() => commit(env.DB, closeStatements(env.DB, { due, now, ids })));
    }
    if (due.length < CHUNK.orders) return;
  }
}

/**
 * The ids that SQL cannot make, one row per order. CROSS and `+` make SQLite go by them: by the index of what is due it
 * would come across all the others that are due in the same second, once for each (reliability.md R22).
 */
const DUE = `
  FROM json_each(?1) AS due CROSS JOIN orders o ON o.id = json_extract(due.value, '$.orderId')
  WHERE +o.status = ?2 AND +o.expires_at <= ?3`;

const NEXT_SEQ = `
  COALESCE((SELECT MAX(seq) FROM outbox WHERE user_id = o.customer_id), 0)
  + ROW_NUMBER() OVER (PARTITION BY o.customer_id ORDER BY o.id)`;

/** What the customer is told. */
const TEXT = "'您的订单' || o.order_no || '超过24小时未付款，已自动关闭。'";

/**
 * A handful of statements for any number of orders. All of them repeat the same guard, and the messages come before
 * the change, so that each speaks of exactly the orders that this batch closes.
 */
function closeStatements(
  db: D1Database,
  { due, now, ids }: { due: readonly { id: number }[]; now: number; ids: Ids },
): D1PreparedStatement[] {
  const { from, to, event } = edgeOf(orderEvents.expire);
  const rows = JSON.stringify(
    due.map(({ id }) => ({
      orderId: id,
      messageId: ids.rowId(),
      messageEvent: ids.token(16),
      orderEvent: ids.token(16),
    })),
  );
  const title = "订单已关闭";
  return [
    db
      .prepare(
        `INSERT INTO messages (id, customer_id, type, title, content, associated_id, topic, created_at)
         SELECT json_extract(due.value, '$.messageId'), o.customer_id, 'system', ?4, ${TEXT}, o.id, 'ORDER', ?3 ${DUE}`,
      )
      .bind(rows, from, now, title),
    db
      .prepare(
        `INSERT INTO outbox (event_id, user_id, seq, kind, payload, created_at, next_attempt_at)
         SELECT json_extract(due.value, '$.messageEvent'), o.customer_id, ${NEXT_SEQ}, 'SYSTEM_MESSAGE',
                json_object('messageId', json_extract(due.value, '$.messageId'), 'title', ?4, 'topic', 'ORDER',
                            'text', ${TEXT}), ?3, ?3 ${DUE}`,
      )
      .bind(rows, from, now, title),
    db
      .prepare(
        `INSERT INTO outbox (event_id, user_id, seq, kind, payload, created_at, next_attempt_at)
         SELECT json_extract(due.value, '$.orderEvent'), o.customer_id, ${NEXT_SEQ}, 'ORDER_CHANGED',
                json_object('orderId', o.id, 'status', ?4), ?3, ?3 ${DUE}`,
      )
      .bind(rows, from, now, to),
    db
      .prepare(
        `INSERT INTO order_transitions (order_id, seq, event, from_status, to_status, actor, at)
         SELECT o.id, o.version + 1, ?4, o.status, ?5, 'system', ?3 ${DUE}`,
      )
      .bind(rows, from, now, event, to),
    db
      .prepare(
        `UPDATE orders SET status = ?4, version = version + 1
         WHERE id IN (SELECT json_extract(value, '$.orderId') FROM json_each(?1)) AND +status = ?2 AND +expires_at <= ?3`,
      )
      .bind(rows, from, now, to),
  ];
}
