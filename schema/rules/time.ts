/** Lengths of time, ms. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** All times that a person reads are China's, which has had one offset all year since 1991 (decision 054). */
const OFFSET = "+08:00";
/** The same in ms. */
export const OFFSET_MS = 8 * HOUR;

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** An instant (ms) as the REST API writes it: `2026-11-20 16:30:00` in Shanghai. */
export const formatTime = (ms: number): string =>
  new Date(ms + OFFSET_MS).toISOString().slice(0, "YYYY-MM-DD HH:mm:ss".length).replace("T", " ");

/** {@link formatTime} of what may not have happened. */
export const formatTimeOrNull = (ms: number | null): string | null => (ms === null ? null : formatTime(ms));

/** The inverse of {@link formatTime}, ms. Throws RangeError for what is no such moment. */
export function parseTime(text: string): number {
  const ms = Date.parse(timeToIso(text));
  if (Number.isNaN(ms)) throw new RangeError(`not a time: ${text}`);
  return ms;
}

/** `YYYY-MM-DD HH:mm` of Shanghai, with or without seconds, as ISO 8601 with its offset. */
export const timeToIso = (time: string): string => `${time.replace(" ", "T")}${OFFSET}`;

/** An instant (ms) as ISO 8601 with Shanghai's offset. */
export const formatIso = (ms: number): string => timeToIso(formatTime(ms));

/** An ISO 8601 instant with any offset as {@link formatTime} writes it. Throws RangeError for anything else. */
export function isoToTime(iso: string): string {
  const ms = ISO_INSTANT.test(iso) ? Date.parse(iso) : Number.NaN;
  if (Number.isNaN(ms)) throw new RangeError(`not an ISO 8601 instant: ${iso.slice(0, 40)}`);
  return formatTime(ms);
}

/** Whether a text is a day of the calendar: `2026-11-20`. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && addDays(text, 0) === text;

/** The day of an instant (ms) in Shanghai: `2026-11-20`. */
export const dayOf = (ms: number): string => formatTime(ms).slice(0, "YYYY-MM-DD".length);

/** The time of day of an instant (ms) in Shanghai: `16:30`. */
export const timeOfDay = (ms: number): string =>
  formatTime(ms).slice("YYYY-MM-DD ".length, "YYYY-MM-DD HH:mm".length);

/** Number of the day in Shanghai, counted from 1970-01-01: it grows by one at midnight there. */
export const shanghaiDay = (ms: number): number => Math.floor((ms + OFFSET_MS) / DAY);

/** When the day of a moment began in Shanghai, ms. */
export const startOfDay = (ms: number): number => shanghaiDay(ms) * DAY - OFFSET_MS;

/** The first second of a day (`2026-11-20`), ISO 8601. */
export const firstSecondOf = (day: string): string => `${day}T00:00:00${OFFSET}`;

/** The last second of a day, ISO 8601. */
export const lastSecondOf = (day: string): string => `${day}T23:59:59${OFFSET}`;

/** So many days later, or earlier below zero. */
export function addDays(day: string, days: number): string {
  const [year, month, date] = partsOf(day);
  return dayOfParts(year, month, date + days);
}

/** The same day of another month; where that month is shorter, its last day (C-68). */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = partsOf(day);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOfParts(year, month + months, Math.min(date, last));
}

/** The last day of the month of a day. */
export function lastDayOfMonth(day: string): string {
  const [year, month] = partsOf(day);
  return dayOfParts(year, month + 1, 0);
}

/** The same time of day one calendar month later in Shanghai, ms (C-68): 31 January leads to 28 or 29 February. */
export const addMonth = (ms: number): number =>
  Date.parse(firstSecondOf(addMonths(dayOf(ms), 1))) + ms - startOfDay(ms);

function partsOf(day: string): [year: number, month: number, date: number] {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return [year, month, date];
}

/** A day of a calendar, whose months and dates may lie beyond their ends. It has no zone. */
const dayOfParts = (year: number, month: number, date: number): string =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, "YYYY-MM-DD".length);
