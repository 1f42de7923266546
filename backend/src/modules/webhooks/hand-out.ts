import { asc, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { typeOfStep, type WebhookActor, webhookBody } from "../../../../schema/rules/webhooks/webhook-events";
import { commit, withFreshIds } from "../../shared/commit";
import type { Ids } from "../../shared/ids";
import type { CustomerStore } from "../../shared/stores/stores";
import { insertDeliveries, letHeadsGo, type NewDelivery, noteNextDue } from "./deliveries.repository";
import { findEndpoints } from "./webhooks.repository";
import { webhookDue } from "./webhooks.tables";

/** Steps of one transaction, and transactions of one call; the rest waits for the next minute. */
const HAND_OUT = { steps: 100, rounds: 20 } as const;

type DueStep = typeof webhookDue.$inferSelect;

/**
 * Turns a customer's waiting steps into deliveries, one for each address that wants them, and releases the
 * first one of each order. Each hundred steps are one transaction: after an interruption, the next call
 * continues, and no step is handled twice.
 */
export async function handOut(
  customerId: number,
  { db, ids, now }: { db: CustomerStore; ids: Ids; now: number },
): Promise<void> {
  for (let round = 0; round < HAND_OUT.rounds; round++) {
    const due = await drizzle(db)
      .select()
      .from(webhookDue)
      .where(eq(webhookDue.customerId, customerId))
      .orderBy(asc(webhookDue.orderId), asc(webhookDue.seq))
      .limit(HAND_OUT.steps);
    if (due.length === 0) return;
    const endpoints = (await findEndpoints(db, customerId)).filter(({ state }) => state !== "OFF");
    const wanted = due.flatMap((step) =>
      endpoints
        .filter(({ steps, createdAt }) => steps.includes(step.step) && createdAt <= step.at)
        .map(({ id }) => ({ step, endpointId: id })),
    );
    const orderIds = [...new Set(due.map(({ orderId }) => orderId))];
    await withFreshIds(() => {
      const fresh = ids.rowIds(customerId, wanted.length);
      const news = wanted.flatMap(({ step, endpointId }, index) =>
        deliveryOf(step, endpointId, fresh[index]),
      );
      return commit(db, [
        ...(news.length > 0 ? [insertDeliveries(db, news)] : []),
        ...endpoints.flatMap(({ id }) => [letHeadsGo(db, id, now, orderIds), noteNextDue(db, id)]),
        deleteDue(db, due),
      ]);
    });
  }
}

function deliveryOf(step: DueStep, endpointId: number, id: number | undefined): NewDelivery[] {
  const type = typeOfStep(step.step);
  if (type === null || id === undefined) return [];
  const { customerId, orderId, seq, at, orderNo, shopOrderNo, status, actor } = step;
  const data = { orderId, orderNo, shopOrderNo, status, step: step.step, actor: actorOf(actor) };
  return [{ id, customerId, endpointId, type, orderId, seq, at, body: webhookBody(type, at, data) }];
}

const ACTORS: readonly WebhookActor[] = ["customer", "worker", "provider", "operator"];

/** The kind of an actor in the history; the id, as in `worker:12`, is left out. */
const actorOf = (actor: string): WebhookActor =>
  ACTORS.find((kind) => actor === kind || actor.startsWith(`${kind}:`)) ?? "system";

const deleteDue = (db: CustomerStore, due: readonly DueStep[]): D1PreparedStatement =>
  db
    .prepare(
      `DELETE FROM webhook_due WHERE (customer_id, order_id, seq) IN (
         SELECT value ->> 'customerId', value ->> 'orderId', value ->> 'seq' FROM json_each(?1))`,
    )
    .bind(JSON.stringify(due.map(({ customerId, orderId, seq }) => ({ customerId, orderId, seq }))));
