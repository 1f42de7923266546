import { firstSecondOf, lastSecondOf } from "../../../schema/rules/time";

/** A period of the address: days of Shanghai, `2026-11-23`; the end is included. */
interface Period {
  readonly startTime?: string;
  readonly endTime?: string;
}

/**
 * A filter in which each of these periods, named by their two parameters, begins before it ends: the days of a turned
 * one change places (LIST-21).
 */
export function periodsInOrder<Name extends string, Filter extends { readonly [Key in Name]?: string }>(
  filter: Filter,
  periods: readonly (readonly [start: Name, end: Name])[],
): Filter {
  let ordered = filter;
  for (const [start, end] of periods) {
    const [from, to] = [ordered[start], ordered[end]];
    if (from && to && from > to) ordered = { ...ordered, [start]: to, [end]: from };
  }
  return ordered;
}

/** {@link periodsInOrder} for the period of most lists. */
export const inOrder = <Filter extends Period>(filter: Filter): Filter =>
  periodsInOrder(filter, [["startTime", "endTime"]]);

/** From the first second of a period to its last one, ISO 8601; null where it is open. */
export const secondsOf = ({ startTime, endTime }: Period) => ({
  from: startTime ? firstSecondOf(startTime) : null,
  to: endTime ? lastSecondOf(endTime) : null,
});
