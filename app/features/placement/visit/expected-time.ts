import { isOver } from "../../../../schema/rules/placing/expected-time";
import { DAY, dayOf } from "../../../../schema/rules/time";

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

/** Why nothing can be collected at this time, or null; an open one is fine. */
export function transportTimeIssue(transportAt: string | null, now: number): string | null {
  return isOver(transportAt, now) ? "提货时间须晚于当前时间" : null;
}
