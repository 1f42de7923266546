import { IDEMPOTENCY_KEPT_DAYS } from "../../../../schema/rules/idempotency";
import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { idempotencyKeys } from "./idempotency.tables";

/** Keys of commands are kept as long as those who send them are told. */
export const SPENT_KEYS: readonly SpentRows[] = [
  { table: idempotencyKeys, column: idempotencyKeys.createdAt, keptMs: IDEMPOTENCY_KEPT_DAYS * DAY },
];
