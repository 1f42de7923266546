import { DAY } from "../../../shared/clock";
import type { SpentRows } from "../../../shared/purge";
import { apiKeys } from "./api-keys.tables";

/** Keys that were revoked. */
export const SPENT_API_KEYS: readonly SpentRows[] = [
  { table: apiKeys, column: apiKeys.revokedAt, keptMs: 30 * DAY },
];
