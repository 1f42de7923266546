import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { payoutNotices } from "./withdrawals.tables";

/** Notifications that are no longer repeated. */
export const SPENT_PAYOUTS: readonly SpentRows[] = [
  { table: payoutNotices, column: payoutNotices.receivedAt, keptMs: 30 * DAY },
];
