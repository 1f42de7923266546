import { and, asc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { BackendEnv } from "../../env";
import { type DueRead, moveByCustomer } from "../../shared/by-customer";
import { type Clock, formatTime, HOUR } from "../../shared/clock";
import { commit, statement, withFreshIds } from "../../shared/commit";
import type { Ids } from "../../shared/ids";
import { noneOf } from "../../shared/in-values";
import { earliest, later, type Moments } from "../../shared/next-due";
import { numbers } from "../../shared/numbers/numbers";
import type { CustomerStore } from "../../shared/stores/stores";
import { sendFound } from "../messages";
import { pushOutbox } from "../outbox";
import type { WithdrawalRow } from "./withdrawals.repository";
import { withdrawals } from "./withdrawals.tables";

interface ConfirmationDependencies {
  readonly db: CustomerStore;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Time between the reminder and the expiry of a transfer. */
const REMIND_BEFORE_MS = 4 * HOUR;
/** Reminders of one run: each transaction has three statements. */
const RUN = { rows: 200, transactions: 20 } as const;

const amountText = sql`printf('%.2f', ${withdrawals.amount} / 100.0)`;

/**
 * Stores the data for confirming a transfer in WeChat, and tells the customer once, however often WeChat
 * reports it.
 */
export async function awaitConfirmation(
  { id, customerId }: WithdrawalRow,
  { packageInfo, confirmBy }: { packageInfo: string | null; confirmBy: number },
  dependencies: ConfirmationDependencies,
): Promise<void> {
  const { db, ids } = dependencies;
  if (packageInfo === null) return;
  const isNew = and(eq(withdrawals.id, id), eq(withdrawals.stage, "SENT"), isNull(withdrawals.confirmToken));
  const text = sql`'您申请提现的¥' || ${amountText} || ${`需要您在微信中确认收款，请于${minuteOf(confirmBy)}前在“提现记录”中点“去微信确认收款”。逾期未确认，款项会退回钱包余额。`}`;
  await withFreshIds(() =>
    commit(db, [
      ...tell("提现待您在微信确认收款", [id], { text, where: isNew }, dependencies),
      statement(
        db,
        drizzle(db)
          .update(withdrawals)
          .set({ packageInfo, confirmBy, confirmToken: numbers.confirmation.make(customerId, ids) })
          .where(isNew),
      ),
    ]),
  );
  await pushOutbox(customerId, dependencies);
}

/** When {@link remindToConfirm} is due next. */
export const nextConfirmationReminder = ({ clock }: Pick<ConfirmationDependencies, "clock">): Moments => {
  const waiting = sql`stage = 'SENT' AND ${withdrawals.confirmBy} > ${clock.now()} AND ${withdrawals.remindedAt} IS NULL`;
  return [later(earliest(withdrawals.confirmBy, waiting, "withdrawals_to_confirm"), -REMIND_BEFORE_MS)];
};

/** Reminds customers of transfers that expire within hours, each once; as a job. */
export async function remindToConfirm(dependencies: ConfirmationDependencies): Promise<void> {
  const { db, clock } = dependencies;
  const now = clock.now();
  const isDue = and(
    eq(withdrawals.stage, "SENT"),
    isNotNull(withdrawals.confirmBy),
    gt(withdrawals.confirmBy, now),
    lte(withdrawals.confirmBy, now + REMIND_BEFORE_MS),
    isNull(withdrawals.remindedAt),
  );
  const find = (due: DueRead) =>
    drizzle(db)
      .select({ id: withdrawals.id, customerId: withdrawals.customerId })
      .from(withdrawals)
      .where(and(isDue, noneOf(withdrawals.customerId, due.without)))
      .orderBy(asc(withdrawals.confirmBy))
      .limit(due.limit);
  const text = sql`'您申请提现的¥' || ${amountText} || '还没有在微信中确认收款，'
    || strftime('%m-%d %H:%M', ${withdrawals.confirmBy} / 1000, 'unixepoch', '+8 hours')
    || '后将退回钱包余额。请在“提现记录”中点“去微信确认收款”。'`;
  const remind = (due: readonly { id: number }[]) => {
    const found = due.map(({ id }) => id);
    const isFound = sql`${withdrawals.id} IN (SELECT value FROM json_each(${JSON.stringify(found)}))`;
    const where = and(isDue, isFound);
    return commit(db, [
      ...tell("提现即将过期，请尽快确认收款", found, { text, where }, dependencies),
      statement(db, drizzle(db).update(withdrawals).set({ remindedAt: now }).where(where)),
    ]);
  };
  await moveByCustomer(
    { job: "remind of transfers to confirm", find, move: (due) => withFreshIds(() => remind(due)) },
    RUN,
  );
}

const minuteOf = (ms: number) => formatTime(ms).slice(0, 16);

/** Statements that send a message about those of the withdrawals for which the condition still holds. */
function tell(
  title: string,
  found: readonly number[],
  { text, where }: { text: SQL; where: SQL | undefined },
  { db, clock, ids }: ConfirmationDependencies,
): D1PreparedStatement[] {
  const rows = found.map((id) => ({ id, messageId: ids.rowId(id), eventId: ids.token(16) }));
  return sendFound(db, {
    type: "system",
    title,
    topic: "MONEY",
    at: clock.now(),
    ids: rows,
    found: sql`
      SELECT due.value ->> 'messageId' AS messageId, ${withdrawals.customerId} AS customerId, NULL AS associatedId, ${text} AS text
      FROM json_each(${JSON.stringify(rows)}) AS due CROSS JOIN ${withdrawals} ON ${withdrawals.id} = due.value ->> 'id'
      WHERE ${where}`,
  });
}
