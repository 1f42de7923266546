import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { pushQueue } from "./push.tables";

/** Pushes that could not be brought in a day: nobody wants to be told then. */
export const SPENT_PUSHES: readonly SpentRows[] = [
  { table: pushQueue, column: pushQueue.createdAt, keptMs: DAY },
];
