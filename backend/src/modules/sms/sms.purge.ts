import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { accountCodes, smsCodes, smsSends } from "./sms.tables";

/** Codes, and what was sent. */
export const SPENT_CODES: readonly SpentRows[] = [
  { table: smsCodes, column: smsCodes.createdAt, keptMs: 2 * DAY },
  { table: accountCodes, column: accountCodes.createdAt, keptMs: 2 * DAY },
  // Longer than the daily limit looks back.
  { table: smsSends, column: smsSends.createdAt, keptMs: 2 * DAY },
];
