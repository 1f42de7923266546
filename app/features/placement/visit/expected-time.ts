import { addDays, dayOf } from "../../../../schema/rules/time";

/** The most days between today and a wished visit. */
const DAYS_AHEAD = 60;

/** The first and the last day that can be chosen, from today in Shanghai, YYYY-MM-DD. `now` in ms. */
export function visitDays(now: number): [first: string, last: string] {
  const today = dayOf(now);
  return [today, addDays(today, DAYS_AHEAD - 1)];
}

/** Date and time of day of the draft's instant; both empty without one. */
export function splitExpectedTime(instant: string | null): { date: string; time: string } {
  const [date = "", time = ""] = instant?.split("T") ?? [];
  return { date, time: time.slice(0, "HH:mm".length) };
}
