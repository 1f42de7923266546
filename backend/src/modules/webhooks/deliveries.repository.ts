import { and, count, desc, eq, gt, gte, lt, ne, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { PING } from "../../../../schema/rules/webhooks/webhook-events";
import type { DeliveryState } from "../../../../schema/rules/webhooks/webhooks";
import { statement } from "../../shared/commit";
import type { CustomerStore } from "../../shared/stores/stores";
import { webhookDeliveries } from "./webhooks.tables";

export type WebhookDelivery = typeof webhookDeliveries.$inferSelect;

/** A page of an address's deliveries, newest first, and the number of all. */
export async function findDeliveries(
  db: CustomerStore,
  { endpointId, state }: { endpointId: number; state: DeliveryState | undefined },
  page: { limit: number; offset: number },
): Promise<{ rows: WebhookDelivery[]; total: number }> {
  const orm = drizzle(db);
  const wanted = and(
    eq(webhookDeliveries.endpointId, endpointId),
    state && eq(webhookDeliveries.state, state),
  );
  const [rows, [all]] = await orm.batch([
    orm
      .select()
      .from(webhookDeliveries)
      .where(wanted)
      .orderBy(desc(webhookDeliveries.id))
      .limit(page.limit)
      .offset(page.offset),
    orm.select({ total: count() }).from(webhookDeliveries).where(wanted),
  ]);
  return { rows, total: all?.total ?? 0 };
}

/** An own delivery; null for a missing or foreign one. */
export async function findDelivery(
  db: CustomerStore,
  { customerId, id }: { customerId: number; id: number },
): Promise<WebhookDelivery | null> {
  const [row] = await drizzle(db)
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.customerId, customerId)));
  return row ?? null;
}

/** A new delivery, without tries. */
export type NewDelivery = Pick<
  WebhookDelivery,
  "id" | "customerId" | "endpointId" | "type" | "orderId" | "seq" | "at" | "body"
>;

/**
 * Statement that stores deliveries for addresses that still exist. An existing delivery of the same step to
 * the same address is not changed. They wait until {@link letHeadsGo}.
 */
export const insertDeliveries = (db: CustomerStore, news: readonly NewDelivery[]): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO webhook_deliveries
         (id, customer_id, endpoint_id, type, order_id, seq, at, body, state, tries)
       SELECT value ->> 'id', e.customer_id, e.id, value ->> 'type', value ->> 'orderId', value ->> 'seq', value ->> 'at',
              value ->> 'body', 'WAITING', 0
       FROM json_each(?1) CROSS JOIN webhook_endpoints e ON e.id = value ->> 'endpointId'
       WHERE TRUE ON CONFLICT (endpoint_id, order_id, seq) DO NOTHING`,
    )
    .bind(JSON.stringify(news));

/**
 * Statement that ends the waits between tries, when an address may work again. The deliveries then wait until
 * {@link letHeadsGo}, so that each order keeps its sequence.
 */
export const endWaits = (db: CustomerStore, endpointId: number, now: number): D1PreparedStatement =>
  statement(
    db,
    drizzle(db)
      .update(webhookDeliveries)
      .set({ nextTryAt: null })
      .where(
        and(
          eq(webhookDeliveries.endpointId, endpointId),
          sql`${webhookDeliveries.state} = 'WAITING'`,
          gt(webhookDeliveries.nextTryAt, now),
        ),
      ),
  );

/**
 * Statement that releases the first waiting delivery of each order, and all tests. Later deliveries of an
 * order wait until the earlier one is accepted or given up.
 *
 * @param orderIds orders that may have changed; all orders of the address when left out
 */
export const letHeadsGo = (
  db: CustomerStore,
  endpointId: number,
  now: number,
  orderIds?: readonly (number | null)[],
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE webhook_deliveries AS d SET next_try_at = ?2
       WHERE d.endpoint_id = ?1 AND d.state = 'WAITING' AND d.next_try_at IS NULL
         AND (?3 IS NULL OR d.order_id IS NULL OR d.order_id IN (SELECT value FROM json_each(?3)))
         AND NOT EXISTS (
           SELECT 1 FROM webhook_deliveries p
           WHERE p.endpoint_id = d.endpoint_id AND p.order_id = d.order_id AND p.state = 'WAITING'
             AND (p.at, p.seq) < (d.at, d.seq))`,
    )
    .bind(endpointId, now, orderIds ? JSON.stringify(orderIds) : null);

/**
 * Statement that stores the time of the next delivery to an address, from its waiting deliveries; for a
 * paused or switched-off address only from tests. It can also end a run's claim.
 */
export const noteNextDue = (
  db: CustomerStore,
  endpointId: number,
  { isRunOver = false }: { isRunOver?: boolean } = {},
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE webhook_endpoints AS e SET
         busy_until = iif(?2, 0, busy_until),
         next_due_at = (
           SELECT max(min(d.next_try_at), e.open_until) FROM webhook_deliveries d
           WHERE d.endpoint_id = e.id AND d.state = 'WAITING' AND d.next_try_at IS NOT NULL
             AND (e.state = 'ON' OR d.type = 'ping'))
       WHERE e.id = ?1`,
    )
    .bind(endpointId, isRunOver ? 1 : 0);

/** Deliveries of an address to send again: one, or the finished ones of a period (ms). */
export type Again =
  | { readonly id: number }
  | { readonly from: number; readonly before: number; readonly isFailedOnly: boolean };

/** Statement that resets finished deliveries to waiting, without their tries. Tests are not repeated. */
export const sendAgain = (db: CustomerStore, endpointId: number, again: Again): D1PreparedStatement =>
  statement(
    db,
    drizzle(db)
      .update(webhookDeliveries)
      .set({ state: "WAITING", tries: 0, nextTryAt: null })
      .where(
        and(
          eq(webhookDeliveries.endpointId, endpointId),
          ne(webhookDeliveries.type, PING),
          ne(webhookDeliveries.state, "WAITING"),
          ...("id" in again
            ? [eq(webhookDeliveries.id, again.id)]
            : [
                gte(webhookDeliveries.at, again.from),
                lt(webhookDeliveries.at, again.before),
                again.isFailedOnly ? eq(webhookDeliveries.state, "FAILED") : undefined,
              ]),
        ),
      ),
  );
