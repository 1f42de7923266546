import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { reminderPhones, reminderSms } from "./reminders.tables";

/** Records of sent SMS when no limit counts them any more, and phones that got nothing in a year. */
export const SPENT_REMINDERS: readonly SpentRows[] = [
  { table: reminderSms, column: reminderSms.sentAt, keptMs: 2 * DAY },
  { table: reminderPhones, column: reminderPhones.usedAt, keptMs: 365 * DAY },
];
