import { type QuietHours, quietEndsAt } from "../../../../schema/rules/messages/quiet-hours";
import {
  DEFAULT_REMINDERS,
  REMINDER_KINDS,
  type ReminderEvent,
} from "../../../../schema/rules/messages/reminders";
import { DAY, HOUR } from "../../shared/clock";
import type { DueReminder } from "./reminders.repository";

/** Who is on the way now is no news later, and nothing is after days. */
const FRESH_MS = { onTheWay: 2 * HOUR, other: 3 * DAY } as const;

/**
 * Whether a reminder is wanted by its receiver, and still true. What the customer has read meanwhile is not repeated.
 *
 * @param isOff whether its phone wants no SMS
 */
export function isStillWanted(due: DueReminder, isOff: boolean, now: number): boolean {
  if (due.blockedAt !== null) return false;
  if (due.channel === "SMS" && (isOff || !due.phone)) return false;
  if (due.channel === "WECHAT" && !due.openid) return false;
  const { event } = REMINDER_KINDS[due.kind];
  if (event === null) return due.progress !== null && due.orderNo !== null && due.status !== "CLOSE";
  return due.isUnread !== 0 && isChosen(due, event) && isStillTrue(due, event, now);
}

/** The choice as it is now: an event that was switched off meanwhile is not told. */
function isChosen({ channel, sms, wechat }: DueReminder, event: ReminderEvent): boolean {
  const stored = channel === "SMS" ? sms : wechat;
  const chosen: readonly string[] =
    stored === null ? DEFAULT_REMINDERS[channel === "SMS" ? "sms" : "wechat"] : JSON.parse(stored);
  return chosen.includes(event);
}

function isStillTrue(due: DueReminder, event: ReminderEvent, now: number): boolean {
  const age = now - due.createdAt;
  if (event === "ON_THE_WAY") return age < FRESH_MS.onTheWay;
  if (event === "APPOINTMENT") return due.appointmentTime !== null && due.appointmentTime > now;
  if (event === "ACCEPTANCE") return due.status === "WAIT_ACCEPT" && due.isAcceptance === null;
  return age < FRESH_MS.other;
}

/** When the quiet hours of the receiver are over, ms; now outside of them. Who has no settings has the default ones. */
export function quietUntil(
  { kind, changedAt, quietFrom, quietUntil: until }: DueReminder,
  now: number,
): number {
  const isOwn = REMINDER_KINDS[kind].event !== null && changedAt !== null;
  const own: QuietHours | null = quietFrom && until ? { from: quietFrom, until } : null;
  return quietEndsAt(now, isOwn ? own : DEFAULT_REMINDERS.quietHours);
}
