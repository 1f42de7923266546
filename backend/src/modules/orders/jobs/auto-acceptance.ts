import { and, asc, eq, isNull, lte, notInArray, or } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { UNDER_REVIEW } from "../../../../../schema/rules/refunds/refund-status";
import type { BackendEnv } from "../../../env";
import type { Clock } from "../../../shared/clock";
import { ConstraintViolation, commit, withFreshIds } from "../../../shared/commit";
import type { Ids } from "../../../shared/ids";
import { postEvents } from "../../ledger";
import { sendMessages } from "../../messages";
import { enqueueEvents } from "../../outbox";
import { edgeOf } from "../lifecycle/decide";
import { orderEvents } from "../lifecycle/order-events";
import { orderInWords } from "../lifecycle/words";
import { escrowMovement } from "../order-money";
import type { OrderRow } from "../orders.repository";
import { orders } from "../orders.tables";

interface AcceptanceDependencies {
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Orders of one batch, and batches of one run: nine statements each, and a Worker may make 1,000 queries at most. */
const CHUNK = { orders: 100, perRun: 60 } as const;

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
        await withFreshIds(() => commit(env.DB, acceptStatements(env.DB, { due, now, ids })));
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
  const rows = JSON.stringify(due.map(({ id, version }) => ({ orderId: id, seq: version + 1 })));
  return [
    db
      .prepare(
        `INSERT INTO order_transitions (order_id, seq, event, from_status, to_status, actor, at)
         SELECT value ->> 'orderId', value ->> 'seq', ?2, ?3, ?4, 'system', ?5 FROM json_each(?1)`,
      )
      .bind(rows, event, from, to, now),
    db
      .prepare(
        `UPDATE orders SET status = ?2, version = version + 1, is_acceptance = 1, accepted_at = ?3, acceptance_way = 'SYS'
         WHERE id IN (SELECT value ->> 'orderId' FROM json_each(?1))`,
      )
      .bind(rows, to, now),
    ...postEvents(
      db,
      due.map((order) => ({ ...escrowMovement(order, "settle"), eventId: ids.rowId(order.id), at: now })),
    ),
    ...sendMessages(
      db,
      due.map((order) => ({
        customerId: order.customerId,
        type: "system",
        title: "系统已自动验收",
        text: `${orderInWords(order)}的验收期已过，系统已自动验收，款项归师傅所有。`,
        associatedId: order.id,
        topic: "ORDER",
        at: now,
      })),
      ids,
    ),
    enqueueEvents(
      db,
      due.map(({ id: orderId, customerId }) => ({
        eventId: ids.token(16),
        userId: customerId,
        kind: "ORDER_CHANGED",
        data: { orderId, status: to },
        at: now,
      })),
    ),
  ];
}
