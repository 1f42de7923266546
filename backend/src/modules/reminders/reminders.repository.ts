import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { ReminderChannel, ReminderKind } from "../../../../schema/rules/messages/reminders";
import type { OrderStatus } from "../../../../schema/rules/orders/order-status";
import { reminderQueue } from "./reminders.tables";

/** A reminder that is due, with everything that decides whether it is sent, and what fills its text. */
export interface DueReminder {
  readonly customerId: number;
  readonly channel: ReminderChannel;
  readonly kind: ReminderKind;
  readonly orderId: number;
  readonly messageId: number | null;
  readonly sendKey: string;
  readonly createdAt: number;
  readonly attempts: number;
  /** Where an SMS goes: the account, or the customer of the order for a link. */
  readonly phone: string | null;
  readonly openid: string | null;
  readonly blockedAt: number | null;
  /** The choice of the account, JSON; null for the defaults. */
  readonly sms: string | null;
  readonly wechat: string | null;
  readonly changedAt: number | null;
  readonly quietFrom: string | null;
  readonly quietUntil: string | null;
  /** Whether the message that it tells of is there and unread. */
  readonly isUnread: number;
  readonly orderNo: string | null;
  readonly status: OrderStatus | null;
  readonly isAcceptance: number | null;
  readonly appointmentTime: number | null;
  readonly acceptanceDueAt: number | null;
  /** Secret of the order's progress link; null without one. */
  readonly progress: string | null;
}

/** Reminders whose next attempt is due, of one customer or of all, the longest waiting first. */
export async function remindersDue(
  db: D1Database,
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
              o.order_no AS orderNo, o.status, o.is_acceptance AS isAcceptance, o.appointment_time AS appointmentTime,
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

/** Whether a customer has bound WeChat, which tells the openid that reminders go to. */
export async function hasWechat(db: D1Database, customerId: number): Promise<boolean> {
  const row = await db
    .prepare("SELECT 1 FROM payout_accounts WHERE customer_id = ?1 AND pay_way = 'WECHAT'")
    .bind(customerId)
    .first();
  return row !== null;
}

/** The row of a reminder, as long as no newer one has taken its place. */
const isThis = ({ customerId, channel, kind, orderId, sendKey }: DueReminder) =>
  and(
    eq(reminderQueue.customerId, customerId),
    eq(reminderQueue.channel, channel),
    eq(reminderQueue.kind, kind),
    eq(reminderQueue.orderId, orderId),
    eq(reminderQueue.sendKey, sendKey),
  );

/** Takes an attempt at a reminder: true for exactly one of concurrent callers. */
export async function claimReminder(
  db: D1Database,
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

/** It is tried again then, not before. */
export async function putOff(db: D1Database, due: DueReminder, nextAttemptAt: number): Promise<void> {
  await drizzle(db)
    .update(reminderQueue)
    .set({ nextAttemptAt })
    .where(and(isThis(due), eq(reminderQueue.attempts, due.attempts)));
}

/** It is done, or not wanted any more. */
export async function dropReminder(db: D1Database, due: DueReminder): Promise<void> {
  await drizzle(db).delete(reminderQueue).where(isThis(due));
}
