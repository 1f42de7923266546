import { DAY, dayOf, parseTime, SECOND } from "./clock";

/** From one moment on, and before another, ms; open where a side is left out. */
export interface Period {
  readonly from?: number;
  readonly before?: number;
}

/** Both ends count: a second until it is over, a day without a time until its last second is (LIST-21). */
export function periodOf(start: string | undefined, end: string | undefined): Period | undefined {
  if (start === undefined && end === undefined) return undefined;
  return {
    ...(start === undefined ? {} : { from: moment(start) }),
    ...(end === undefined ? {} : { before: moment(end) + (isWholeDay(end) ? DAY : SECOND) }),
  };
}

/** A day of Shanghai in the name of a file: `20261120`. */
export const dayLabel = (ms: number): string => dayOf(ms).replaceAll("-", "");

/** A period in the name of a file: `20261101至20261120`, open where a side is; null for all time. */
export const periodLabel = ({ from, before }: Period): string | null =>
  from === undefined && before === undefined
    ? null
    : `${from === undefined ? "" : dayLabel(from)}至${before === undefined ? "" : dayLabel(before - 1)}`;

/** Whether a text that names a time names its day alone. */
const isWholeDay = (text: string) => text.length === "YYYY-MM-DD".length;

const moment = (text: string) => parseTime(isWholeDay(text) ? `${text} 00:00:00` : text);
