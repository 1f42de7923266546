import { SHOWN_TODOS, TODO_KINDS, type TodoKind } from "../../../../schema/rules/dashboard/todos";
import { BEFORE_GOODS } from "../../../../schema/rules/orders/order-status";
import { startOfDay } from "../../shared/clock";
import type { CustomerStore } from "../../shared/stores/stores";
import { NOT_UNDER_REVIEW, overdueVisit, UNANSWERED_AFTER_MS } from "../orders";

/** Orders that need one kind of action. */
export interface Todo {
  readonly kind: TodoKind;
  readonly total: number;
  /** Ids of the orders, the most urgent first. */
  readonly orderIds: readonly number[];
}

/**
 * The query for each kind, after SELECT: for the customer ?1, at the time ?2 of a day that began at ?3; ?4 is
 * the latest payment time of orders that count as unanswered. The first conditions repeat the words of a
 * partial index, and the index is named, so that the statement fails if it cannot use the index.
 */
const FINDS: Record<TodoKind, string> = {
  VISIT_OVERDUE: `
    id FROM orders INDEXED BY orders_by_visit
    WHERE customer_id = ?1 AND ${overdueVisit("?2", "?3").join(" AND ")}
    ORDER BY appointment_time`,
  APPOINTMENT_FAILED: `
    id FROM orders INDEXED BY orders_of_customer_by_appoint_result
    WHERE customer_id = ?1 AND appoint_result = 0 AND status = 'WAIT_APPOINTMENT' AND ${NOT_UNDER_REVIEW}
    ORDER BY created_at`,
  ACCEPTANCE_DUE: `
    id FROM orders INDEXED BY orders_of_customer_by_acceptance
    WHERE customer_id = ?1 AND status = 'WAIT_ACCEPT' AND is_acceptance IS NULL AND ${NOT_UNDER_REVIEW}
    ORDER BY acceptance_due_at`,
  REFUND_REFUSED: `
    id FROM orders INDEXED BY orders_refund_refused
    WHERE customer_id = ?1 AND refund_status = 'REFUSE' AND status NOT IN ('SUCCESS', 'EVALUATED', 'CLOSE')
    ORDER BY created_at`,
  // The same condition as `awaitsDecision`.
  EXCEPTION: `
    id FROM orders INDEXED BY orders_abnormal
    WHERE customer_id = ?1 AND is_goods_abnormal = 1 AND solve_exception_way IS NULL
      AND status NOT IN ('WAIT_PAY', 'CLOSE', 'WAIT_VERIF', 'WAIT_ACCEPT')
    ORDER BY created_at`,
  MARKUP_REQUEST: `
    order_id AS id FROM markups INDEXED BY markups_open_requests
    WHERE customer_id = ?1 AND status = 'WAIT_PAY' AND source = 'WORKER'
    GROUP BY order_id ORDER BY MIN(created_at)`,
  BIDS: `
    id FROM orders INDEXED BY orders_with_bids
    WHERE customer_id = ?1 AND status = 'WAIT_PAY' AND bidding IN ('OPEN', 'OVER') AND expires_at > ?2
      AND (bidding = 'OVER' OR EXISTS (SELECT 1 FROM order_open_bids WHERE order_id = orders.id))
    ORDER BY expires_at`,
  PAYMENT_DUE: `
    id FROM orders INDEXED BY orders_unpaid
    WHERE customer_id = ?1 AND status = 'WAIT_PAY' AND expires_at > ?2
      AND bidding IS NOT 'OPEN' AND bidding IS NOT 'OVER'
    ORDER BY expires_at`,
  UNANSWERED: `
    id FROM orders INDEXED BY orders_unassigned
    WHERE customer_id = ?1 AND status IN ('WAIT_ASSIGN', 'RECEIVING_ORDER') AND paid_at <= ?4
    ORDER BY paid_at`,
  ARRIVAL: `
    id FROM orders INDEXED BY orders_open
    WHERE customer_id = ?1 AND status NOT IN ('SUCCESS', 'EVALUATED', 'CLOSE') AND is_arrival = 0
      AND status IN (${BEFORE_GOODS.map((status) => `'${status}'`).join(", ")})
    ORDER BY created_at`,
};

/** Orders that need an action of a customer at a time (ms): all kinds, in one round trip. */
export async function findTodos(db: CustomerStore, customerId: number, now: number): Promise<Todo[]> {
  const values = [customerId, now, startOfDay(now), now - UNANSWERED_AFTER_MS];
  const answers = await db.batch<{ total: number; id: number }>(
    TODO_KINDS.map((kind) => {
      const sql = `SELECT COUNT(*) OVER () AS total, ${FINDS[kind]} LIMIT ${SHOWN_TODOS}`;
      const named = Math.max(...[...sql.matchAll(/\?(\d)/g)].map(([, number]) => Number(number)));
      return db.prepare(sql).bind(...values.slice(0, named));
    }),
  );
  return TODO_KINDS.map((kind, index) => {
    const rows = answers[index]?.results ?? [];
    return { kind, total: rows[0]?.total ?? 0, orderIds: rows.map(({ id }) => id) };
  });
}
