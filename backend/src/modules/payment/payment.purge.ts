import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { paymentNotifications } from "./payment.tables";

/** Notifications: providers send theirs again for a day; the receipt goes on guarding the money. */
export const SPENT_NOTIFICATIONS: readonly SpentRows[] = [
  { table: paymentNotifications, column: paymentNotifications.receivedAt, keptMs: 30 * DAY },
];
