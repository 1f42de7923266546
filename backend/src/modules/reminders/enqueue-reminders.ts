import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import {
  DEFAULT_REMINDERS,
  REMINDER_CHANNELS,
  REMINDER_KINDS,
  type ReminderKind,
} from "../../../../schema/rules/messages/reminders";
import { statement } from "../../shared/commit";
import type { CustomerStore } from "../../shared/stores/stores";
import { reminderQueue, reminderSettings } from "./reminders.tables";

/**
 * Statement that queues reminders about messages, for the batch that stores them: one for each channel that
 * the customer has chosen for this event. A newer reminder replaces a waiting one of the same kind and order.
 *
 * @param found query for `messageId`, `customerId`, `orderId` (or null) and `at` (ms)
 */
export function enqueueReminders(db: CustomerStore, kind: ReminderKind, found: SQL): D1PreparedStatement {
  const { event } = REMINDER_KINDS[kind];
  const queue = reminderQueue;
  const chosen = sql`CASE way.value WHEN 'SMS' THEN COALESCE(${reminderSettings.sms}, ${JSON.stringify(DEFAULT_REMINDERS.sms)})
    ELSE COALESCE(${reminderSettings.wechat}, ${JSON.stringify(DEFAULT_REMINDERS.wechat)}) END`;
  return statement(
    db,
    drizzle(db)
      .insert(queue)
      .select(sql`
        SELECT told.customerId, way.value, ${kind}, COALESCE(told.orderId, 0), told.messageId, 'm' || told.messageId,
               told.at, 0, told.at
        FROM (${found}) AS told CROSS JOIN json_each(${JSON.stringify(REMINDER_CHANNELS)}) AS way
        LEFT JOIN ${reminderSettings} ON ${reminderSettings.customerId} = told.customerId
        WHERE ${event} IN (SELECT value FROM json_each(${chosen}))`)
      .onConflictDoUpdate({
        target: [queue.customerId, queue.channel, queue.kind, queue.orderId],
        set: {
          messageId: sql`excluded.message_id`,
          sendKey: sql`excluded.send_key`,
          createdAt: sql`excluded.created_at`,
          attempts: 0,
          nextAttemptAt: sql`excluded.next_attempt_at`,
        },
      }),
  );
}
