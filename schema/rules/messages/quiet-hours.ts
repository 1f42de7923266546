import { DAY, MINUTE, startOfDay, timeOfDay } from "../time";

/** A time of day as people type it, `22:00`. */
export const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Quiet hours of the day, in Shanghai time. They may span midnight. */
export interface QuietHours {
  /** Its first minute, `22:00`. */
  readonly from: string;
  /** The minute after its last, `08:00`. */
  readonly until: string;
}

const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** Whether an instant (ms) lies in quiet hours; never without any (ux.md U44). */
export function isQuietAt(ms: number, hours: QuietHours | null): boolean {
  if (!hours) return false;
  const minute = minuteOf(timeOfDay(ms));
  const [from, until] = [minuteOf(hours.from), minuteOf(hours.until)];
  return from <= until ? minute >= from && minute < until : minute >= from || minute < until;
}

/** When the quiet hours that an instant (ms) lies in are over, ms; the instant itself outside of them. */
export function quietEndsAt(ms: number, hours: QuietHours | null): number {
  if (!hours || !isQuietAt(ms, hours)) return ms;
  const end = startOfDay(ms) + minuteOf(hours.until) * MINUTE;
  return end > ms ? end : end + DAY;
}

/** The error of quiet hours, as a message for the customer; null without one. */
export function quietHoursIssue({ from, until }: QuietHours): string | null {
  if (!TIME_OF_DAY.test(from) || !TIME_OF_DAY.test(until)) return "请填写开始和结束时间";
  return from === until ? "开始和结束时间不能相同" : null;
}
