const TIME_ZONE = "Asia/Shanghai";

const moneyFormat = new Intl.NumberFormat("zh-CN", {
  style: "currency",
  currency: "CNY",
  currencyDisplay: "narrowSymbol",
});

const dateTimeParts = new Intl.DateTimeFormat("zh-CN", {
  timeZone: TIME_ZONE,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** Formats an amount in 分 as `¥1,234.50`, a negative one as `-¥5.00`. */
export function formatMoney(fen: number): string {
  return moneyFormat.format(fen / 100);
}

function partsOf(iso: string): Record<string, string> {
  return Object.fromEntries(
    dateTimeParts.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  );
}

/** An instant (ISO) in Shanghai: `2026-11-20 16:30`. */
export function formatDateTime(iso: string): string {
  const { year, month, day, hour, minute } = partsOf(iso);
  return `${year}-${month}-${day} ${hour}:${minute}`;
}

/** An instant (ISO) in Shanghai, to the second: `2026-11-20 16:30:00`. */
export function formatSecond(iso: string): string {
  return `${formatDateTime(iso)}:${partsOf(iso).second}`;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago something was, from its age in ms: `3 分钟前`. Null after a day, when the date says more. */
export function formatRelativeTime(age: number): string | null {
  if (age >= DAY_MS) return null;
  if (age >= HOUR_MS) return `${Math.floor(age / HOUR_MS)} 小时前`;
  return age >= MINUTE_MS ? `${Math.floor(age / MINUTE_MS)} 分钟前` : "刚刚";
}

/** How long something lasts, from its ms, in its largest unit: `25 分钟`, `3 小时`, `2 天`; a minute at least. */
export function formatDuration(ms: number): string {
  if (ms >= DAY_MS) return `${Math.floor(ms / DAY_MS)} 天`;
  if (ms >= HOUR_MS) return `${Math.floor(ms / HOUR_MS)} 小时`;
  return `${Math.max(1, Math.floor(ms / MINUTE_MS))} 分钟`;
}

/** The day of an instant (ISO) in Shanghai: `2026-11-20`. */
export function formatDate(iso: string): string {
  const { year, month, day } = partsOf(iso);
  return `${year}-${month}-${day}`;
}

/** Day of the year and time in Shanghai, where the year is beyond doubt: `11-22 16:30`. */
export const formatDayTime = (iso: string): string => formatDateTime(iso).slice("YYYY-".length);

/** The time of day of an instant (ms) in Shanghai: `16:30`. */
export function formatTime(ms: number): string {
  const { hour, minute } = partsOf(new Date(ms).toISOString());
  return `${hour}:${minute}`;
}

/** A phone in groups that can be read aloud: `138 0013 8000`; masked and other numbers keep their characters. */
export function formatPhone(phone: string): string {
  return phone.length === 11 ? `${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}` : phone;
}

/** A 14-digit order number as `261120 1560 3984`: its day and two groups. Copying uses the plain number. */
export function formatOrderNo(orderNo: string): string {
  return orderNo.length === 14
    ? `${orderNo.slice(0, 6)} ${orderNo.slice(6, 10)} ${orderNo.slice(10)}`
    : orderNo;
}

/** Time left, in ms, as `23:59:59` or `1天 02:03:04`; never below zero. */
export function formatTimeLeft(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const days = Math.floor(seconds / 86_400);
  const clock = [Math.floor((seconds % 86_400) / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
  return days > 0 ? `${days}天 ${clock}` : clock;
}
