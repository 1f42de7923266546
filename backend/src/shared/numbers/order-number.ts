import { formatTime } from "../clock";
import type { Ids } from "../ids";
import { bucketOf } from "./bucket";

/** Random digits behind the date. */
const DIGITS = 8;
/** Divides 10^8, so that the whole number has the remainder of its last eight digits; and the 4,096 buckets. */
export const REMAINDERS = 256;

/**
 * Order number of 14 digits (CONST-26): the Shanghai date as yyMMdd, then random ones, so that a number does not tell
 * how much is sold. Its remainder by 256 is that of its customer's bucket: two stores, between which a remainder is never
 * divided, cannot make the same number (decision 066). Twins of one store are possible; its unique index refuses them
 * and the caller draws again. Numbers of refunds and arbitrations are made by the same rule.
 *
 * @param owner id of the customer, or of a row of the customer's
 * @param now ms
 */
export function newOrderNumber(owner: number, now: number, ids: Ids): string {
  const date = formatTime(now).slice(2, 10).replaceAll("-", "");
  const random = ids.below(10 ** DIGITS / REMAINDERS) * REMAINDERS + (bucketOf(owner) % REMAINDERS);
  return date + String(random).padStart(DIGITS, "0");
}
