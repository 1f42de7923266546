import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { accountActivity } from "./account-activity.tables";

/** Account activity is kept for a year. */
export const SPENT_ACTIVITY: readonly SpentRows[] = [
  { table: accountActivity, column: accountActivity.at, keptMs: 365 * DAY },
];
