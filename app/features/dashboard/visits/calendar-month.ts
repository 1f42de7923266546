import { addDays, addMonths, lastDayOfMonth } from "../../../../schema/rules/time";

/** Months that the visits can be counted for, before and after the running one (API-044). */
export const MOST_MONTHS = 120;

/** Names of the days of a week, which starts on Sunday (HOME-13). */
export const WEEKDAYS = ["日", "一", "二", "三", "四", "五", "六"] as const;

/** 0 for Sunday. A day alone is read as UTC. */
const weekdayOf = (day: string): number => new Date(day).getUTCDay();

/** Months from the month of one day to that of another. */
export function monthsBetween(from: string, to: string): number {
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return months(to) - months(from);
}

/** The month of a day by weeks from Sunday to Saturday; null where a week belongs to another month. */
export function weeksOf(day: string): (string | null)[][] {
  const first = `${day.slice(0, 7)}-01`;
  const length = Number(lastDayOfMonth(day).slice(-2));
  const blanks = weekdayOf(first);
  const weeks = Math.ceil((blanks + length) / WEEKDAYS.length);
  return Array.from({ length: weeks }, (_, week) =>
    WEEKDAYS.map((_name, weekday) => {
      const date = week * WEEKDAYS.length + weekday - blanks;
      return date < 0 || date >= length ? null : addDays(first, date);
    }),
  );
}

/** `2026年11月` */
export const monthTitle = (day: string): string => `${Number(day.slice(0, 4))}年${Number(day.slice(5, 7))}月`;

/** `11月22日 星期日` */
export const dayTitle = (day: string): string =>
  `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日 星期${WEEKDAYS[weekdayOf(day)]}`;

const MOVES: ReadonlyMap<string, (day: string) => string> = new Map([
  ["ArrowLeft", (day) => addDays(day, -1)],
  ["ArrowRight", (day) => addDays(day, 1)],
  ["ArrowUp", (day) => addDays(day, -7)],
  ["ArrowDown", (day) => addDays(day, 7)],
  ["Home", (day) => addDays(day, -weekdayOf(day))],
  ["End", (day) => addDays(day, 6 - weekdayOf(day))],
  ["PageUp", (day) => addMonths(day, -1)],
  ["PageDown", (day) => addMonths(day, 1)],
]);

/**
 * Where a key leads in the grid of days: a day to the left or right, a week up or down, the ends of a week, a month back
 * or forth. Null for every other key.
 */
export const dayByKey = (day: string, key: string): string | null => MOVES.get(key)?.(day) ?? null;
