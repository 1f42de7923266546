import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type {
  ReminderChannel,
  ReminderEvent,
  ReminderKind,
} from "../../../../schema/rules/messages/reminders";

/** Condition: a customer wants reminders about goods at the depot. */
export const wantsDepots = sql`(instr(sms, '"DEPOT"') OR instr(wechat, '"DEPOT"'))`;

/**
 * Events for which a customer gets SMS and WeChat reminders; the defaults apply without a row (GEN-05,
 * decision 059).
 */
export const reminderSettings = sqliteTable(
  "reminder_settings",
  {
    customerId: integer("customer_id").primaryKey(),
    sms: text("sms", { mode: "json" }).$type<readonly ReminderEvent[]>().notNull(),
    wechat: text("wechat", { mode: "json" }).$type<readonly ReminderEvent[]>().notNull(),
    /** Times of the day in Shanghai, `22:00`; both or none. */
    quietFrom: text("quiet_from"),
    quietUntil: text("quiet_until"),
    changedAt: integer("changed_at").notNull(),
  },
  (table) => [index("reminder_settings_of_depots").on(table.customerId).where(wantsDepots)],
);

/** Waiting reminders. A newer one replaces a waiting one of the same kind, order and channel. */
export const reminderQueue = sqliteTable(
  "reminder_queue",
  {
    /** The customer of the account. */
    customerId: integer("customer_id").notNull(),
    channel: text("channel").$type<ReminderChannel>().notNull(),
    kind: text("kind").$type<ReminderKind>().notNull(),
    /** 0 for a reminder that is not about an order. */
    orderId: integer("order_id").notNull(),
    /** The message of the reminder; null for a progress link, which goes to the order's recipient. */
    messageId: integer("message_id"),
    /** Id of the reminder for its provider and for the record of sent SMS; a newer reminder has a new one. */
    sendKey: text("send_key").notNull(),
    createdAt: integer("created_at").notNull(),
    attempts: integer("attempts").notNull(),
    nextAttemptAt: integer("next_attempt_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.channel, table.kind, table.orderId] }),
    index("reminder_queue_by_time").on(table.nextAttemptAt),
  ],
);

/** SMS that were sent or may have been: the limits of a phone are counted by them. */
export const reminderSms = sqliteTable(
  "reminder_sms",
  {
    sendKey: text("send_key").primaryKey(),
    phone: text("phone").notNull(),
    orderId: integer("order_id").notNull(),
    sentAt: integer("sent_at").notNull(),
  },
  (table) => [
    index("reminder_sms_of_phone").on(table.phone, table.sentAt),
    index("reminder_sms_by_age").on(table.sentAt),
  ],
);

/**
 * Phones that get reminders by SMS: the secret for stopping them, and the time since when they are stopped.
 */
export const reminderPhones = sqliteTable(
  "reminder_phones",
  {
    phone: text("phone").primaryKey(),
    /** Last part of the link in every SMS; null until the first one. */
    token: text("token").unique(),
    offAt: integer("off_at"),
    /** Time of the last SMS to it; null for a phone whose SMS are stopped, which is kept for good. */
    usedAt: integer("used_at"),
  },
  (table) => [index("reminder_phones_by_use").on(table.usedAt)],
);

/**
 * Orders whose present progress link was sent to their present recipient by SMS, or waits for it; at most
 * once.
 */
export const progressTexts = sqliteTable("progress_texts", {
  orderId: integer("order_id").primaryKey(),
  at: integer("at").notNull(),
});
