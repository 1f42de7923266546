import { awaitsPick } from "../../../../schema/rules/bids/bids";
import { type QuietHours, quietEndsAt } from "../../../../schema/rules/messages/quiet-hours";
import {
  DEFAULT_REMINDERS,
  REMINDER_KINDS,
  type ReminderEvent,
} from "../../../../schema/rules/messages/reminders";
import { isUnderReviewAt } from "../../../../schema/rules/orders/order-matters";
import type { OrderStatus } from "../../../../schema/rules/orders/order-status";
import { DAY, HOUR } from "../../shared/clock";
import type { DueReminder } from "./reminders.repository";

/** A reminder is out of date after this time; one about a master on the way is out of date sooner. */
const FRESH_MS = { onTheWay: 2 * HOUR, other: 3 * DAY } as const;

/**
 * Whether a reminder is still wanted and still true. A message that was read in the meantime is not repeated.
 *
 * @param isOff whether SMS to its phone are stopped
 */
export function isStillWanted(due: DueReminder, isOff: boolean, now: number): boolean {
  if (due.blockedAt !== null) return false;
  if (due.channel === "SMS" && (isOff || !due.phone)) return false;
  if (due.channel === "WECHAT" && !due.openid) return false;
  const { event } = REMINDER_KINDS[due.kind];
  if (event === null) return due.progress !== null && due.orderNo !== null && due.status !== "CLOSE";
  return due.isUnread !== 0 && isChosen(due, event) && isStillTrue(due, event, now);
}

/** The present choice: an event that was switched off in the meantime is not sent. */
function isChosen({ channel, sms, wechat }: DueReminder, event: ReminderEvent): boolean {
  const stored = channel === "SMS" ? sms : wechat;
  const chosen: readonly string[] =
    stored === null ? DEFAULT_REMINDERS[channel === "SMS" ? "sms" : "wechat"] : JSON.parse(stored);
  return chosen.includes(event);
}

function isStillTrue(due: DueReminder, event: ReminderEvent, now: number): boolean {
  const { status, bidding, appointmentTime } = due;
  // A refund has its result after its order has closed, too. What is about no order has no status.
  if (status === "CLOSE" && event !== "REFUND") return false;
  if (event === "APPOINTMENT") {
    const isComing = BEFORE_VISIT.includes(status) && !isUnderReviewAt(due.refundStatus);
    return isComing && appointmentTime !== null && appointmentTime > now;
  }
  // Nothing is accepted by itself while a refund is decided.
  if (event === "ACCEPTANCE")
    return status === "WAIT_ACCEPT" && due.isAcceptance === null && !isUnderReviewAt(due.refundStatus);
  if (event === "BID" && !(status === "WAIT_PAY" && awaitsPick(bidding && { state: bidding }))) return false;
  return now - due.createdAt < FRESH_MS[event === "ON_THE_WAY" ? "onTheWay" : "other"];
}

/** An appointment is made, and the master has not come yet. */
const BEFORE_VISIT: readonly (OrderStatus | null)[] = ["WAIT_PICK_UP", "WAIT_INSTALL"];

/**
 * End of the customer's quiet hours, ms; the present time outside of them. Customers without settings have
 * the default hours.
 */
export function quietUntil(
  { kind, changedAt, quietFrom, quietUntil: until }: DueReminder,
  now: number,
): number {
  const isOwn = REMINDER_KINDS[kind].event !== null && changedAt !== null;
  const own: QuietHours | null = quietFrom && until ? { from: quietFrom, until } : null;
  return quietEndsAt(now, isOwn ? own : DEFAULT_REMINDERS.quietHours);
}
