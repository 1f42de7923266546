import { and, asc, eq, gt, isNotNull, isNull, lte, min, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { MINUTE, SECOND } from "../../shared/clock";
import { statement } from "../../shared/commit";
import { earliest, type Moments } from "../../shared/next-due";
import type { CustomerStore } from "../../shared/stores/stores";
import { outbox } from "./outbox.tables";

/** Wait before the next attempt: 5 s, doubling, 10 minutes at most. */
const BACKOFF = { firstMs: 5 * SECOND, doublings: 7, maxMs: 10 * MINUTE } as const;

/** Lowest sequence number that the user's room has not acknowledged, or null. */
export async function firstPendingSeq(db: CustomerStore, userId: number): Promise<number | null> {
  const [row] = await drizzle(db)
    .select({ seq: outbox.seq })
    .from(outbox)
    .where(and(eq(outbox.userId, userId), isNull(outbox.ackedAt)))
    .orderBy(asc(outbox.seq))
    .limit(1);
  return row?.seq ?? null;
}

/**
 * Events of a user after `seq`, ascending, including acknowledged ones: a room that lost some asks for them
 * again.
 */
export function eventsAfter(db: CustomerStore, userId: number, seq: number, limit: number) {
  return drizzle(db)
    .select({
      seq: outbox.seq,
      eventId: outbox.eventId,
      kind: outbox.kind,
      at: outbox.createdAt,
      data: outbox.payload,
    })
    .from(outbox)
    .where(and(eq(outbox.userId, userId), gt(outbox.seq, seq)))
    .orderBy(asc(outbox.seq))
    .limit(limit);
}

/**
 * Number of acknowledged events that are kept for each user, the newest ones. A room may ask for them again,
 * and keeps as many itself. At least one is kept, because the numbers continue from it.
 */
export const KEPT_EVENTS = 200;

/**
 * Stores that the room has everything up to `seq`. Acknowledged events older than the newest
 * {@link KEPT_EVENTS} are deleted.
 */
export async function markAcknowledged(
  db: CustomerStore,
  userId: number,
  seq: number,
  now: number,
): Promise<void> {
  const orm = drizzle(db);
  await orm.batch([
    orm
      .update(outbox)
      .set({ ackedAt: now })
      .where(and(eq(outbox.userId, userId), lte(outbox.seq, seq), isNull(outbox.ackedAt))),
    orm
      .delete(outbox)
      .where(and(eq(outbox.userId, userId), lte(outbox.seq, seq - KEPT_EVENTS), isNotNull(outbox.ackedAt))),
  ]);
}

/** Postpones the next attempt, longer each time. */
export async function markFailed(db: CustomerStore, userId: number, now: number): Promise<void> {
  await drizzle(db)
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: sql`${now} + MIN(${BACKOFF.maxMs}, ${BACKOFF.firstMs} << MIN(${outbox.attempts}, ${BACKOFF.doublings}))`,
    })
    .where(and(eq(outbox.userId, userId), isNull(outbox.ackedAt)));
}

/** Users with events whose next attempt is due, the longest waiting first. */
export function usersDue(db: CustomerStore, now: number, limit: number) {
  return (
    drizzle(db)
      .select({ userId: outbox.userId })
      .from(outbox)
      .where(and(isNull(outbox.ackedAt), lte(outbox.nextAttemptAt, now)))
      // `+` keeps SQLite from reading all events by user; the index of due events gives only a few.
      .groupBy(sql`+${outbox.userId}`)
      .orderBy(asc(min(outbox.nextAttemptAt)))
      .limit(limit)
  );
}

/** Time of the next attempt for a waiting event. */
export const nextOutboxPush = (): Moments => [earliest(outbox.nextAttemptAt, sql`acked_at IS NULL`)];

/** Number of waiting events, and the time of the oldest (ms), or null. */
export async function pendingSummary(
  db: CustomerStore,
): Promise<{ pending: number; oldestAt: number | null }> {
  const [row] = await drizzle(db)
    .select({ pending: sql<number>`COUNT(*)`, oldestAt: min(outbox.createdAt) })
    .from(outbox)
    .where(isNull(outbox.ackedAt));
  return { pending: row?.pending ?? 0, oldestAt: row?.oldestAt ?? null };
}

/**
 * Query for a user's last event. A message and its event are stored in one transaction, so inside a
 * transaction this tells exactly which messages exist.
 */
export const lastEvent = (db: CustomerStore, userId: number) =>
  drizzle(db)
    .select({ seq: sql<number>`COALESCE(MAX(${outbox.seq}), 0)` })
    .from(outbox)
    .where(eq(outbox.userId, userId));

/** Ids of the messages in a user's events after this one, as the right side of an `IN`. */
export const messagesToldAfter = (userId: number, seq: number): SQL =>
  sql`(SELECT ${outbox.payload} ->> 'messageId' FROM ${outbox}
    WHERE ${outbox.userId} = ${userId} AND ${outbox.seq} > ${seq} AND ${outbox.payload} ->> 'messageId' IS NOT NULL)`;

/** Statement that deletes the acknowledged events of a closed account. */
export const deleteAcknowledged = (db: CustomerStore, userId: number): D1PreparedStatement =>
  statement(
    db,
    drizzle(db)
      .delete(outbox)
      .where(and(eq(outbox.userId, userId), isNotNull(outbox.ackedAt))),
  );
