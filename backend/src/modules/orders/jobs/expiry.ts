import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { BackendEnv } from "../../../env";
import { moveByCustomer } from "../../../shared/by-customer";
import type { Clock } from "../../../shared/clock";
import { commit, statement, withFreshIds } from "../../../shared/commit";
import type { Ids } from "../../../shared/ids";
import { earliest, type Moments } from "../../../shared/next-due";
import { type CustomerStore, openStores } from "../../../shared/stores/stores";
import { sendFound } from "../../messages";
import { enqueueFound } from "../../outbox";
import { edgeOf } from "../lifecycle/decide";
import { orderEvents } from "../lifecycle/order-events";
import { ordersDue } from "../orders.repository";
import { orders, orderTransitions } from "../orders.tables";

interface ExpiryDependencies {
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Each transaction has five statements. Orders of one customer that are due at once are closed together. */
const RUN = { rows: 200, transactions: 60 } as const;

/** When {@link closeExpiredOrders} is due next. */
export const nextExpiry = (): Moments => [earliest(orders.expiresAt, sql`${orders.status} = 'WAIT_PAY'`)];

/**
 * Closes unpaid orders whose 24 hours are over (PAY-19, CONST-12), customer by customer; of one customer when
 * given. Each transaction is guarded: an earlier payment keeps its order open, a later one finds it closed.
 */
export async function closeExpiredOrders(
  { env, clock, ids }: ExpiryDependencies,
  customerId?: number,
): Promise<void> {
  const { home: db } = openStores(env);
  const now = clock.now();
  await moveByCustomer(
    {
      job: "close unpaid orders",
      find: (due) => ordersDue(db, { ...due, now, customerId }),
      move: (due) => withFreshIds(() => commit(db, closeStatements(db, { due, now, ids }))),
    },
    RUN,
  );
}

/**
 * A fixed number of statements for any number of orders. All of them repeat the same guard. The messages are
 * written before the change, so that they are about exactly the orders that this batch closes.
 */
function closeStatements(
  db: CustomerStore,
  { due, now, ids }: { due: readonly { id: number }[]; now: number; ids: Ids },
): D1PreparedStatement[] {
  const { from, to, event } = edgeOf(orderEvents.expire);
  const letters = due.map(({ id }) => ({ messageId: ids.rowId(id), eventId: ids.token(16) }));
  // Ids that SQL cannot make, one row per order.
  const rows = JSON.stringify(
    due.map(({ id }, index) => ({
      orderId: id,
      messageId: letters[index]?.messageId,
      orderEvent: ids.token(16),
    })),
  );
  // CROSS and `+` make SQLite start with these rows. With the index of due orders it would read all orders
  // that are due in the same second, once for each row (reliability.md R22).
  const dueOrders = sql`
    FROM json_each(${rows}) AS due CROSS JOIN orders o ON o.id = due.value ->> 'orderId'
    WHERE +o.status = ${from} AND +o.expires_at <= ${now}`;
  return [
    ...sendFound(db, {
      type: "system",
      title: "订单已关闭",
      topic: "ORDER",
      at: now,
      ids: letters,
      found: sql`
        SELECT due.value ->> 'messageId' AS messageId, o.customer_id AS customerId, o.id AS associatedId,
               '您的订单' || o.order_no || '（' || o.customer_name || '）' || CASE WHEN o.bidding IN ('OPEN', 'OVER') THEN '没有选定师傅报价' ELSE '超过24小时未付款' END || '，已自动关闭。' AS text ${dueOrders}`,
    }),
    enqueueFound(
      db,
      sql`SELECT o.id AS position, due.value ->> 'orderEvent' AS eventId, o.customer_id AS userId,
                 'ORDER_CHANGED' AS kind, json_object('orderId', o.id, 'status', ${to}) AS payload, ${now} AS at
          ${dueOrders}`,
    ),
    statement(
      db,
      drizzle(db)
        .insert(orderTransitions)
        .select(sql`
        SELECT o.id, o.version + 1, ${event}, o.status, ${to}, 'system', ${now}, NULL ${dueOrders}`),
    ),
    statement(
      db,
      drizzle(db)
        .update(orders)
        .set({ status: to, version: sql`${orders.version} + 1` })
        .where(sql`${orders.id} IN (SELECT o.id ${dueOrders})`),
    ),
  ];
}
