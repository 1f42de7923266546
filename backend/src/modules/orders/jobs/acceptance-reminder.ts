import { and, asc, gt, lte, not, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { BackendEnv } from "../../../env";
import { type DueRead, moveByCustomer } from "../../../shared/by-customer";
import { type Clock, DAY } from "../../../shared/clock";
import { commit, withFreshIds } from "../../../shared/commit";
import type { Ids } from "../../../shared/ids";
import { noneOf } from "../../../shared/in-values";
import { earliest, later, type Moments } from "../../../shared/next-due";
import { openStores } from "../../../shared/stores/stores";
import { sendFound, wasTold } from "../../messages";
import { orders } from "../orders.tables";
import { awaitsAcceptance } from "./awaits-acceptance";

interface AcceptanceReminderDependencies {
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Type and title of the message to the customer. */
const told = { type: "service", title: "即将自动验收" } as const;
/** Time between the reminder and the automatic acceptance. */
const REMIND_BEFORE_MS = DAY;
/** Each transaction has three statements. */
const RUN = { rows: 200, transactions: 30 } as const;

/**
 * Condition: an order is accepted automatically within a day, and its customer has had no message about it
 * for this date.
 */
const untold = (now: number, until?: number) =>
  and(
    awaitsAcceptance,
    gt(orders.acceptanceDueAt, now),
    until === undefined ? undefined : lte(orders.acceptanceDueAt, until),
    not(
      wasTold(
        {
          customerId: orders.customerId,
          associatedId: orders.id,
          since: sql`${orders.acceptanceDueAt} - ${REMIND_BEFORE_MS}`,
        },
        told,
      ),
    ),
  );

/** When {@link remindOfAcceptance} is due next. */
export const nextAcceptanceReminder = ({ clock }: Pick<AcceptanceReminderDependencies, "clock">): Moments => [
  later(earliest(orders.acceptanceDueAt, untold(clock.now()), "orders_by_acceptance"), -REMIND_BEFORE_MS),
];

/**
 * Tells customers about work that is accepted automatically in a day (ACC-09): once per date, however often
 * it runs.
 */
export async function remindOfAcceptance({ env, clock, ids }: AcceptanceReminderDependencies): Promise<void> {
  const now = clock.now();
  const { home: db } = openStores(env);
  const find = (due: DueRead) =>
    drizzle(db)
      .select({ id: orders.id, customerId: orders.customerId })
      .from(orders)
      .where(and(untold(now, now + REMIND_BEFORE_MS), noneOf(orders.customerId, due.without)))
      .orderBy(asc(orders.acceptanceDueAt))
      .limit(due.limit);
  const tell = (due: readonly { id: number }[]) => {
    const rows = due.map(({ id }) => ({ orderId: id, messageId: ids.rowId(id), eventId: ids.token(16) }));
    const found = sql`
      SELECT due.value ->> 'messageId' AS messageId, orders.customer_id AS customerId, orders.id AS associatedId,
             '订单' || orders.order_no || '（' || orders.customer_name || '）将于'
               || strftime('%m-%d %H:%M', ${orders.acceptanceDueAt} / 1000, 'unixepoch', '+8 hours')
               || '自动验收，款项随后结算给师傅。如有问题，请在此之前处理。' AS text
      FROM json_each(${JSON.stringify(rows)}) AS due CROSS JOIN orders ON orders.id = due.value ->> 'orderId'
      WHERE ${untold(now, now + REMIND_BEFORE_MS)}`;
    const message = {
      ...told,
      topic: "ORDER",
      at: now,
      ids: rows,
      found,
      namesOrder: true,
      reminder: "ACCEPTANCE_SOON",
    } as const;
    return commit(db, sendFound(db, message));
  };
  await moveByCustomer(
    { job: "remind of acceptance", find, move: (due) => withFreshIds(() => tell(due)) },
    RUN,
  );
}
