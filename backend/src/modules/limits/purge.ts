import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { type Clock, DAY } from "../../shared/clock";
import { statement } from "../../shared/commit";
import { calls } from "../calls/calls.tables";
import { captchaChallenges, captchaGrants } from "../captcha/captcha.tables";
import { sessions } from "../customers/customers.tables";
import { idempotencyKeys } from "../idempotency/idempotency.tables";
import { DRAFT_KEPT_MS } from "../order-drafts/order-drafts.repository";
import { orderDrafts } from "../order-drafts/order-drafts.tables";
import { paymentNotices } from "../payment/payment.tables";
import { sandboxSms, smsCodes } from "../sms/sms.tables";
import { rateWindows } from "./limits.tables";

/** What serves for a time only: rows go once `column` (ms) is so long ago. Each column has an index. */
const SPENT: readonly { table: SQLiteTable; column: SQLiteColumn; keptMs: number }[] = [
  { table: rateWindows, column: rateWindows.expiresAt, keptMs: 0 },
  { table: sessions, column: sessions.expiresAt, keptMs: 0 },
  // So long that a late visitor learns "expired" instead of "unknown".
  { table: captchaChallenges, column: captchaChallenges.expiresAt, keptMs: DAY },
  { table: captchaGrants, column: captchaGrants.expiresAt, keptMs: DAY },
  // Longer than the daily limit looks back.
  { table: smsCodes, column: smsCodes.createdAt, keptMs: 2 * DAY },
  // A form may stay open over a weekend and be sent again.
  { table: idempotencyKeys, column: idempotencyKeys.createdAt, keptMs: 7 * DAY },
  // Providers send theirs again for a day; the receipt goes on guarding the money.
  { table: paymentNotices, column: paymentNotices.receivedAt, keptMs: 30 * DAY },
  { table: orderDrafts, column: orderDrafts.savedAt, keptMs: DRAFT_KEPT_MS },
  // The record of who called whom.
  { table: calls, column: calls.createdAt, keptMs: 365 * DAY },
  { table: sandboxSms, column: sandboxSms.createdAt, keptMs: 7 * DAY },
];

/** Rows of one table in one transaction, and transactions of one run: a backlog is worked off over minutes. */
const CHUNK = { rows: 500, perRun: 10 } as const;

/**
 * Deletes what has served its time, in chunks. For the cron of every minute; nothing depends on it being punctual,
 * because every reader checks the times itself.
 */
export async function purgeSpent({ env, clock }: { env: { DB: D1Database }; clock: Clock }): Promise<void> {
  const now = clock.now();
  const orm = drizzle(env.DB);
  const statements = SPENT.map(({ table, column, keptMs }) => {
    const oldest = sql`SELECT rowid FROM ${table} WHERE ${column} < ${now - keptMs} LIMIT ${CHUNK.rows}`;
    return statement(env.DB, orm.delete(table).where(sql`rowid IN (${oldest})`));
  });
  for (let round = 0; round < CHUNK.perRun; round++) {
    const results = await env.DB.batch(statements);
    if (results.every((result) => result.meta.changes < CHUNK.rows)) return;
  }
}
