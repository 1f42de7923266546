import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { pushQueue } from "./push.tables";

/** Pushes that could not be delivered within a day are out of date. */
export const SPENT_PUSHES: readonly SpentRows[] = [
  { table: pushQueue, column: pushQueue.createdAt, keptMs: DAY },
];
