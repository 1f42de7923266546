import { ORDER_MESSAGE_TITLE } from "../../../../../schema/rules/order-messages";
import type { BackendEnv } from "../../../env";
import { type Clock, DAY } from "../../../shared/clock";
import { commit, withFreshIds } from "../../../shared/commit";
import type { Ids } from "../../../shared/ids";
import { UNANSWERED_AFTER_MS, UNPAID_FOR_MS } from "../order-times";

interface UnansweredDependencies {
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Who has not been told in a day, because the clock stood still, is not told of something so old. */
const TOLD_WITHIN_MS = DAY;
/** Orders of one run; what is left waits for the next minute. */
const MOST = 200;

/** An order stands between payment and its taking, and its customer has not heard of it since it was paid. */
const UNTOLD = `
  o.status = 'RECEIVING_ORDER' AND o.paid_at > ?2 AND o.paid_at <= ?3
  AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.customer_id = o.customer_id AND m.type = 'appointment'
                  AND m.created_at >= o.paid_at AND m.associated_id = o.id AND m.title = ?1)`;

const NEXT_SEQ = `
  COALESCE((SELECT MAX(seq) FROM outbox WHERE user_id = o.customer_id), 0)
  + ROW_NUMBER() OVER (PARTITION BY o.customer_id ORDER BY o.id)`;

/** Tells customers of paid orders that no master has taken for two hours: once per order, however often it runs. */
export async function tellUnansweredOrders({ env, clock, ids }: UnansweredDependencies): Promise<void> {
  const now = clock.now();
  const title = ORDER_MESSAGE_TITLE.unanswered;
  const [after, until] = [now - UNANSWERED_AFTER_MS - TOLD_WITHIN_MS, now - UNANSWERED_AFTER_MS];
  // An order is paid between its creation and its expiry: the index of both knows where to look.
  const due = await env.DB.prepare(
    `SELECT o.id FROM orders o WHERE ${UNTOLD} AND o.expires_at > ?2 AND o.expires_at <= ?3 + ?4
     ORDER BY o.expires_at LIMIT ?5`,
  )
    .bind(title, after, until, UNPAID_FOR_MS, MOST)
    .all<{ id: number }>();
  if (due.results.length === 0) return;

  await withFreshIds(() => {
    const rows = JSON.stringify(
      due.results.map(({ id }) => ({ orderId: id, messageId: ids.rowId(), eventId: ids.token(16) })),
    );
    return commit(env.DB, [
      // The message says by its existence whether the event belongs with it, so it comes first.
      env.DB.prepare(
        `INSERT INTO messages (id, customer_id, type, title, content, associated_id, topic, created_at)
         SELECT due.value ->> 'messageId', o.customer_id, 'appointment', ?1,
                '订单' || o.order_no || '付款后仍无人接单，平台正在继续安排；您也可以联系客服更改上门时间。', o.id, 'VISIT', ?5
         FROM json_each(?4) AS due CROSS JOIN orders o ON o.id = due.value ->> 'orderId' WHERE ${UNTOLD}`,
      ).bind(title, after, until, rows, now),
      env.DB.prepare(
        `INSERT INTO outbox (event_id, user_id, seq, kind, payload, created_at, next_attempt_at)
         SELECT due.value ->> 'eventId', o.customer_id, ${NEXT_SEQ}, 'SYSTEM_MESSAGE',
                json_object('messageId', o.id, 'title', ?1, 'topic', o.topic, 'text', o.content), ?3, ?3
         FROM json_each(?2) AS due JOIN messages o ON o.id = due.value ->> 'messageId'`,
      ).bind(title, rows, now),
    ]);
  });
}
