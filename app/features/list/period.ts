import { firstSecondOf, lastSecondOf } from "../../../schema/rules/time";

/** A period of the address: days of Shanghai, `2026-11-23`; the end is included. */
interface Period {
  readonly startTime?: string;
  readonly endTime?: string;
}

/** A filter whose period begins before it ends: the days of a turned period change places (LIST-21). */
export function inOrder<Filter extends Period>(filter: Filter): Filter {
  const { startTime, endTime } = filter;
  const isTurned = startTime !== undefined && endTime !== undefined && startTime > endTime;
  return isTurned ? { ...filter, startTime: endTime, endTime: startTime } : filter;
}

/** From the first second of a period to its last one, ISO 8601; null where it is open. */
export const secondsOf = ({ startTime, endTime }: Period) => ({
  from: startTime ? firstSecondOf(startTime) : null,
  to: endTime ? lastSecondOf(endTime) : null,
});
