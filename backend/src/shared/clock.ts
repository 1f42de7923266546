/** The one source of time: ms since the epoch, UTC. Injected, so that tests turn it by hand. */
export interface Clock {
  now(): number;
  /** Resolves after so many ms. */
  pause(ms: number): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

const SHANGHAI_OFFSET_MS = 8 * 60 * 60 * 1000;

/** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, the time format of the REST API. China has had no daylight saving since 1991. */
export function formatTime(ms: number): string {
  return new Date(ms + SHANGHAI_OFFSET_MS).toISOString().slice(0, 19).replace("T", " ");
}

/** Number of the day in Shanghai, counted from 1970-01-01: it grows by one at midnight there. */
export const shanghaiDay = (ms: number): number =>
  Math.floor((ms + SHANGHAI_OFFSET_MS) / (24 * 60 * 60 * 1000));

/** {@link formatTime} of what may not have happened. */
export const formatTimeOrNull = (ms: number | null): string | null => (ms === null ? null : formatTime(ms));

/** The inverse of {@link formatTime}. Throws RangeError for what is no such moment. */
export function parseTime(text: string): number {
  const ms = Date.parse(`${text.replace(" ", "T")}+08:00`);
  if (Number.isNaN(ms)) throw new RangeError(`not a time: ${text}`);
  return ms;
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** When the day of a moment began in Shanghai, ms. */
export const startOfDay = (ms: number): number =>
  Math.floor((ms + SHANGHAI_OFFSET_MS) / DAY) * DAY - SHANGHAI_OFFSET_MS;

/**
 * The same time of day one calendar month later in Shanghai; where that month is shorter, its last day (C-68):
 * 31 January leads to 28 or 29 February.
 */
export function addMonth(ms: number): number {
  const local = new Date(ms + SHANGHAI_OFFSET_MS);
  const day = local.getUTCDate();
  const later = new Date(local);
  later.setUTCMonth(local.getUTCMonth() + 1);
  // Where the day does not exist, the date has run on into the month after.
  if (later.getUTCDate() !== day) later.setUTCDate(0);
  return later.getTime() - SHANGHAI_OFFSET_MS;
}
