import { DAY, parseTime, SECOND } from "./clock";

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
    ...(end === undefined ? {} : { before: moment(end) + (isDay(end) ? DAY : SECOND) }),
  };
}

const isDay = (text: string) => text.length === "YYYY-MM-DD".length;

const moment = (text: string) => parseTime(isDay(text) ? `${text} 00:00:00` : text);
