import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { sandboxSms } from "./sandbox-sms.tables";

/** What the sandbox "sent". */
export const SPENT_SMS: readonly SpentRows[] = [
  { table: sandboxSms, column: sandboxSms.createdAt, keptMs: 7 * DAY },
];
