import { formatTime } from "../../shared/clock";
import type { Ids } from "../../shared/ids";

const RANDOM_DIGITS = 8;

/**
 * Order number of 14 digits (CONST-26): the Shanghai date as yyMMdd, then random ones, so that a number does not tell
 * how much is sold. Twins are possible; the unique index refuses them and the caller draws again.
 */
export function newOrderNumber(now: number, ids: Ids): string {
  const date = formatTime(now).slice(2, 10).replaceAll("-", "");
  return date + ids.digits(RANDOM_DIGITS);
}
