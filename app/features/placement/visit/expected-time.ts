import { DAY, dayOf, timeToIso } from "../../../../schema/rules/time";

/** Hours at which a visit may begin, Shanghai time. */
const FIRST_HOUR = 8;
const LAST_HOUR = 20;

/** The times of day that can be chosen, e.g. `09:00`. */
export const VISIT_TIMES: readonly string[] = Array.from(
  { length: LAST_HOUR - FIRST_HOUR + 1 },
  (_, index) => `${String(FIRST_HOUR + index).padStart(2, "0")}:00`,
);

/** How far ahead a visit can be wished for, in days. */
const DAYS_AHEAD = 60;

const dayName = new Intl.DateTimeFormat("zh-CN", {
  month: "long",
  day: "numeric",
  weekday: "short",
  timeZone: "Asia/Shanghai",
});

/** The days that can be chosen, from today in Shanghai: `2026-11-21` as 11月21日周六. `now` in ms. */
export function visitDays(now: number): { date: string; label: string }[] {
  return Array.from({ length: DAYS_AHEAD }, (_, index) => {
    const at = now + index * DAY;
    const near = ["（今天）", "（明天）"][index] ?? "";
    return { date: dayOf(at), label: dayName.format(at) + near };
  });
}

/** Date and time of day of the draft's instant; both empty when nothing was chosen. */
export function splitExpectedTime(instant: string | null): { date: string; time: string } {
  const [date = "", time = ""] = instant?.split("T") ?? [];
  return { date, time: time.slice(0, "HH:mm".length) };
}

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

/** Why the expected time cannot be met, or null; an open one is fine. */
export function expectedTimeIssue(expectedAt: string | null, now: number): string | null {
  return isOver(expectedAt, now) ? "期望上门时间须晚于当前时间" : null;
}

/** Why nothing can be collected at this time, or null; an open one is fine. */
export function transportTimeIssue(transportAt: string | null, now: number): string | null {
  return isOver(transportAt, now) ? "提货时间须晚于当前时间" : null;
}

const isOver = (instant: string | null, now: number) => instant !== null && Date.parse(instant) <= now;
