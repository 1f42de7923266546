import { and, count, desc, eq, gte, lt, ne } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { PING } from "../../../../schema/rules/webhooks/webhook-events";
import type { DeliveryState } from "../../../../schema/rules/webhooks/webhooks";
import { statement } from "../../shared/commit";
import type { CustomerStore } from "../../shared/stores/stores";
import { webhookDeliveries } from "./webhooks.tables";

export type WebhookDelivery = typeof webhookDeliveries.$inferSelect;

/** A page of what was sent to an address, newest first, with how much there is. */
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

/** A delivery that is to be stored; none of them has been tried. */
export type NewDelivery = Pick<
  WebhookDelivery,
  "id" | "customerId" | "endpointId" | "type" | "orderId" | "seq" | "at" | "body"
>;

/**
 * Statement that stores deliveries for the addresses that still exist. One that is there already, of the same step to the
 * same address, stays as it is. They wait until {@link letHeadsGo}.
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
 * Statement that lets the first waiting delivery of each order go, and every test: the later ones of an order wait until
 * the earlier one was taken or given up.
 *
 * @param orderIds the orders that may have changed; all of the address when left out
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
 * Statement that notes when something may be sent to an address next, from what waits there: to one that is paused or
 * off, a test alone. It also ends a run's claim where asked to.
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

/** Which deliveries of an address are sent again: one, or those of a period (ms) that are over. */
export type Again =
  | { readonly id: number }
  | { readonly from: number; readonly before: number; readonly isFailedOnly: boolean };

/** Statement that makes deliveries wait again that are over, as if they had never been tried. Tests are not repeated. */
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
