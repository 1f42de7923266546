import { and, asc, count, desc, eq, gte, inArray, lt, lte, sql, sum } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { earliest, type Moments } from "../../shared/next-due";
import type { CustomerStore } from "../../shared/stores/stores";
import { isNotHeld } from "../payment-holds";
import { payoutNotifications, withdrawals } from "./withdrawals.tables";

export type WithdrawalRow = typeof withdrawals.$inferSelect;
export type WithdrawalStage = WithdrawalRow["stage"];
export type NewWithdrawal = Omit<
  WithdrawalRow,
  | "reason"
  | "transferNo"
  | "attempts"
  | "endedAt"
  | "dayTimes"
  | "dayTotal"
  | "packageInfo"
  | "confirmToken"
  | "confirmBy"
  | "remindedAt"
>;

/**
 * Statement that stores a withdrawal and counts it in its day; returned ones do not count. Beyond the limits
 * (`withdrawals_day_times`, `withdrawals_day_total`) the database refuses it, also when several come at once.
 */
export const insertWithdrawal = (db: CustomerStore, row: NewWithdrawal): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO withdrawals (id, customer_id, out_biz_no, pay_way, account, account_name, real_name, amount, actual,
         stage, reviewed_by, reviewed_at, next_attempt_at, created_at, day, day_times_limit, day_total_limit,
         day_times, day_total)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, COUNT(*) + 1, COALESCE(SUM(amount), 0) + ?8
       FROM withdrawals WHERE customer_id = ?2 AND day = ?15 AND stage NOT IN ('REFUSED', 'FAILED')`,
    )
    .bind(
      row.id,
      row.customerId,
      row.outBizNo,
      row.payWay,
      row.account,
      row.accountName,
      row.realName,
      row.amount,
      row.actual,
      row.stage,
      row.reviewedBy,
      row.reviewedAt,
      row.nextAttemptAt,
      row.createdAt,
      row.day,
      row.dayTimesLimit,
      row.dayTotalLimit,
    );

/** Sum, 分, and number of a customer's withdrawals on a day. */
export async function withdrawnOn(db: CustomerStore, customerId: number, day: number) {
  const row = await db
    .prepare(
      `SELECT COUNT(*) AS times, COALESCE(SUM(amount), 0) AS total
       FROM withdrawals WHERE customer_id = ? AND day = ? AND stage NOT IN ('REFUSED', 'FAILED')`,
    )
    .bind(customerId, day)
    .first<{ times: number; total: number }>();
  return row ?? { times: 0, total: 0 };
}

/** The withdrawal with this id, or null. */
export async function findWithdrawal(db: CustomerStore, id: number): Promise<WithdrawalRow | null> {
  const [row] = await drizzle(db).select().from(withdrawals).where(eq(withdrawals.id, id));
  return row ?? null;
}

/** The same by our number at the provider. */
export async function findByOutBizNo(db: CustomerStore, outBizNo: string): Promise<WithdrawalRow | null> {
  const [row] = await drizzle(db).select().from(withdrawals).where(eq(withdrawals.outBizNo, outBizNo));
  return row ?? null;
}

/** The same by the secret of the page on which its payee confirms it. */
export async function findByConfirmToken(db: CustomerStore, token: string): Promise<WithdrawalRow | null> {
  const [row] = await drizzle(db).select().from(withdrawals).where(eq(withdrawals.confirmToken, token));
  return row ?? null;
}

export interface WithdrawalFilter {
  readonly customerId: number;
  /** ms, included. */
  readonly from?: number | undefined;
  /** ms, not included. */
  readonly before?: number | undefined;
}

const matches = ({ customerId, from, before }: WithdrawalFilter) =>
  and(
    eq(withdrawals.customerId, customerId),
    from === undefined ? undefined : gte(withdrawals.createdAt, from),
    before === undefined ? undefined : lt(withdrawals.createdAt, before),
  );

/** Number and sum of withdrawals, 分. */
export async function countWithdrawals(db: CustomerStore, filter: WithdrawalFilter) {
  const [row] = await drizzle(db)
    .select({ total: count(), money: sum(withdrawals.amount).mapWith(Number) })
    .from(withdrawals)
    .where(matches(filter));
  return { total: row?.total ?? 0, money: row?.money ?? 0 };
}

/** Some of them, newest first; `after` is the last one of the piece before. */
export const listWithdrawalRows = (
  db: CustomerStore,
  filter: WithdrawalFilter,
  page: { limit: number; offset?: number; after?: WithdrawalRow | undefined },
): Promise<WithdrawalRow[]> => {
  const { after } = page;
  const isAfter =
    after && sql`(${withdrawals.createdAt}, ${withdrawals.id}) < (${after.createdAt}, ${after.id})`;
  return drizzle(db)
    .select()
    .from(withdrawals)
    .where(and(matches(filter), isAfter))
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
    .limit(page.limit)
    .offset(page.offset ?? 0);
};

/**
 * Withdrawals that must be paid or queried now, the longest due first; without customers whose payments are
 * held.
 */
export const withdrawalsDue = (db: CustomerStore, now: number, limit: number): Promise<WithdrawalRow[]> =>
  drizzle(db)
    .select()
    .from(withdrawals)
    .where(
      and(
        inArray(withdrawals.stage, ["APPROVED", "SENT"]),
        lte(withdrawals.nextAttemptAt, now),
        isNotHeld(withdrawals.customerId),
      ),
    )
    .orderBy(asc(withdrawals.nextAttemptAt))
    .limit(limit);

/** When the next attempt at a withdrawal is due. */
export const nextPayOut = (): Moments =>
  (["APPROVED", "SENT"] as const).map((stage) =>
    earliest(withdrawals.nextAttemptAt, eq(withdrawals.stage, stage)),
  );

/**
 * Takes the next attempt at a withdrawal, which the provider may know from now on; false when another run has
 * just taken it.
 */
export async function claimAttempt(
  db: CustomerStore,
  { id, attempts, stage }: WithdrawalRow,
  nextAttemptAt: number,
): Promise<boolean> {
  const { meta } = await drizzle(db)
    .update(withdrawals)
    .set({ stage: "SENT", attempts: attempts + 1, nextAttemptAt })
    .where(and(eq(withdrawals.id, id), eq(withdrawals.attempts, attempts), eq(withdrawals.stage, stage)));
  // The trigger for staff's lists also changes a row.
  return meta.changes > 0;
}

/** Error text of the trigger `withdrawals_forward` for a change of stage that is not allowed. */
export const NOT_FORWARD = "withdrawal: does not go there";

/** Statement that ends a withdrawal; refused ({@link NOT_FORWARD}) when it has ended before. */
export const endWithdrawal = (
  db: CustomerStore,
  id: number,
  end: Pick<WithdrawalRow, "endedAt"> & { stage: "PAID" | "FAILED"; transferNo?: string; reason?: string },
): D1PreparedStatement =>
  db
    .prepare(
      "UPDATE withdrawals SET stage = ?2, ended_at = ?3, transfer_no = ?4, reason = ?5, package_info = NULL WHERE id = ?1",
    )
    .bind(id, end.stage, end.endedAt, end.transferNo ?? null, end.reason ?? null);

/** Statement that stores the staff's decision; refused ({@link NOT_FORWARD}) when it was decided before. */
export const storeReview = (
  db: CustomerStore,
  id: number,
  review: { stage: "APPROVED" | "REFUSED"; reviewer: string; reason: string | null; at: number },
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE withdrawals SET stage = ?2, reviewed_by = ?3, reviewed_at = ?4, reason = ?5, next_attempt_at = ?4,
         ended_at = CASE ?2 WHEN 'REFUSED' THEN ?4 END WHERE id = ?1`,
    )
    .bind(id, review.stage, review.reviewer, review.at, review.reason);

/** Whether a notification was handled before. */
export async function isKnownPayoutNotification(db: CustomerStore, eventId: string): Promise<boolean> {
  const [row] = await drizzle(db)
    .select()
    .from(payoutNotifications)
    .where(eq(payoutNotifications.eventId, eventId));
  return row !== undefined;
}

/** Statement that stores a handled notification. */
export const storePayoutNotification = (
  db: CustomerStore,
  notification: typeof payoutNotifications.$inferInsert,
): D1PreparedStatement =>
  db
    .prepare(
      "INSERT OR IGNORE INTO payout_notifications (event_id, out_biz_no, received_at) VALUES (?, ?, ?)",
    )
    .bind(notification.eventId, notification.outBizNo, notification.receivedAt);
