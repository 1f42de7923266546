import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { paymentNotifications } from "./payment.tables";

/** Notifications: providers repeat them for a day. After that the receipt still prevents a second booking. */
export const SPENT_NOTIFICATIONS: readonly SpentRows[] = [
  { table: paymentNotifications, column: paymentNotifications.receivedAt, keptMs: 30 * DAY },
];
