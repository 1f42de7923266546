import { env } from "cloudflare:workers";
import { rowOf } from "../../../support/accounts/accounts";
import type { CallName } from "../../../support/contract/contract";
import type { AttackEntry, GraphEntry } from "../attack";
import { FOREIGN } from "../foreign-things";

let places = 0;

/** Before the day that attacks ask for, and young enough to be kept, ms. */
const THE_DAY_BEFORE = Date.parse("2026-11-19T12:00:00+08:00");

/** Addresses of a customer, each with a delivery that was given up; ids of the newest. */
export async function addWebhooks(
  customerId: number,
  mark: string,
  count: number,
): Promise<{ webhookId: number; webhookDeliveryId: number }> {
  let [webhookId, webhookDeliveryId] = [0, 0];
  for (let added = 0; added < count; added++) {
    places += 1;
    webhookId = rowOf(customerId, 950_000 + places);
    webhookDeliveryId = rowOf(customerId, 960_000 + places);
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO webhook_endpoints
           (id, customer_id, url, note, events, steps, state, secret_salt, failures, open_until, busy_until, created_at)
         VALUES (?, ?, ?, ?, '["order.created"]', '[]', 'ON', 'salt', 0, 0, 0, 0)`,
      ).bind(webhookId, customerId, `https://erp.merchant-shop.com/${places}`, mark),
      env.DB.prepare(
        `INSERT INTO webhook_deliveries (id, customer_id, endpoint_id, type, order_id, seq, at, body, state, tries)
         VALUES (?, ?, ?, 'order.created', ?, 1, ?, ?, 'FAILED', 1)`,
      ).bind(webhookDeliveryId, customerId, webhookId, places, THE_DAY_BEFORE, JSON.stringify({ mark })),
    ]);
  }
  return { webhookId, webhookDeliveryId };
}

/** An address of the caller's that no other attack needs; five are the most that a customer has. */
async function ownWebhook({ own }: { own: { customerId: number } }): Promise<number> {
  await env.DB.prepare("DELETE FROM webhook_endpoints WHERE customer_id = ? AND note = 'spare'")
    .bind(own.customerId)
    .run();
  return (await addWebhooks(own.customerId, "spare", 1)).webhookId;
}

const newWebhook = () => ({ url: `https://erp.merchant-shop.com/new/${++places}`, events: ["order.paid"] });
const makeRoom = async ({ own }: { own: { customerId: number } }) => {
  await env.DB.prepare("DELETE FROM webhook_endpoints WHERE customer_id = ? AND url LIKE '%/new/%'")
    .bind(own.customerId)
    .run();
  return newWebhook();
};
const day = { from: "2026-11-20", to: "2026-11-20" };
const moment = { from: "2026-11-20T00:00:00+08:00", to: "2026-11-20T23:59:59+08:00" };

/** How to attack the calls about a merchant's own systems. */
export const webhookAttacks: Readonly<Record<Extract<CallName, `webhooks.${string}`>, AttackEntry>> = {
  "webhooks.listWebhooks": { prepare: () => ({}), total: (data) => Object(data).length },
  "webhooks.createWebhook": {
    prepare: async (world) => ({ body: await makeRoom(world) }),
    ids: { "body.url": "text" },
  },
  "webhooks.changeWebhook": {
    prepare: ({ own }) => ({ params: { id: own.webhookId }, body: { note: "新备注" } }),
    ids: { "params.id": FOREIGN.webhook, "body.url": "text" },
  },
  "webhooks.deleteWebhook": {
    prepare: async (world) => ({ params: { id: await ownWebhook(world) } }),
    ids: { "params.id": FOREIGN.webhook },
  },
  "webhooks.rotateWebhookSecret": {
    prepare: ({ own }) => ({ params: { id: own.webhookId } }),
    ids: { "params.id": FOREIGN.webhook },
  },
  "webhooks.pingWebhook": {
    prepare: ({ own }) => ({ params: { id: own.webhookId } }),
    ids: { "params.id": FOREIGN.webhook },
  },
  "webhooks.listWebhookDeliveries": {
    prepare: ({ own }) => ({ params: { id: own.webhookId }, query: {} }),
    ids: { "params.id": FOREIGN.webhook },
  },
  "webhooks.resendWebhookDelivery": {
    prepare: ({ own }) => ({ params: { id: own.webhookDeliveryId } }),
    ids: { "params.id": FOREIGN.webhookDelivery },
  },
  "webhooks.resendWebhookPeriod": {
    prepare: ({ own }) => ({ params: { id: own.webhookId }, body: day }),
    ids: { "params.id": FOREIGN.webhook },
  },
};

/** How to attack their fields. */
export const webhookGraphAttacks = {
  "Viewer.webhookDeliveries": {
    variables: ({ own }) => ({ webhookId: `${own.webhookId}` }),
    ids: { webhookId: FOREIGN.webhook },
  },
  "Mutation.addWebhook": {
    variables: async (world) => ({
      ...(await makeRoom(world)),
      events: ["ORDER_PAID"],
      idempotencyKey: crypto.randomUUID(),
    }),
    ids: { url: "text" },
  },
  "Mutation.changeWebhook": {
    variables: ({ own }) => ({ id: `${own.webhookId}`, note: "新备注" }),
    ids: { id: FOREIGN.webhook, url: "text" },
  },
  "Mutation.deleteWebhook": {
    variables: async (world) => ({ id: `${await ownWebhook(world)}` }),
    ids: { id: FOREIGN.webhook },
  },
  "Mutation.rotateWebhookSecret": {
    variables: ({ own }) => ({ id: `${own.webhookId}` }),
    ids: { id: FOREIGN.webhook },
  },
  "Mutation.pingWebhook": {
    variables: ({ own }) => ({ id: `${own.webhookId}` }),
    ids: { id: FOREIGN.webhook },
  },
  "Mutation.resendWebhookDelivery": {
    variables: ({ own }) => ({ deliveryId: `${own.webhookDeliveryId}` }),
    ids: { deliveryId: FOREIGN.webhookDelivery },
  },
  "Mutation.resendWebhookPeriod": {
    variables: ({ own }) => ({ id: `${own.webhookId}`, ...moment, isFailedOnly: true }),
    ids: { id: FOREIGN.webhook },
  },
} satisfies Record<string, GraphEntry>;
