import { dayOf, timeToIso } from "../time";

/** Hours at which a visit may begin, Shanghai time. */
const FIRST_HOUR = 8;
const LAST_HOUR = 20;

/** The times of day that can be chosen, e.g. `09:00`. */
export const VISIT_TIMES: readonly string[] = Array.from(
  { length: LAST_HOUR - FIRST_HOUR + 1 },
  (_, index) => `${String(FIRST_HOUR + index).padStart(2, "0")}:00`,
);

/**
 * The instant of a date and a time of day, null without a date; without a time the first one of the day that is still to
 * come. `now` in ms.
 */
export function joinExpectedTime(date: string, time: string, now: number): string | null {
  if (date === "") return null;
  const instantOf = (choice: string) => timeToIso(`${date} ${choice}:00`);
  if (time !== "") return instantOf(time);
  const next = VISIT_TIMES.find((choice) => choice >= "09:00" && !isOver(instantOf(choice), now));
  return instantOf(next ?? VISIT_TIMES.at(-1) ?? "");
}

/** Why the expected time (ISO) cannot be met, or null; an open one is fine. `now` in ms. */
export function expectedTimeIssue(expectedAt: string | null, now: number): string | null {
  return isOver(expectedAt, now) ? "期望上门时间须晚于当前时间" : null;
}

/** Why goods cannot be collected at this time (ISO), or null; an open one is fine. `now` in ms. */
export function transportTimeIssue(transportAt: string | null, now: number): string | null {
  return isOver(transportAt, now) ? "提货时间须晚于当前时间" : null;
}

/** Times at which a wished window can end, e.g. `12:00`: later than it begins, which may be no time yet. */
export const windowEnds = (startsAt: string): readonly string[] =>
  [...VISIT_TIMES, `${LAST_HOUR + 1}:00`].filter((time) => time > startsAt);

/** Why a window cannot be wished, or null: it ends after it begins, on the same day in Shanghai. Moments in ms. */
export const windowIssue = (startsAt: number | null, endsAt: number | null): string | null =>
  endsAt === null || isWindow(startsAt, endsAt) ? null : "期望时段的结束须晚于开始，且在同一天";

/** Whether the two moments are a window of one day; ms. */
export const isWindow = (startsAt: number | null, endsAt: number | null): boolean =>
  startsAt !== null && endsAt !== null && endsAt > startsAt && dayOf(endsAt) === dayOf(startsAt);

/** Whether an instant (ISO 8601) has passed; `now` in ms. */
const isOver = (instant: string | null, now: number): boolean =>
  instant !== null && Date.parse(instant) <= now;
