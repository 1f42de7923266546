import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { smsCodes } from "./sms.tables";

/** Codes. */
export const SPENT_CODES: readonly SpentRows[] = [
  // Longer than the daily limit looks back.
  { table: smsCodes, column: smsCodes.createdAt, keptMs: 2 * DAY },
];
