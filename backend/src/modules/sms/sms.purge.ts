import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { sandboxSms, smsCodes } from "./sms.tables";

/** Codes, and what the sandbox "sent". */
export const SPENT_SMS: readonly SpentRows[] = [
  // Longer than the daily limit looks back.
  { table: smsCodes, column: smsCodes.createdAt, keptMs: 2 * DAY },
  { table: sandboxSms, column: sandboxSms.createdAt, keptMs: 7 * DAY },
];
