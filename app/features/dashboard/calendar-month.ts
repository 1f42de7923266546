const DAY_MS = 86_400_000;
const SHANGHAI_OFFSET_MS = 8 * 60 * 60 * 1000;

/** Months that the visits can be counted for, before and after the running one (API-044). */
export const MOST_MONTHS = 120;

/** Names of the days of a week, which starts on Sunday (HOME-13). */
export const WEEKDAYS = ["日", "一", "二", "三", "四", "五", "六"] as const;

/** A day in Shanghai as `YYYY-MM-DD`, whatever the clock of the browser says. */
export const dayInShanghai = (ms: number): string =>
  new Date(ms + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10);

/** Noon of a day as if it were UTC: for counting days, not for telling the time. */
const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** So many days later, or earlier below zero. */
export const addDays = (day: string, days: number): string =>
  new Date(noonOf(day) + days * DAY_MS).toISOString().slice(0, 10);

/** 0 for Sunday. */
const weekdayOf = (day: string): number => new Date(noonOf(day)).getUTCDay();

/** Months from the month of one day to that of another. */
export function monthsBetween(from: string, to: string): number {
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return months(to) - months(from);
}

/** The same day of another month; where that month is shorter, its last day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The month of a day by weeks from Sunday to Saturday; null where a week belongs to another month. */
export function weeksOf(day: string): (string | null)[][] {
  const first = `${day.slice(0, 7)}-01`;
  const length = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
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
