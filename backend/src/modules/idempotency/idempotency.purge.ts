import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { idempotencyKeys } from "./idempotency.tables";

/** Keys of commands are kept so long that a form can stay open over a weekend and be sent again. */
export const SPENT_KEYS: readonly SpentRows[] = [
  { table: idempotencyKeys, column: idempotencyKeys.createdAt, keptMs: 7 * DAY },
];
