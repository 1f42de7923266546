import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { feedback } from "./feedback.tables";

/** What customers wrote, and the answers. */
export const SPENT_FEEDBACK: readonly SpentRows[] = [
  { table: feedback, column: feedback.createdAt, ids: feedback.id, keptMs: 3 * 365 * DAY },
];
