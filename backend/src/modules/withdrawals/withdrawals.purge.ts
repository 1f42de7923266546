import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { payoutNotifications } from "./withdrawals.tables";

/** Notifications that providers no longer repeat. */
export const SPENT_PAYOUTS: readonly SpentRows[] = [
  { table: payoutNotifications, column: payoutNotifications.receivedAt, keptMs: 30 * DAY },
];
