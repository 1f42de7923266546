import { and, asc, inArray, lte } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { BackendEnv } from "../../../env";
import { moveByCustomer } from "../../../shared/by-customer";
import type { Clock } from "../../../shared/clock";
import { ConstraintViolation, commit, withFreshIds } from "../../../shared/commit";
import type { Ids } from "../../../shared/ids";
import { inValues, noneOf } from "../../../shared/in-values";
import { earliest, type Moments } from "../../../shared/next-due";
import { type CustomerStore, openStores } from "../../../shared/stores/stores";
import { postEvents } from "../../ledger";
import { sendMessages } from "../../messages";
import { enqueueEvents } from "../../outbox";
import { edgeOf } from "../lifecycle/decide";
import { orderEvents } from "../lifecycle/order-events";
import { orderInWords } from "../lifecycle/words";
import { escrowMovement } from "../order-money";
import type { OrderRow } from "../orders.repository";
import { orders } from "../orders.tables";
import { awaitsAcceptance } from "./awaits-acceptance";

interface AcceptanceDependencies {
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Each transaction has nine statements. */
const RUN = { rows: 100, transactions: 40 } as const;
/** Most tries after concurrent changes of the same orders. */
const ATTEMPTS = 3;

/** When {@link acceptOverdueOrders} is due next. */
export const nextAutoAcceptance = (): Moments => [
  earliest(orders.acceptanceDueAt, awaitsAcceptance, "orders_by_acceptance"),
];

/**
 * Accepts work whose acceptance period is over (ACC-09), customer by customer. A transaction checks the
 * version of every order. If one has changed in the meantime, the whole transaction is refused, and the
 * orders are read again.
 */
export async function acceptOverdueOrders({ env, clock, ids }: AcceptanceDependencies): Promise<void> {
  const { home: db } = openStores(env);
  const now = clock.now();
  await moveByCustomer(
    {
      job: "accept overdue orders",
      find: (due) => ordersToAccept(db, { ...due, now }),
      move: (due) => accept(db, { due, now, ids }),
    },
    RUN,
  );
}

interface Acceptance {
  readonly due: readonly OrderRow[];
  readonly now: number;
  readonly ids: Ids;
}

/** @throws ConstraintViolation when the present orders cannot be accepted */
async function accept(db: CustomerStore, { due: found, now, ids }: Acceptance): Promise<void> {
  let due = found;
  for (let attempt = 1; due.length > 0; attempt++) {
    try {
      const orders = due;
      await withFreshIds(() => commit(db, acceptStatements(db, { due: orders, now, ids })));
      return;
    } catch (error) {
      if (!(error instanceof ConstraintViolation) || attempt === ATTEMPTS) throw error;
      due = await ordersToAccept(db, { now, among: found.map(({ id }) => id), limit: RUN.rows });
    }
  }
}

interface ToAccept {
  readonly now: number;
  /** Only these orders. */
  readonly among?: readonly number[];
  /** None of these customers. */
  readonly without?: readonly number[];
  readonly limit: number;
}

/** Orders that were neither accepted nor rejected in time, the longest overdue first. */
const ordersToAccept = (db: CustomerStore, { now, among, without, limit }: ToAccept): Promise<OrderRow[]> =>
  drizzle(db)
    .select()
    .from(orders)
    .where(
      and(
        awaitsAcceptance,
        lte(orders.acceptanceDueAt, now),
        among && inArray(orders.id, inValues(among)),
        noneOf(orders.customerId, without),
      ),
    )
    .orderBy(asc(orders.acceptanceDueAt))
    .limit(limit);

/** A fixed number of statements for any number of orders. Values that SQL cannot make are passed as JSON. */
function acceptStatements(db: CustomerStore, { due, now, ids }: Acceptance): D1PreparedStatement[] {
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
