import { and, eq, gt, gte, max, ne, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { MOST_SMS_A_DAY } from "../../../../schema/rules/messages/reminders";
import { HOUR, startOfDay } from "../../shared/clock";
import type { DueReminder } from "./reminders.repository";
import { reminderSms } from "./reminders.tables";

/** What the limits of a phone ask about a reminder. */
type Text = Pick<DueReminder, "phone" | "orderId" | "sendKey">;

const others = ({ phone, sendKey }: Text) =>
  and(eq(reminderSms.phone, phone ?? ""), ne(reminderSms.sendKey, sendKey));
const aboutOrder = (text: Text, now: number) =>
  and(others(text), eq(reminderSms.orderId, text.orderId), gt(reminderSms.sentAt, now - HOUR));
const ofToday = (text: Text, now: number) => and(others(text), gte(reminderSms.sentAt, startOfDay(now)));

/**
 * Notes an SMS within the limits of its phone, counting and noting in one statement: one per order and hour, and so many
 * a day. A reminder that is tried again does not count against itself.
 *
 * @returns false when a limit keeps it back
 */
export async function noteSms(directory: D1Database, text: Text, now: number): Promise<boolean> {
  const { phone, orderId, sendKey } = text;
  const noted = await drizzle(directory)
    .insert(reminderSms)
    .select(sql`
      SELECT ${sendKey}, ${phone}, ${orderId}, ${now}
      WHERE (${orderId} = 0 OR NOT EXISTS (SELECT 1 FROM ${reminderSms} WHERE ${aboutOrder(text, now)}))
        AND (SELECT COUNT(*) FROM ${reminderSms} WHERE ${ofToday(text, now)}) < ${MOST_SMS_A_DAY}`)
    .onConflictDoUpdate({ target: reminderSms.sendKey, set: { sentAt: now, phone: sql`excluded.phone` } })
    .returning({ sendKey: reminderSms.sendKey });
  return noted.length > 0;
}

/** What keeps an SMS back: the day is full, or another one about its order until then (ms); null when nothing does. */
export async function smsHeldBack(
  directory: D1Database,
  text: Text,
  now: number,
): Promise<"day" | number | null> {
  const orm = drizzle(directory);
  const [[day], [order]] = await orm.batch([
    orm.select({ sent: sql<number>`COUNT(*)` }).from(reminderSms).where(ofToday(text, now)),
    orm
      .select({ at: max(reminderSms.sentAt) })
      .from(reminderSms)
      .where(aboutOrder(text, now)),
  ]);
  if ((day?.sent ?? 0) >= MOST_SMS_A_DAY) return "day";
  return text.orderId !== 0 && order?.at != null ? order.at + HOUR : null;
}

/** It was not sent after all: it counts against no limit. */
export async function forgetSms(directory: D1Database, { sendKey }: Text): Promise<void> {
  await drizzle(directory).delete(reminderSms).where(eq(reminderSms.sendKey, sendKey));
}
