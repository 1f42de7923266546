import { and, asc, eq, lte, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { PING } from "../../../../schema/rules/webhooks/webhook-events";
import { MOST_TRIES, PAUSED_AFTER_MS } from "../../../../schema/rules/webhooks/webhooks";
import { HOUR, MINUTE } from "../../shared/clock";
import { statement } from "../../shared/commit";
import type { CustomerStore } from "../../shared/stores/stores";
import { letHeadsGo, type WebhookDelivery } from "./deliveries.repository";
import type { WebhookEndpoint } from "./webhooks.repository";
import { webhookDeliveries, webhookEndpoints } from "./webhooks.tables";

/**
 * After this many failures in a row an address gets one try at a time: after a minute, then after twice as
 * long each time, up to an hour. Other waiting deliveries do not lose tries.
 */
const CIRCUIT = { failures: 5, firstMs: MINUTE, doublings: 6, maxMs: HOUR } as const;

/**
 * Claims the addresses of a customer with due deliveries until a time (ms), so that each is in one run at a
 * time.
 */
export const claimEndpoints = (
  db: CustomerStore,
  customerId: number,
  { now, busyUntil }: { now: number; busyUntil: number },
): Promise<WebhookEndpoint[]> =>
  drizzle(db)
    .update(webhookEndpoints)
    .set({ busyUntil })
    .where(
      and(
        eq(webhookEndpoints.customerId, customerId),
        lte(webhookEndpoints.nextDueAt, now),
        lte(webhookEndpoints.busyUntil, now),
      ),
    )
    .returning();

/**
 * Deliveries of an address that may be sent now, the longest waiting first; for a paused or switched-off
 * address only tests.
 */
export const deliveriesDue = (
  db: CustomerStore,
  endpointId: number,
  now: number,
  limit: number,
): Promise<WebhookDelivery[]> =>
  drizzle(db)
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        sql`${webhookDeliveries.state} = 'WAITING'`,
        lte(webhookDeliveries.nextTryAt, now),
        sql`EXISTS (SELECT 1 FROM ${webhookEndpoints}
          WHERE ${webhookEndpoints.id} = ${endpointId} AND ${webhookEndpoints.openUntil} <= ${now}
            AND (${webhookEndpoints.state} = 'ON' OR ${webhookDeliveries.type} = ${PING}))`,
      ),
    )
    .orderBy(asc(webhookDeliveries.nextTryAt), asc(webhookDeliveries.id))
    .limit(limit);

/**
 * Claims a try of a delivery: true for exactly one of several concurrent callers. If the run dies, the
 * delivery is sent again at the stored time.
 */
export async function claimTry(
  db: CustomerStore,
  { id, tries }: WebhookDelivery,
  { now, nextTryAt }: { now: number; nextTryAt: number },
): Promise<boolean> {
  const claimed = await drizzle(db)
    .update(webhookDeliveries)
    .set({ tries: tries + 1, lastTryAt: now, nextTryAt })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.tries, tries),
        sql`${webhookDeliveries.state} = 'WAITING'`,
      ),
    )
    .returning({ id: webhookDeliveries.id });
  return claimed.length > 0;
}

/** The result of a try, for its record. */
interface TryResult {
  readonly now: number;
  readonly answerStatus: number | null;
  readonly answer: string;
  readonly answerMs: number;
}

/** Condition: the delivery is still in the claimed try, and not in one that was started by hand. */
const isInTry = ({ id, tries }: WebhookDelivery): SQL | undefined =>
  and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.tries, tries + 1));

/**
 * Statements that record an accepted delivery: the next one of its order is released, and the address works.
 */
export const recordTaken = (
  db: CustomerStore,
  delivery: WebhookDelivery,
  { now, ...answer }: TryResult,
): D1PreparedStatement[] => [
  statement(
    db,
    drizzle(db)
      .update(webhookDeliveries)
      .set({ ...answer, state: "DELIVERED", nextTryAt: null })
      .where(isInTry(delivery)),
  ),
  letHeadsGo(db, delivery.endpointId, now, [delivery.orderId]),
  db
    .prepare(
      `UPDATE webhook_endpoints SET failures = 0, failing_since = NULL, open_until = 0
       WHERE id = ? AND failures > 0`,
    )
    .bind(delivery.endpointId),
];

/**
 * Statements that record a failed try. After the last try, and after the only one of a test, the delivery is
 * given up, and the next one of its order is released. A failed test does not count against the address.
 */
export function recordFailed(
  db: CustomerStore,
  delivery: WebhookDelivery,
  { now, ...answer }: TryResult,
): D1PreparedStatement[] {
  const isPing = delivery.type === PING;
  const isOver = isPing || delivery.tries + 1 >= MOST_TRIES;
  return [
    statement(
      db,
      drizzle(db)
        .update(webhookDeliveries)
        .set({ ...answer, ...(isOver ? { state: "FAILED", nextTryAt: null } : {}) })
        .where(isInTry(delivery)),
    ),
    ...(isOver ? [letHeadsGo(db, delivery.endpointId, now, [delivery.orderId])] : []),
    ...(isPing ? [] : [countFailure(db, delivery.endpointId, now)]),
  ];
}

const countFailure = (db: CustomerStore, endpointId: number, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE webhook_endpoints SET
         failures = failures + 1,
         failing_since = coalesce(failing_since, ?2),
         open_until = iif(failures + 1 < ?3, 0, ?2 + min(?4, ?5 << min(?6, failures + 1 - ?3)))
       WHERE id = ?1`,
    )
    .bind(endpointId, now, CIRCUIT.failures, CIRCUIT.maxMs, CIRCUIT.firstMs, CIRCUIT.doublings);

/**
 * Query for the customer of an address that must be paused: it is on, and it has accepted nothing in three
 * days of failures, or has answered that it is gone.
 */
export const pausable = (endpointId: number, { now, isGone }: { now: number; isGone: boolean }): SQL =>
  sql`SELECT ${webhookEndpoints.customerId} AS customerId, ${webhookEndpoints.id} AS endpointId FROM ${webhookEndpoints}
    WHERE ${webhookEndpoints.id} = ${endpointId} AND ${webhookEndpoints.state} = 'ON'
      AND (${isGone ? 1 : 0} = 1 OR ${webhookEndpoints.failingSince} <= ${now - PAUSED_AFTER_MS})`;

/** Whether {@link pausable} finds the address. */
export async function isPausable(
  db: CustomerStore,
  endpointId: number,
  when: { now: number; isGone: boolean },
): Promise<boolean> {
  const found = await drizzle(db).all(pausable(endpointId, when));
  return found.length > 0;
}

/**
 * Statement that pauses the address. Its deliveries wait until it is switched on again, for as long as they
 * are kept.
 */
export const pauseEndpoint = (db: CustomerStore, endpointId: number): D1PreparedStatement =>
  statement(
    db,
    drizzle(db)
      .update(webhookEndpoints)
      .set({ state: "PAUSED" })
      .where(and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.state, "ON"))),
  );

/** Time of a customer's next delivery, ms; null when no waiting delivery may be sent. */
export async function nextDueOf(db: CustomerStore, customerId: number): Promise<number | null> {
  const [row] = await drizzle(db)
    .select({ at: sql<number | null>`min(${webhookEndpoints.nextDueAt})` })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.customerId, customerId));
  return row?.at ?? null;
}
