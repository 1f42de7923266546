import { DAY, dayOf, formatTime, timeToIso } from "../../../../schema/rules/time";

/** Hours at which a visit may begin, Shanghai time. */
const FIRST_HOUR = 8;
const LAST_HOUR = 20;

/** `YYYY-MM-DD HH:mm` in Shanghai for an instant in ms. */
const minuteOf = (ms: number): string => formatTime(ms).slice(0, "YYYY-MM-DD HH:mm".length);

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

/** The draft's `YYYY-MM-DD HH:mm` in its two halves; both empty when nothing was chosen. */
export function splitExpectedTime(expectedTime: string): { date: string; time: string } {
  const [date = "", time = ""] = expectedTime.split(" ");
  return { date, time };
}

/** The draft's value for a date and a time of day; without a time the first one of the day that is still to come. */
export function joinExpectedTime(date: string, time: string, now: number): string {
  if (date === "") return "";
  if (time !== "") return `${date} ${time}`;
  const earliest = minuteOf(now);
  const next = VISIT_TIMES.find((candidate) => `${date} ${candidate}` > earliest && candidate >= "09:00");
  return `${date} ${next ?? VISIT_TIMES.at(-1) ?? ""}`;
}

/** Why the expected time cannot be met, or null; an empty one is fine. */
export function expectedTimeIssue(expectedTime: string, now: number): string | null {
  return isOver(expectedTime, now) ? "期望上门时间须晚于当前时间" : null;
}

/** Why nothing can be collected at this time, or null; an empty one is fine. */
export function transportTimeIssue(transportTime: string, now: number): string | null {
  return isOver(transportTime, now) ? "提货时间须晚于当前时间" : null;
}

const isOver = (chosen: string, now: number) => chosen !== "" && chosen <= minuteOf(now);

/** The draft's value as an instant for the graph, or null when nothing was chosen. */
export function expectedTimeToIso(expectedTime: string): string | null {
  return expectedTime === "" ? null : timeToIso(`${expectedTime}:00`);
}
