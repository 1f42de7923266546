import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { calls } from "./calls.tables";

/** Records of calls: who called, and when. */
export const SPENT_CALLS: readonly SpentRows[] = [
  { table: calls, column: calls.createdAt, keptMs: 365 * DAY },
];
