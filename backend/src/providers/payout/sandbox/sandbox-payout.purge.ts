import { DAY } from "../../../shared/clock";
import type { SpentRows } from "../../../shared/purge";
import { sandboxTransfers } from "./sandbox-payout.tables";

/** What the sandbox's providers have transferred. */
export const SPENT_TRANSFERS: readonly SpentRows[] = [
  { table: sandboxTransfers, column: sandboxTransfers.createdAt, keptMs: 90 * DAY },
];
