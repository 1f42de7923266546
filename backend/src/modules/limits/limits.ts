import { and, eq, lt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { SECOND } from "../../shared/clock";
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

/**
 * Counts a hit in the current fixed window of a key, for what is counted by network, by phone or for the whole platform
 * (a customer's own actions: `limitCustomer`); true while the limit is not exceeded. One atomic upsert, so that
 * parallel hits are each counted. Two neighbouring windows can together let twice the limit through, at worst; what
 * must hold over every stretch of time (SMS per phone) is counted over the rows themselves instead.
 */
export async function hitLimit(directory: Directory, { key, limit, windowMs, now }: Limit): Promise<boolean> {
  const windowStart = now - (now % windowMs);
  const orm = drizzle(directory);
  const [row] = await orm
    .insert(rateWindows)
    .values({ key, windowStart, hits: 1, expiresAt: windowStart + windowMs })
    .onConflictDoUpdate({
      target: [rateWindows.key, rateWindows.windowStart],
      set: { hits: sql`${rateWindows.hits} + 1` },
    })
    .returning({ hits: rateWindows.hits });
  const hits = row?.hits ?? Number.POSITIVE_INFINITY;
  // The first hit of a window clears the key's finished ones; keys that never come back are left to the purge.
  if (hits === 1) {
    await orm
      .delete(rateWindows)
      .where(and(eq(rateWindows.key, key), lt(rateWindows.windowStart, windowStart)));
  }
  return hits <= limit;
}

/**
 * Counts a hit and refuses what exceeds the limit. A counter that cannot be reached refuses everything: for money, SMS
 * and signing in (security.md S44).
 *
 * @throws BusinessError TOO_MANY_REQUESTS, which says when the window ends
 */
export async function enforceLimit(directory: Directory, limit: Limit): Promise<void> {
  if (!(await hitLimit(directory, limit))) throw limitReached(limit);
}

/** The answer beyond a limit, which says when the window ends. */
export function limitReached({ windowMs, now }: Pick<Limit, "windowMs" | "now">): BusinessError {
  return tooManyRequests(undefined, Math.ceil((windowMs - (now % windowMs)) / SECOND));
}

/**
 * {@link enforceLimit} for what only reads: a counter that cannot be reached lets it through, because browsing must go
 * on (security.md S44).
 */
export const enforceReadingLimit = (directory: Directory, limit: Limit): Promise<void> =>
  unlessUncounted(() => enforceLimit(directory, limit));

/** Enforces a limit, and lets through what cannot be counted. */
export async function unlessUncounted(enforce: () => Promise<void>): Promise<void> {
  try {
    await enforce();
  } catch (error) {
    if (error instanceof BusinessError) throw error;
    log.error("limit not counted", error);
  }
}
