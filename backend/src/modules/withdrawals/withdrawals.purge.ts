import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { sandboxTransfers } from "./sandbox-payout.tables";
import { payoutNotifications } from "./withdrawals.tables";

/** Notifications that are no longer repeated, and what the sandbox's providers did. */
export const SPENT_PAYOUTS: readonly SpentRows[] = [
  { table: payoutNotifications, column: payoutNotifications.receivedAt, keptMs: 30 * DAY },
  { table: sandboxTransfers, column: sandboxTransfers.createdAt, keptMs: 90 * DAY },
];
