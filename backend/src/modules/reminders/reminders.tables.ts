import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type {
  ReminderChannel,
  ReminderEvent,
  ReminderKind,
} from "../../../../schema/rules/messages/reminders";

/** Condition: a customer wants to be reminded of goods at the depot. */
export const wantsDepots = sql`(instr(sms, '"DEPOT"') OR instr(wechat, '"DEPOT"'))`;

/** Of what a customer is told by SMS and WeChat; without a row the defaults hold (GEN-05, decision 059). */
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

/** Reminders on their way; one that waits gives way to a newer one of the same kind, order and channel. */
export const reminderQueue = sqliteTable(
  "reminder_queue",
  {
    /** Whose account it is about. */
    customerId: integer("customer_id").notNull(),
    channel: text("channel").$type<ReminderChannel>().notNull(),
    kind: text("kind").$type<ReminderKind>().notNull(),
    /** 0 for what is about no order. */
    orderId: integer("order_id").notNull(),
    /** The message that it tells of; null for a link, which goes to the customer of the order. */
    messageId: integer("message_id"),
    /** Which reminder it is, for its provider and for the note of what was sent; a newer one has another. */
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

/** SMS that were sent or may have been: what the limits of a phone are counted by. */
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

/** Phones that reminders go to by SMS: the secret of the way out, and since when a phone wants none. */
export const reminderPhones = sqliteTable(
  "reminder_phones",
  {
    phone: text("phone").primaryKey(),
    /** Last part of the link in every SMS; null until the first one. */
    token: text("token").unique(),
    offAt: integer("off_at"),
    /** When an SMS last went to it; null for a phone that wants none, which is remembered for good. */
    usedAt: integer("used_at"),
  },
  (table) => [index("reminder_phones_by_use").on(table.usedAt)],
);

/** Orders whose progress link went to their customer by SMS, once. */
export const progressTexts = sqliteTable("progress_texts", {
  orderId: integer("order_id").primaryKey(),
  at: integer("at").notNull(),
});
