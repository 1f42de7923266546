import { and, asc, eq, isNull, lte, notInArray, or } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { UNDER_REVIEW } from "../../../../../schema/rules/refund-status";
import type { BackendEnv } from "../../../env";
import type { Clock } from "../../../shared/clock";
import { ConstraintViolation, commit } from "../../../shared/commit";
import type { Ids } from "../../../shared/ids";
import { edgeOf } from "../lifecycle/decide";
import { orderEvents } from "../lifecycle/order-events";
import { escrowMovement } from "../order-money";
import type { OrderRow } from "../orders.repository";
import { orders } from "../orders.tables";

interface AcceptanceDependencies {
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Orders of one batch, and batches of one run: ten statements each, and a Worker may make 1,000 queries at most. */
const CHUNK = { orders: 100, perRun: 60 } as const;
const TITLE = "系统已自动验收";

/**
 * Accepts the work whose acceptance period is over (ACC-09), in chunks. A chunk is one transaction that holds for every
 * order the version that was read; when one of them has moved meanwhile, nothing of the chunk happens and it is read
 * again.
 */
export async function acceptOverdueOrders({ env, clock, ids }: AcceptanceDependencies): Promise<void> {
  for (let chunk = 0; chunk < CHUNK.perRun; chunk++) {
    const now = clock.now();
    const due = await ordersToAccept(env.DB, now);
    if (due.length > 0) {
      try {
        await commit(env.DB, acceptStatements(env.DB, { due, now, ids }));
      } catch (error) {
        if (!(error instanceof ConstraintViolation)) throw error;
        continue;
      }
    }
    if (due.length < CHUNK.orders) return;
  }
}

/** Orders that were neither accepted nor rejected in time, the longest overdue first. */
const ordersToAccept = (db: D1Database, now: number): Promise<OrderRow[]> =>
  drizzle(db)
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, "WAIT_ACCEPT"),
        isNull(orders.isAcceptance),
        lte(orders.acceptanceDueAt, now),
        or(isNull(orders.refundStatus), notInArray(orders.refundStatus, [...UNDER_REVIEW])),
      ),
    )
    .orderBy(asc(orders.acceptanceDueAt))
    .limit(CHUNK.orders);

/** A handful of statements for any number of orders; everything that SQL cannot make comes as JSON. */
function acceptStatements(
  db: D1Database,
  { due, now, ids }: { due: readonly OrderRow[]; now: number; ids: Ids },
): D1PreparedStatement[] {
  const { event, from, to } = edgeOf(orderEvents.auto_accept);
  const rows = due.map((order) => ({
    orderId: order.id,
    customerId: order.customerId,
    seq: order.version + 1,
    messageId: ids.rowId(),
    messageEvent: ids.token(16),
    orderEvent: ids.token(16),
    text: `订单${order.orderNo}的验收期已过，系统已自动验收，款项已结算给师傅。`,
    eventId: ids.rowId(),
    movement: escrowMovement(order, "settle"),
  }));
  const json = JSON.stringify(rows.map(({ movement, ...row }) => row));
  const events = JSON.stringify(
    rows.map(({ eventId, movement }) => ({ eventId, ...movement, payWay: movement.payWay ?? null })),
  );
  const lines = JSON.stringify(runningLines(rows));
  return [
    db
      .prepare(
        `INSERT INTO order_transitions (order_id, seq, event, from_status, to_status, actor, at)
         SELECT value ->> 'orderId', value ->> 'seq', ?2, ?3, ?4, 'system', ?5 FROM json_each(?1)`,
      )
      .bind(json, event, from, to, now),
    db
      .prepare(
        `UPDATE orders SET status = ?2, version = version + 1, is_acceptance = 1, accepted_at = ?3, acceptance_way = 'SYS'
         WHERE id IN (SELECT value ->> 'orderId' FROM json_each(?1))`,
      )
      .bind(json, to, now),
    db
      .prepare(
        `INSERT OR IGNORE INTO ledger_accounts (id, kind, customer_id, balance)
         SELECT DISTINCT value ->> 'accountId', value ->> 'kind', value ->> 'customerId', 0 FROM json_each(?1)`,
      )
      .bind(lines),
    db
      .prepare(
        `INSERT INTO ledger_events (id, event_key, type, customer_id, order_id, pay_way, content, created_at, sealed)
         SELECT value ->> 'eventId', value ->> 'eventKey', value ->> 'type', value ->> 'customerId', value ->> 'orderId',
                value ->> 'payWay', value ->> 'content', ?2, 0 FROM json_each(?1)`,
      )
      .bind(events, now),
    // The balances of before are read once and set aside; each line then knows how far the ones above it have come.
    db
      .prepare(
        `WITH before AS MATERIALIZED (
           SELECT id, balance FROM ledger_accounts WHERE id IN (SELECT value ->> 'accountId' FROM json_each(?1)))
         INSERT INTO ledger_postings (event_id, account_id, amount, balance_after)
         SELECT line.value ->> 'eventId', before.id, line.value ->> 'amount', before.balance + (line.value ->> 'moved')
         FROM json_each(?1) AS line CROSS JOIN before ON before.id = line.value ->> 'accountId' ORDER BY line.key`,
      )
      .bind(lines),
    db
      .prepare(
        "UPDATE ledger_events SET sealed = 1 WHERE id IN (SELECT value ->> 'eventId' FROM json_each(?1))",
      )
      .bind(events),
    db
      .prepare(
        `INSERT INTO messages (id, customer_id, type, title, content, associated_id, topic, created_at)
         SELECT value ->> 'messageId', value ->> 'customerId', 'system', ?2, value ->> 'text', value ->> 'orderId',
                'ORDER', ?3
         FROM json_each(?1)`,
      )
      .bind(json, TITLE, now),
    db
      .prepare(
        `INSERT INTO outbox (event_id, user_id, seq, kind, payload, created_at, next_attempt_at)
         SELECT value ->> 'messageEvent', value ->> 'customerId', ${NEXT_SEQ}, 'SYSTEM_MESSAGE',
                json_object('messageId', value ->> 'messageId', 'title', ?2, 'topic', 'ORDER',
                            'text', value ->> 'text'), ?3, ?3 FROM json_each(?1)`,
      )
      .bind(json, TITLE, now),
    db
      .prepare(
        `INSERT INTO outbox (event_id, user_id, seq, kind, payload, created_at, next_attempt_at)
         SELECT value ->> 'orderEvent', value ->> 'customerId', ${NEXT_SEQ}, 'ORDER_CHANGED',
                json_object('orderId', value ->> 'orderId', 'status', ?2), ?3, ?3 FROM json_each(?1)`,
      )
      .bind(json, to, now),
  ];
}

const NEXT_SEQ = `
  COALESCE((SELECT MAX(seq) FROM outbox WHERE user_id = value ->> 'customerId'), 0)
  + ROW_NUMBER() OVER (PARTITION BY value ->> 'customerId' ORDER BY value ->> 'orderId')`;

/** The lines of all events; `moved` is what an account has moved by in this chunk, the line itself included. */
function runningLines(
  rows: readonly { eventId: number; movement: ReturnType<typeof escrowMovement> }[],
): { eventId: number; customerId: number; accountId: string; kind: string; amount: number; moved: number }[] {
  const moved = new Map<string, number>();
  return rows.flatMap(({ eventId, movement }) =>
    movement.postings.map(({ accountId, kind, amount }) => {
      const sum = (moved.get(accountId) ?? 0) + amount;
      moved.set(accountId, sum);
      return { eventId, customerId: movement.customerId, accountId, kind, amount, moved: sum };
    }),
  );
}
