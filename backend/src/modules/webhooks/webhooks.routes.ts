import type { z } from "zod";
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  pingWebhook,
  resendWebhookDelivery,
  resendWebhookPeriod,
  rotateWebhookSecret,
  type webhook,
  type webhookDelivery,
} from "../../../../schema/rest/webhooks/webhooks";
import { isLocalAddress } from "../../../../schema/rules/webhooks/webhook-address";
import { formatTime, formatTimeOrNull } from "../../shared/clock";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { clientOf } from "../account-activity";
import { idempotencyKey } from "../idempotency";
import { findDeliveries, type WebhookDelivery } from "./deliveries.repository";
import { pingEndpoint, resendDelivery, resendPeriod } from "./send-again";
import { findEndpoints, type WebhookEndpoint } from "./webhooks.repository";
import {
  addEndpoint,
  changeEndpoint,
  removeEndpoint,
  requireEndpoint,
  rotateSecret,
} from "./webhooks.usecases";

/** EXT-580 to EXT-588. */
export function registerWebhookRoutes(app: BackendApp): void {
  implement(app, listWebhooks, async (_input, context) => {
    const endpoints = await findEndpoints(context.db, requireSession(context).customerId);
    return endpoints.map((endpoint) => presentEndpoint(endpoint, context.clock.now()));
  });
  implement(app, createWebhook, ({ body }, context) => {
    const { customerId } = requireSession(context);
    const key = idempotencyKey(context);
    return addEndpoint({ ...body, customerId, key }, { ...context, client: clientOf(context) });
  });
  implement(app, changeWebhook, async ({ params, body }, context) => {
    const own = { ...params, customerId: requireSession(context).customerId };
    await changeEndpoint(own, body, { ...context, client: clientOf(context) });
    return null;
  });
  implement(app, deleteWebhook, async ({ params }, context) => {
    const own = { ...params, customerId: requireSession(context).customerId };
    await removeEndpoint(own, { ...context, client: clientOf(context) });
    return null;
  });
  implement(app, rotateWebhookSecret, async ({ params }, context) => {
    const own = { ...params, customerId: requireSession(context).customerId };
    const { secret, formerUntil } = await rotateSecret(own, { ...context, client: clientOf(context) });
    return { secret, formerUntil: formatTime(formerUntil) };
  });
  implement(app, pingWebhook, async ({ params }, context) => ({
    deliveryId: await pingEndpoint({ ...params, customerId: requireSession(context).customerId }, context),
  }));
  implement(app, listWebhookDeliveries, async ({ params, query }, context) => {
    const { customerId } = requireSession(context);
    const { id: endpointId } = await requireEndpoint({ ...params, customerId }, context.db);
    const { state, pageIndex, pageSize } = query;
    const page = { limit: pageSize, offset: (pageIndex - 1) * pageSize };
    const { rows, total } = await findDeliveries(context.db, { endpointId, state }, page);
    return { rows: rows.map(presentDelivery), total };
  });
  implement(app, resendWebhookDelivery, async ({ params }, context) => {
    await resendDelivery({ ...params, customerId: requireSession(context).customerId }, context);
    return null;
  });
  implement(app, resendWebhookPeriod, async ({ params, body }, context) => ({
    count: await resendPeriod({ ...params, customerId: requireSession(context).customerId }, body, context),
  }));
}

const presentEndpoint = (
  endpoint: WebhookEndpoint & { readonly waiting: number },
  now: number,
): z.output<typeof webhook> => {
  const { id, url, note, events, state, failingSince, waiting, formerUntil, createdAt } = endpoint;
  return {
    ...{ id, url, note, events, state, waiting },
    failingSince: formatTimeOrNull(failingSince),
    formerSecretUntil: formatTimeOrNull(formerUntil !== null && formerUntil > now ? formerUntil : null),
    isLocal: isLocalAddress(url),
    createTime: formatTime(createdAt),
  };
};

const presentDelivery = (delivery: WebhookDelivery): z.output<typeof webhookDelivery> => {
  const { id, type, orderId, state, tries, body, at, lastTryAt, nextTryAt } = delivery;
  const { answerStatus, answer, answerMs } = delivery;
  return {
    ...{ id, type, orderId, state, tries, body, answerStatus, answer, answerMs },
    eventTime: formatTime(at),
    lastTryTime: formatTimeOrNull(lastTryAt),
    nextTryTime: formatTimeOrNull(nextTryAt),
  };
};
