import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { messages } from "./messages.tables";

/** Messages are about orders and money, and contain names. */
export const SPENT_MESSAGES: readonly SpentRows[] = [
  { table: messages, column: messages.createdAt, ids: messages.id, keptMs: 3 * 365 * DAY },
];
