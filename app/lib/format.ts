import { formatYuan } from "../../schema/rules/money";
import { DAY, formatTime, HOUR, MINUTE } from "../../schema/rules/time";

export { formatPhone } from "../../schema/rules/phone";

/** Formats an amount in 分 as `¥1,234.50`, a negative one as `-¥5.00`. */
export function formatMoney(fen: number): string {
  return formatYuan(fen / 100);
}

/** An instant (ISO) in Shanghai, to the second: `2026-11-20 16:30:00`. */
export const formatSecond = (iso: string): string => formatTime(Date.parse(iso));

/** An instant (ISO) in Shanghai: `2026-11-20 16:30`. */
export const formatDateTime = (iso: string): string => formatSecond(iso).slice(0, "YYYY-MM-DD HH:mm".length);

/** The day of an instant (ISO) in Shanghai: `2026-11-20`. */
export const formatDate = (iso: string): string => formatSecond(iso).slice(0, "YYYY-MM-DD".length);

/** How long ago something was, from its age in ms: `3 分钟前`. Null after a day, when the date says more. */
export function formatRelativeTime(age: number): string | null {
  if (age >= DAY) return null;
  if (age >= HOUR) return `${Math.floor(age / HOUR)} 小时前`;
  return age >= MINUTE ? `${Math.floor(age / MINUTE)} 分钟前` : "刚刚";
}

/** How long something lasts, from its ms, in its largest unit: `25 分钟`, `3 小时`, `2 天`; a minute at least. */
export function formatDuration(ms: number): string {
  if (ms >= DAY) return `${Math.floor(ms / DAY)} 天`;
  if (ms >= HOUR) return `${Math.floor(ms / HOUR)} 小时`;
  return `${Math.max(1, Math.floor(ms / MINUTE))} 分钟`;
}

/** Day of the year and time in Shanghai, where the year is beyond doubt: `11-22 16:30`. */
export const formatDayTime = (iso: string): string => formatDateTime(iso).slice("YYYY-".length);

/** A 14-digit order number as `261120 1560 3984`: its day and two groups. Copying uses the plain number. */
export function formatOrderNo(orderNo: string): string {
  return orderNo.length === 14
    ? `${orderNo.slice(0, 6)} ${orderNo.slice(6, 10)} ${orderNo.slice(10)}`
    : orderNo;
}

/** An order number within words: a day, YYMMDD, and eight digits. What a tag of HTML holds is none. */
const TAG_OR_ORDER_NO =
  /<[^>]*>|(?<![\dA-Za-z])\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{8}(?![\dA-Za-z])/g;

/** A text, or sanitised HTML, whose order numbers are in groups as they stand everywhere: `订单261120 1560 3984（王小满）`. */
export const groupOrderNos = (text: string): string =>
  text.replace(TAG_OR_ORDER_NO, (found) => (found.startsWith("<") ? found : formatOrderNo(found)));

/** Time left, in ms, as `23:59:59` or `1天 02:03:04`; never below zero. */
export function formatTimeLeft(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const days = Math.floor(seconds / 86_400);
  const clock = [Math.floor((seconds % 86_400) / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
  return days > 0 ? `${days}天 ${clock}` : clock;
}
