import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { messages } from "./messages.tables";

/** Messages tell of orders and money, and go with the names in them. */
export const SPENT_MESSAGES: readonly SpentRows[] = [
  { table: messages, column: messages.createdAt, ids: messages.id, keptMs: 3 * 365 * DAY },
];
