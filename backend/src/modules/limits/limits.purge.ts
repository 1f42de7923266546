import type { SpentRows } from "../../shared/purge";
import { customerLimits, rateWindows } from "./limits.tables";

/** Windows that are over. */
export const SPENT_LIMITS: readonly SpentRows[] = [
  { table: rateWindows, column: rateWindows.expiresAt, keptMs: 0 },
  { table: customerLimits, column: customerLimits.expiresAt, keptMs: 0 },
];
