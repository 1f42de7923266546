import { and, eq, exists, gt, gte, max, ne, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { BiddingState } from "../../../../schema/rules/bids/bids";
import {
  MOST_SMS_A_DAY,
  type ReminderChannel,
  type ReminderKind,
} from "../../../../schema/rules/messages/reminders";
import type { OrderStatus } from "../../../../schema/rules/orders/order-status";
import type { RefundStatus } from "../../../../schema/rules/refunds/refund-status";
import { HOUR, startOfDay } from "../../shared/clock";
import { earliest, type Moments } from "../../shared/next-due";
import type { CustomerStore, Directory } from "../../shared/stores/stores";
import { progressTexts, reminderQueue, reminderSms } from "./reminders.tables";

/** A due reminder, with the customer's data that decide whether it is sent, and the values of its text. */
export interface DueReminder {
  readonly customerId: number;
  readonly channel: ReminderChannel;
  readonly kind: ReminderKind;
  readonly orderId: number;
  readonly messageId: number | null;
  readonly sendKey: string;
  readonly createdAt: number;
  readonly attempts: number;
  /** Phone for an SMS: of the account, or for a link of the order's recipient. */
  readonly phone: string | null;
  readonly openid: string | null;
  readonly blockedAt: number | null;
  /** The choice of the account, JSON; null for the defaults. */
  readonly sms: string | null;
  readonly wechat: string | null;
  readonly changedAt: number | null;
  readonly quietFrom: string | null;
  readonly quietUntil: string | null;
  /** Whether its message exists and is unread. */
  readonly isUnread: number;
  readonly orderNo: string | null;
  readonly status: OrderStatus | null;
  readonly bidding: BiddingState | null;
  readonly refundStatus: RefundStatus | null;
  readonly isAcceptance: number | null;
  readonly appointmentTime: number | null;
  readonly acceptanceDueAt: number | null;
  /** Secret of the order's progress link; null without one. */
  readonly progress: string | null;
}

/** Reminders whose next attempt is due, of one customer or of all, the longest waiting first. */
export async function remindersDue(
  db: CustomerStore,
  { customerId, now, limit }: { customerId: number | null; now: number; limit: number },
): Promise<DueReminder[]> {
  const { results } = await db
    .prepare(
      `SELECT q.customer_id AS customerId, q.channel, q.kind, q.order_id AS orderId, q.message_id AS messageId,
              q.send_key AS sendKey, q.created_at AS createdAt, q.attempts,
              CASE q.kind WHEN 'PROGRESS' THEN o.customer_phone ELSE c.phone END AS phone,
              a.account AS openid, c.blocked_at AS blockedAt,
              s.sms, s.wechat, s.changed_at AS changedAt, s.quiet_from AS quietFrom, s.quiet_until AS quietUntil,
              m.id IS NOT NULL AND m.read_at IS NULL AS isUnread,
              o.order_no AS orderNo, o.status, o.bidding, o.refund_status AS refundStatus,
              o.is_acceptance AS isAcceptance, o.appointment_time AS appointmentTime,
              o.acceptance_due_at AS acceptanceDueAt, l.token AS progress
       FROM reminder_queue q
       JOIN customers c ON c.id = q.customer_id
       LEFT JOIN orders o ON o.id = q.order_id AND o.customer_id = q.customer_id
       LEFT JOIN payout_accounts a ON a.customer_id = q.customer_id AND a.pay_way = 'WECHAT'
       LEFT JOIN messages m ON m.id = q.message_id
       LEFT JOIN reminder_settings s ON s.customer_id = q.customer_id
       LEFT JOIN progress_links l ON l.order_id = q.order_id
       WHERE (?3 IS NULL OR q.customer_id = ?3) AND q.next_attempt_at <= ?1
       ORDER BY q.next_attempt_at, q.created_at LIMIT ?2`,
    )
    .bind(now, limit, customerId)
    .all<DueReminder>();
  return results;
}

/** When a reminder is due next. */
export const nextReminder = (): Moments => [earliest(reminderQueue.nextAttemptAt)];

/** Whether a customer has bound WeChat; the binding has the openid for reminders. */
export async function hasWechat(db: CustomerStore, customerId: number): Promise<boolean> {
  const row = await db
    .prepare("SELECT 1 FROM payout_accounts WHERE customer_id = ?1 AND pay_way = 'WECHAT'")
    .bind(customerId)
    .first();
  return row !== null;
}

/** The row of this reminder, unless a newer one has replaced it. */
const isThis = ({ customerId, channel, kind, orderId, sendKey }: DueReminder) =>
  and(
    eq(reminderQueue.customerId, customerId),
    eq(reminderQueue.channel, channel),
    eq(reminderQueue.kind, kind),
    eq(reminderQueue.orderId, orderId),
    eq(reminderQueue.sendKey, sendKey),
  );

/** Takes an attempt at a reminder: true for exactly one of several concurrent callers. */
export async function claimReminder(
  db: CustomerStore,
  due: DueReminder,
  nextAttemptAt: number,
): Promise<boolean> {
  const claimed = await drizzle(db)
    .update(reminderQueue)
    .set({ attempts: due.attempts + 1, nextAttemptAt })
    .where(and(isThis(due), eq(reminderQueue.attempts, due.attempts)))
    .returning({ sendKey: reminderQueue.sendKey });
  return claimed.length > 0;
}

/**
 * Records an SMS before it is sent, if the limits of its phone allow it: one per order and hour, and a number
 * per day. False beyond them. A repeated try does not count again.
 */
export async function noteSms(directory: Directory, due: DueReminder, now: number): Promise<boolean> {
  const { phone, orderId, sendKey } = due;
  const result = await drizzle(directory)
    .insert(reminderSms)
    .select(sql`
      SELECT ${sendKey}, ${phone}, ${orderId}, ${now}
      WHERE (${orderId} = 0 OR NOT EXISTS (SELECT 1 FROM ${reminderSms} WHERE ${aboutOrder(due, now)}))
        AND (SELECT COUNT(*) FROM ${reminderSms} WHERE ${ofToday(due, now)}) < ${MOST_SMS_A_DAY}`)
    .onConflictDoUpdate({ target: reminderSms.sendKey, set: { sentAt: now, phone: sql`excluded.phone` } });
  return result.meta.changes === 1;
}

const others = ({ phone, sendKey }: DueReminder) =>
  and(eq(reminderSms.phone, phone ?? ""), ne(reminderSms.sendKey, sendKey));
const aboutOrder = (due: DueReminder, now: number) =>
  and(others(due), eq(reminderSms.orderId, due.orderId), gt(reminderSms.sentAt, now - HOUR));
const ofToday = (due: DueReminder, now: number) => and(others(due), gte(reminderSms.sentAt, startOfDay(now)));

/**
 * The limit that delays an SMS: "day" when the day is full, or the time (ms) until which another SMS about
 * its order blocks it; null without one.
 */
export async function smsHeldBack(
  directory: Directory,
  due: DueReminder,
  now: number,
): Promise<"day" | number | null> {
  const orm = drizzle(directory);
  const [[day], [order]] = await orm.batch([
    orm.select({ sent: sql<number>`COUNT(*)` }).from(reminderSms).where(ofToday(due, now)),
    orm
      .select({ at: max(reminderSms.sentAt) })
      .from(reminderSms)
      .where(aboutOrder(due, now)),
  ]);
  if ((day?.sent ?? 0) >= MOST_SMS_A_DAY) return "day";
  return due.orderId !== 0 && order?.at != null ? order.at + HOUR : null;
}

/** Deletes the record of an SMS that was not sent, so that it counts against no limit. */
export async function forgetSms(directory: Directory, { sendKey }: DueReminder): Promise<void> {
  await drizzle(directory).delete(reminderSms).where(eq(reminderSms.sendKey, sendKey));
}

/** Postpones the reminder to this time. */
export async function putOff(db: CustomerStore, due: DueReminder, nextAttemptAt: number): Promise<void> {
  await drizzle(db)
    .update(reminderQueue)
    .set({ nextAttemptAt })
    .where(and(isThis(due), eq(reminderQueue.attempts, due.attempts)));
}

/** Returns a taken attempt and postpones the reminder, because the limits of its phone are reached. */
export async function giveBack(db: CustomerStore, due: DueReminder, nextAttemptAt: number): Promise<void> {
  await drizzle(db)
    .update(reminderQueue)
    .set({ attempts: due.attempts, nextAttemptAt })
    .where(and(isThis(due), eq(reminderQueue.attempts, due.attempts + 1)));
}

/** Deletes a reminder that was sent. */
export async function dropSent(db: CustomerStore, due: DueReminder): Promise<void> {
  await drizzle(db).delete(reminderQueue).where(isThis(due));
}

/** Deletes a reminder that is not sent. A progress link can then be sent to its recipient again. */
export async function dropUnsent(db: CustomerStore, due: DueReminder): Promise<void> {
  if (due.kind !== "PROGRESS") return dropSent(db, due);
  const orm = drizzle(db);
  // Another run may have sent the reminder in the meantime, which deletes its row.
  const waits = exists(orm.select({ waits: sql`1` }).from(reminderQueue).where(isThis(due)));
  await orm.batch([
    orm.delete(progressTexts).where(and(eq(progressTexts.orderId, due.orderId), waits)),
    orm.delete(reminderQueue).where(isThis(due)),
  ]);
}
