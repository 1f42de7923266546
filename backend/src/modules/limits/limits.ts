import { and, eq, lt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { HOUR, MINUTE, SECOND } from "../../shared/clock";
import { BusinessError, tooManyRequests } from "../../shared/errors";
import { log } from "../../shared/log";
import type { Directory } from "../../shared/stores/stores";
import { rateWindows } from "./limits.tables";

export interface Limit {
  /** What is counted, e.g. `sms:network:203.0.113.7`. */
  key: string;
  /** Hits allowed per window. */
  limit: number;
  windowMs: number;
  /** ms since the epoch. */
  now: number;
}

/** The first row of a window, with its times in ms. */
interface Window {
  readonly windowStart: number;
  readonly hits: 1;
  readonly expiresAt: number;
}

/** The statements of one counter. */
interface Counter {
  /** Stores the window, or counts a hit in it: one atomic upsert, so that parallel hits are all counted. */
  hit(window: Window): PromiseLike<{ hits: number }[]>;
  /** Deletes the counter's windows that began before a moment (ms). */
  clear(before: number): PromiseLike<unknown>;
}

/**
 * Counts a hit in the current fixed window of a counter; true while the limit is not exceeded. The first hit
 * of a window deletes the counter's old windows; the purge deletes those of counters that are never used
 * again.
 */
export async function countHit(
  counter: Counter,
  { limit, windowMs, now }: Omit<Limit, "key">,
): Promise<boolean> {
  const windowStart = now - (now % windowMs);
  const [row] = await counter.hit({ windowStart, hits: 1, expiresAt: windowStart + windowMs });
  const hits = row?.hits ?? Number.POSITIVE_INFINITY;
  if (hits === 1) await counter.clear(windowStart);
  return hits <= limit;
}

/**
 * {@link countHit} for actions that are counted by network, by phone or for the whole platform (for a
 * customer's own actions: `limitCustomer`). Two neighbouring windows can allow twice the limit at worst. A
 * limit that must hold over every period (SMS per phone) is counted over the rows themselves.
 */
export function hitLimit(directory: Directory, { key, ...limit }: Limit): Promise<boolean> {
  const orm = drizzle(directory);
  const counter: Counter = {
    hit: (window) =>
      orm
        .insert(rateWindows)
        .values({ key, ...window })
        .onConflictDoUpdate({
          target: [rateWindows.key, rateWindows.windowStart],
          set: { hits: sql`${rateWindows.hits} + 1` },
        })
        .returning({ hits: rateWindows.hits }),
    clear: (before) =>
      orm.delete(rateWindows).where(and(eq(rateWindows.key, key), lt(rateWindows.windowStart, before))),
  };
  return countHit(counter, limit);
}

/**
 * Counts a hit, and refuses it beyond the limit. If the counter cannot be reached, everything is refused: for
 * money, SMS and signing in (security.md S44).
 *
 * @throws BusinessError TOO_MANY_REQUESTS with the end of the window
 */
export async function enforceLimit(directory: Directory, limit: Limit): Promise<void> {
  if (!(await hitLimit(directory, limit))) throw limitReached(limit);
}

/** The refusal beyond a limit, which says when the window ends (security.md S40). */
export function limitReached({ windowMs, now }: Pick<Limit, "windowMs" | "now">): BusinessError {
  const waitMs = windowMs - (now % windowMs);
  return tooManyRequests(`操作太频繁，请${waitInWords(waitMs)}后再试`, Math.ceil(waitMs / SECOND));
}

/** A time to wait, rounded up: 45秒, 5分钟, 8小时. */
function waitInWords(ms: number): string {
  const seconds = Math.ceil(ms / SECOND);
  const minutes = Math.ceil(ms / MINUTE);
  if (seconds < 60) return `${seconds}秒`;
  return minutes < 60 ? `${minutes}分钟` : `${Math.ceil(ms / HOUR)}小时`;
}

/**
 * {@link enforceLimit} for reads: if the counter cannot be reached, they are allowed, so that pages still
 * work (security.md S44).
 */
export const enforceReadingLimit = (directory: Directory, limit: Limit): Promise<void> =>
  unlessUncounted(() => enforceLimit(directory, limit));

/** Enforces a limit, and allows the action when it cannot be counted. */
export async function unlessUncounted(enforce: () => Promise<void>): Promise<void> {
  try {
    await enforce();
  } catch (error) {
    if (error instanceof BusinessError) throw error;
    log.error("limit not counted", error);
  }
}
