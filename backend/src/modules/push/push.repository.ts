import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { MOST_PUSH_BROWSERS } from "../../../../schema/rules/messages/push";
import { commit, statement } from "../../shared/commit";
import { pushBrowsers, pushQueue } from "./push.tables";

type Browser = typeof pushBrowsers.$inferInsert;

/** Stores a browser, which now belongs to this customer and session; beyond the most of them the oldest gives way. */
export async function storeBrowser(db: D1Database, browser: Browser): Promise<void> {
  const { endpoint: _key, ...rest } = browser;
  const orm = drizzle(db);
  await commit(db, [
    statement(
      db,
      orm
        .insert(pushBrowsers)
        .values(browser)
        .onConflictDoUpdate({ target: pushBrowsers.endpoint, set: rest }),
    ),
    db
      .prepare(
        `DELETE FROM push_browsers WHERE endpoint IN (
           SELECT endpoint FROM push_browsers WHERE customer_id = ?1 ORDER BY created_at DESC, endpoint LIMIT -1 OFFSET ?2)`,
      )
      .bind(browser.customerId, MOST_PUSH_BROWSERS),
  ]);
}

/** Forgets a browser and what is on its way to it; only the customer's own, when one is given. */
export async function deleteBrowser(db: D1Database, endpoint: string, customerId?: number): Promise<void> {
  const isOwn = (table: typeof pushBrowsers | typeof pushQueue) =>
    and(
      eq(table.endpoint, endpoint),
      customerId === undefined ? undefined : eq(table.customerId, customerId),
    );
  const orm = drizzle(db);
  await orm.batch([
    orm.delete(pushQueue).where(isOwn(pushQueue)),
    orm.delete(pushBrowsers).where(isOwn(pushBrowsers)),
  ]);
}

/** A push that is due, with everything that decides whether it is sent. */
export interface DuePush {
  readonly messageId: number;
  readonly endpoint: string;
  readonly attempts: number;
  /** Null when the browser is forgotten. */
  readonly p256dh: string | null;
  readonly auth: string | null;
  /** Until when the session lives that asked for it, ms; null when it has ended. */
  readonly sessionUntil: number | null;
  readonly title: string | null;
  readonly content: string | null;
  readonly readAt: number | null;
  readonly quietFrom: string | null;
  readonly quietUntil: string | null;
}

/** Pushes whose next attempt is due, of one customer or of all, the longest waiting first. */
export async function pushesDue(
  db: D1Database,
  { customerId, now, limit }: { customerId: number | null; now: number; limit: number },
): Promise<DuePush[]> {
  const { results } = await db
    .prepare(
      `SELECT q.message_id AS messageId, q.endpoint, q.attempts, b.p256dh, b.auth, s.expires_at AS sessionUntil,
              m.title, m.content, m.read_at AS readAt, w.quiet_from AS quietFrom, w.quiet_until AS quietUntil
       FROM push_queue q
       LEFT JOIN push_browsers b ON b.endpoint = q.endpoint AND b.customer_id = q.customer_id
       LEFT JOIN sessions s ON s.token_hash = b.session_hash
       LEFT JOIN messages m ON m.id = q.message_id
       LEFT JOIN message_settings w ON w.customer_id = q.customer_id
       WHERE (?3 IS NULL OR q.customer_id = ?3) AND q.next_attempt_at <= ?1
       ORDER BY q.next_attempt_at LIMIT ?2`,
    )
    .bind(now, limit, customerId)
    .all<DuePush>();
  return results;
}

/** Takes an attempt at a push: true for exactly one of concurrent callers. */
export async function claimPush(
  db: D1Database,
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

/** It is done, or not wanted any more. */
export const deletePush = (db: D1Database, { messageId, endpoint }: DuePush) =>
  drizzle(db)
    .delete(pushQueue)
    .where(and(eq(pushQueue.messageId, messageId), eq(pushQueue.endpoint, endpoint)));
