import { and, desc, eq, lte } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { MOST_PUSH_BROWSERS } from "../../../../schema/rules/messages/push";
import { commit, statement } from "../../shared/commit";
import { earliest, type Moments } from "../../shared/next-due";
import type { CustomerStore } from "../../shared/stores/stores";
import { pushBrowsers, pushQueue } from "./push.tables";

type Browser = typeof pushBrowsers.$inferSelect;
/** A browser of a customer that was stored at or before a time (ms). */
export type KnownBrowser = Pick<Browser, "customerId" | "endpoint" | "createdAt">;

/** Stores a browser of a customer. */
export async function storeBrowser(db: CustomerStore, browser: Browser): Promise<void> {
  const { customerId: _customer, endpoint: _endpoint, ...rest } = browser;
  await commit(db, [
    statement(
      db,
      drizzle(db)
        .insert(pushBrowsers)
        .values(browser)
        .onConflictDoUpdate({ target: [pushBrowsers.customerId, pushBrowsers.endpoint], set: rest }),
    ),
  ]);
}

/** The oldest browsers of a customer, above the limit. */
export const browsersBeyondMost = (db: CustomerStore, customerId: number): Promise<KnownBrowser[]> =>
  drizzle(db)
    .select({
      customerId: pushBrowsers.customerId,
      endpoint: pushBrowsers.endpoint,
      createdAt: pushBrowsers.createdAt,
    })
    .from(pushBrowsers)
    .where(eq(pushBrowsers.customerId, customerId))
    .orderBy(desc(pushBrowsers.createdAt), pushBrowsers.endpoint)
    .limit(MOST_PUSH_BROWSERS)
    .offset(MOST_PUSH_BROWSERS);

/** Deletes a browser of a customer and its waiting pushes, unless it was stored again later. */
export async function deleteBrowser(
  db: CustomerStore,
  { customerId, endpoint, createdAt }: KnownBrowser,
): Promise<void> {
  const orm = drizzle(db);
  await orm.batch([
    orm.delete(pushQueue).where(and(eq(pushQueue.customerId, customerId), eq(pushQueue.endpoint, endpoint))),
    orm
      .delete(pushBrowsers)
      .where(
        and(
          eq(pushBrowsers.customerId, customerId),
          eq(pushBrowsers.endpoint, endpoint),
          lte(pushBrowsers.createdAt, createdAt),
        ),
      ),
  ]);
}

/** A due push, with the data that decide whether it is sent. */
export interface DuePush {
  readonly messageId: number;
  readonly customerId: number;
  readonly endpoint: string;
  readonly attempts: number;
  /** Time at which the browser was stored, ms; null when it was deleted. */
  readonly createdAt: number | null;
  /** Null when the browser was deleted. */
  readonly p256dh: string | null;
  readonly auth: string | null;
  /** End of the session that asked for it, ms; null when it has ended. */
  readonly sessionUntil: number | null;
  /** Time at which the customer was blocked, ms; null when not. */
  readonly blockedAt: number | null;
  readonly title: string | null;
  readonly content: string | null;
  readonly readAt: number | null;
  readonly quietFrom: string | null;
  readonly quietUntil: string | null;
}

/** Pushes whose next attempt is due, of one customer or of all, the longest waiting first. */
export async function pushesDue(
  db: CustomerStore,
  { customerId, now, limit }: { customerId: number | null; now: number; limit: number },
): Promise<DuePush[]> {
  const { results } = await db
    .prepare(
      `SELECT q.message_id AS messageId, q.customer_id AS customerId, q.endpoint, q.attempts,
              b.created_at AS createdAt, b.p256dh, b.auth, s.expires_at AS sessionUntil,
              c.blocked_at AS blockedAt, m.title, m.content, m.read_at AS readAt, w.quiet_from AS quietFrom, w.quiet_until AS quietUntil
       FROM push_queue q
       LEFT JOIN push_browsers b ON b.endpoint = q.endpoint AND b.customer_id = q.customer_id
       LEFT JOIN sessions s ON s.token_hash = b.session_hash
       LEFT JOIN customers c ON c.id = q.customer_id
       LEFT JOIN messages m ON m.id = q.message_id
       LEFT JOIN message_settings w ON w.customer_id = q.customer_id
       WHERE (?3 IS NULL OR q.customer_id = ?3) AND q.next_attempt_at <= ?1
       ORDER BY q.next_attempt_at LIMIT ?2`,
    )
    .bind(now, limit, customerId)
    .all<DuePush>();
  return results;
}

/** When a push is due next. */
export const nextPushAttempt = (): Moments => [earliest(pushQueue.nextAttemptAt)];

/** Takes an attempt at a push: true for exactly one of several concurrent callers. */
export async function claimPush(
  db: CustomerStore,
  { messageId, endpoint, attempts }: DuePush,
  nextAttemptAt: number,
): Promise<boolean> {
  const claimed = await drizzle(db)
    .update(pushQueue)
    .set({ attempts: attempts + 1, nextAttemptAt })
    .where(
      and(
        eq(pushQueue.messageId, messageId),
        eq(pushQueue.endpoint, endpoint),
        eq(pushQueue.attempts, attempts),
      ),
    )
    .returning({ messageId: pushQueue.messageId });
  return claimed.length > 0;
}

/** Deletes a push that is done or no longer wanted. */
export async function deletePush(db: CustomerStore, { messageId, endpoint }: DuePush): Promise<void> {
  await drizzle(db)
    .delete(pushQueue)
    .where(and(eq(pushQueue.messageId, messageId), eq(pushQueue.endpoint, endpoint)));
}
