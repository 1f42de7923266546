import { and, asc, count, eq, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { MAX_WEBHOOKS } from "../../../../schema/rules/webhooks/webhooks";
import { ConstraintViolation, statement } from "../../shared/commit";
import { DUE_NOW, type Moments } from "../../shared/next-due";
import type { CustomerStore } from "../../shared/stores/stores";
import { webhookDeliveries, webhookDue, webhookEndpoints } from "./webhooks.tables";

export type WebhookEndpoint = typeof webhookEndpoints.$inferSelect;

/** Id of an address, and its owner. */
export interface OwnEndpoint {
  readonly customerId: number;
  readonly id: number;
}

const isOwn = ({ customerId, id }: OwnEndpoint): SQL | undefined =>
  and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.customerId, customerId));

/** A customer's addresses, each with the number of waiting deliveries, oldest first. */
export async function findEndpoints(
  db: CustomerStore,
  customerId: number,
): Promise<(WebhookEndpoint & { readonly waiting: number })[]> {
  const orm = drizzle(db);
  const [endpoints, waiting] = await orm.batch([
    orm
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.customerId, customerId))
      .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id)),
    orm
      .select({ endpointId: webhookDeliveries.endpointId, waiting: count() })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .where(and(eq(webhookEndpoints.customerId, customerId), sql`${webhookDeliveries.state} = 'WAITING'`))
      .groupBy(webhookDeliveries.endpointId),
  ]);
  const counts = new Map(waiting.map((row) => [row.endpointId, row.waiting]));
  return endpoints.map((endpoint) => ({ ...endpoint, waiting: counts.get(endpoint.id) ?? 0 }));
}

/** An own address; null for a missing or foreign one. */
export async function findEndpoint(db: CustomerStore, own: OwnEndpoint): Promise<WebhookEndpoint | null> {
  const [row] = await drizzle(db).select().from(webhookEndpoints).where(isOwn(own));
  return row ?? null;
}

/**
 * Statement that stores a new address. Once its customer has reached the limit, it would be without a state, which
 * refuses its batch ({@link isBeyondLimit}).
 */
export const insertEndpoint = (
  db: CustomerStore,
  row: Pick<
    WebhookEndpoint,
    "id" | "customerId" | "url" | "note" | "events" | "steps" | "secretSalt" | "createdAt"
  >,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO webhook_endpoints
         (id, customer_id, url, note, events, steps, state, secret_salt, failures, open_until, busy_until, created_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6,
         CASE WHEN (SELECT COUNT(*) FROM webhook_endpoints WHERE customer_id = ?2) < ?9 THEN 'ON' END,
         ?7, 0, 0, 0, ?8)`,
    )
    .bind(
      ...[row.id, row.customerId, row.url, row.note, JSON.stringify(row.events), JSON.stringify(row.steps)],
      ...[row.secretSalt, row.createdAt, MAX_WEBHOOKS],
    );

/** Whether a batch was refused because its customer has as many addresses as are allowed. */
export const isBeyondLimit = (error: unknown): boolean =>
  error instanceof ConstraintViolation &&
  error.mentions("NOT NULL constraint failed: webhook_endpoints.state");

/** Statement that changes an own address. */
export const updateEndpoint = (
  db: CustomerStore,
  own: OwnEndpoint,
  change: Partial<WebhookEndpoint>,
): D1PreparedStatement => statement(db, drizzle(db).update(webhookEndpoints).set(change).where(isOwn(own)));

/** Statements that delete an own address with all of its deliveries. */
export const deleteEndpoint = (db: CustomerStore, own: OwnEndpoint): D1PreparedStatement[] => {
  const orm = drizzle(db);
  return [
    statement(
      db,
      orm
        .delete(webhookDeliveries)
        .where(
          and(
            eq(webhookDeliveries.endpointId, own.id),
            sql`EXISTS (SELECT 1 FROM ${webhookEndpoints} WHERE ${isOwn(own)})`,
          ),
        ),
    ),
    statement(db, orm.delete(webhookEndpoints).where(isOwn(own))),
  ];
};

/** Whether steps of a customer are not deliveries yet. */
export async function hasDueSteps(db: CustomerStore, customerId: number): Promise<boolean> {
  const [row] = await drizzle(db)
    .select({ seq: webhookDue.seq })
    .from(webhookDue)
    .where(eq(webhookDue.customerId, customerId))
    .limit(1);
  return row !== undefined;
}

/**
 * Time of the next webhook work: steps that are not deliveries yet, or an address with due deliveries that no
 * run has.
 */
export const nextWebhooks = (): Moments => [
  sql`(SELECT ${DUE_NOW} FROM ${webhookDue} LIMIT 1)`,
  sql`(SELECT MIN(MAX(${webhookEndpoints.nextDueAt}, ${webhookEndpoints.busyUntil})) FROM ${webhookEndpoints}
    WHERE next_due_at IS NOT NULL)`,
];

/**
 * Customers with steps that are not deliveries yet, or with an address with due deliveries that no run has.
 */
export async function customersDue(db: CustomerStore, now: number, limit: number): Promise<number[]> {
  const orm = drizzle(db);
  const [withSteps, withDeliveries] = await orm.batch([
    orm.selectDistinct({ customerId: webhookDue.customerId }).from(webhookDue).limit(limit),
    orm
      .select({ customerId: webhookEndpoints.customerId })
      .from(webhookEndpoints)
      .where(sql`next_due_at <= ${now} AND ${webhookEndpoints.busyUntil} <= ${now}`)
      .orderBy(asc(webhookEndpoints.nextDueAt))
      .limit(limit),
  ]);
  return [...new Set([...withDeliveries, ...withSteps].map(({ customerId }) => customerId))].slice(0, limit);
}
