import { and, asc, eq, gt, lte, not, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { ORDER_MESSAGE_TITLE } from "../../../../../schema/rules/orders/order-messages";
import type { BackendEnv } from "../../../env";
import { type DueRead, moveByCustomer } from "../../../shared/by-customer";
import { type Clock, DAY } from "../../../shared/clock";
import { commit, withFreshIds } from "../../../shared/commit";
import type { Ids } from "../../../shared/ids";
import { noneOf } from "../../../shared/in-values";
import { later, type Moments } from "../../../shared/next-due";
import { openStores } from "../../../shared/stores/stores";
import { sendFound, wasTold } from "../../messages";
import { UNANSWERED_AFTER_MS } from "../order-times";
import { orders } from "../orders.tables";

/** Type of the message to the customer. */
const type = "appointment";
const title = ORDER_MESSAGE_TITLE.unanswered;

interface UnansweredDependencies {
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Orders that waited longer are not reported, for example after the jobs did not run for a day. */
const TOLD_WITHIN_MS = DAY;
/** Each transaction has two statements. */
const RUN = { rows: 200, transactions: 30 } as const;

/**
 * Condition: an order was paid between these times (ms), no master has taken it, and its customer has had no
 * message about it since.
 */
const untold = (after: number, until?: number) =>
  and(
    eq(orders.status, "RECEIVING_ORDER"),
    gt(orders.paidAt, after),
    until === undefined ? undefined : lte(orders.paidAt, until),
    not(
      wasTold(
        { customerId: orders.customerId, associatedId: orders.id, since: orders.paidAt },
        { type, title },
      ),
    ),
  );

/** The same words as in the index of orders without a master, which contains only these. */
const isUnassigned = sql`${orders.status} IN ('WAIT_ASSIGN', 'RECEIVING_ORDER')`;

/** When {@link tellUnansweredOrders} is due next. */
export const nextUnanswered = ({ clock }: Pick<UnansweredDependencies, "clock">): Moments => {
  const waiting = and(isUnassigned, untold(clock.now() - UNANSWERED_AFTER_MS - TOLD_WITHIN_MS));
  return [later(sql`(SELECT MIN(${orders.paidAt}) FROM ${orders} WHERE ${waiting})`, UNANSWERED_AFTER_MS)];
};

/**
 * Tells customers about paid orders that no master has taken for two hours: once per order, however often it
 * runs.
 */
export async function tellUnansweredOrders({ env, clock, ids }: UnansweredDependencies): Promise<void> {
  const now = clock.now();
  const [after, until] = [now - UNANSWERED_AFTER_MS - TOLD_WITHIN_MS, now - UNANSWERED_AFTER_MS];
  const { home: db } = openStores(env);
  const find = (due: DueRead) =>
    drizzle(db)
      .select({ id: orders.id, customerId: orders.customerId })
      .from(orders)
      .where(and(untold(after, until), isUnassigned, noneOf(orders.customerId, due.without)))
      .orderBy(asc(orders.paidAt))
      .limit(due.limit);
  const tell = (due: readonly { id: number }[]) => {
    const rows = due.map(({ id }) => ({ orderId: id, messageId: ids.rowId(id), eventId: ids.token(16) }));
    const found = sql`
      SELECT due.value ->> 'messageId' AS messageId, orders.customer_id AS customerId, orders.id AS associatedId,
             '订单' || orders.order_no || '（' || orders.customer_name || '）付款后仍无人接单，平台正在继续安排；您也可以联系客服更改上门时间。' AS text
      FROM json_each(${JSON.stringify(rows)}) AS due CROSS JOIN orders ON orders.id = due.value ->> 'orderId'
      WHERE ${untold(after, until)}`;
    const message = { type, title, topic: "VISIT", at: now, ids: rows, found, namesOrder: true } as const;
    return commit(db, sendFound(db, message));
  };
  await moveByCustomer(
    { job: "tell of unanswered orders", find, move: (due) => withFreshIds(() => tell(due)) },
    RUN,
  );
}
