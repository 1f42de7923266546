import type { z } from "zod";
import { nullIfMissing } from "../../rest/null-if-missing";
import type { CallData } from "../../rest/rest-call";
import type { listWebhookDeliveries, webhook, webhookDelivery } from "../../rest/webhooks/webhooks";
import { nameOfType, PING, WEBHOOK_EVENT_TYPES, WEBHOOK_EVENTS } from "../../rules/webhooks/webhook-events";
import {
  DELIVERY_STATES,
  type DeliveryState,
  WEBHOOK_STATES,
  type WebhookState,
} from "../../rules/webhooks/webhooks";
import { Viewer } from "../account/viewer";
import { api } from "../api";
import { builder } from "../builder";
import { pageArgs } from "../page-args";

/** A type of event with its name in the graph: ORDER_CREATED for `order.created`. */
export const WebhookEventType = builder.enumType("WebhookEventType", {
  description: "What a merchant's own system can be told of; its value there has a dot, `order.created`.",
  values: Object.fromEntries(
    WEBHOOK_EVENT_TYPES.map((type) => [
      nameOfType(type),
      { value: type, description: `${type}: ${WEBHOOK_EVENTS[type].steps.join(", ")}.` },
    ]),
  ),
});

const STATES: Record<WebhookState, string> = {
  ON: "Events are sent.",
  PAUSED: "It did not take anything for three days; what happens meanwhile is kept.",
  OFF: "Its owner has switched it off; what happens meanwhile is not kept.",
};

const WebhookStateEnum = builder.enumType("WebhookState", {
  description: "How an address is.",
  values: Object.fromEntries(
    WEBHOOK_STATES.map((state) => [state, { description: STATES[state] }]),
  ) as Record<WebhookState, { description: string }>,
});

const DELIVERY: Record<DeliveryState, string> = {
  WAITING: "It waits for its turn or its next try.",
  DELIVERED: "The receiver has taken it.",
  FAILED: "It was given up.",
};

const WebhookDeliveryState = builder.enumType("WebhookDeliveryState", {
  description: "How a delivery is.",
  values: Object.fromEntries(
    DELIVERY_STATES.map((state) => [state, { description: DELIVERY[state] }]),
  ) as Record<DeliveryState, { description: string }>,
});

const Webhook = builder.objectRef<z.output<typeof webhook>>("Webhook").implement({
  description: "An address of a merchant's own system that is told what happens to the merchant's orders.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the address." }),
    url: t.exposeString("url", { description: "The address." }),
    note: t.exposeString("note", { description: "What its owner noted; empty without." }),
    events: t.field({
      type: [WebhookEventType],
      description: "What it is told of.",
      resolve: ({ events }) => events,
    }),
    state: t.expose("state", { type: WebhookStateEnum, description: "How it is." }),
    failingSince: t.expose("failingSince", {
      type: "DateTime",
      nullable: true,
      description: "Since when it has failed; null while it works.",
    }),
    waiting: t.exposeInt("waiting", { description: "Deliveries that wait." }),
    formerSecretUntil: t.expose("formerSecretUntil", {
      type: "DateTime",
      nullable: true,
      description: "Until when the former secret signs as well; null with one secret.",
    }),
    isLocal: t.exposeBoolean("isLocal", { description: "Whether it is on this machine: sandbox only." }),
    createdAt: t.expose("createTime", { type: "DateTime", description: "When it was added." }),
  }),
});

const WebhookDelivery = builder.objectRef<z.output<typeof webhookDelivery>>("WebhookDelivery").implement({
  description: "A delivery to an address, with its last try.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the delivery; the receiver sees it as `msg_<id>`." }),
    type: t.field({
      type: WebhookEventType,
      nullable: true,
      description: "What it tells of; null for a test.",
      resolve: ({ type }) => (type === PING ? null : type),
    }),
    orderId: t.id({
      nullable: true,
      description: "The order; null for a test.",
      resolve: ({ orderId }) => orderId,
    }),
    state: t.expose("state", { type: WebhookDeliveryState, description: "How it is." }),
    tries: t.exposeInt("tries", { description: "How often it was tried." }),
    body: t.exposeString("body", { description: "What was sent, JSON." }),
    happenedAt: t.expose("eventTime", { type: "DateTime", description: "When it happened." }),
    lastTryAt: t.expose("lastTryTime", {
      type: "DateTime",
      nullable: true,
      description: "When it was tried last; null before the first try.",
    }),
    nextTryAt: t.expose("nextTryTime", {
      type: "DateTime",
      nullable: true,
      description:
        "When it is tried next; null once it is over, and while an earlier one of its order waits.",
    }),
    answerStatus: t.exposeInt("answerStatus", {
      nullable: true,
      description: "HTTP status of the last answer; null without one.",
    }),
    answer: t.exposeString("answer", {
      nullable: true,
      description:
        "The beginning of the last answer, or Chinese words for why there was none; null before the first try.",
    }),
    answerMs: t.exposeInt("answerMs", { nullable: true, description: "How long the last try took, ms." }),
  }),
});

const WebhookDeliveryPage = builder
  .objectRef<CallData<typeof listWebhookDeliveries>>("WebhookDeliveryPage")
  .implement({
    description: "One page of deliveries to an address.",
    fields: (t) => ({
      nodes: t.field({
        type: [WebhookDelivery],
        description: "The deliveries, newest first.",
        resolve: ({ rows }) => rows,
      }),
      total: t.exposeInt("total", { description: "Number of deliveries on all pages." }),
    }),
  });

builder.objectFields(Viewer, (t) => ({
  webhooks: t.field({
    extensions: api("2026-11", "webhooks"),
    type: [Webhook],
    nullable: true,
    description:
      "Addresses that are told of the customer's orders, oldest first; null, with an error, when they could not be read.",
    resolve: (_viewer, _args, { rest }) => rest.webhooks.listWebhooks(),
  }),
  webhookDeliveries: t.field({
    extensions: api("2026-11", "webhooks"),
    type: WebhookDeliveryPage,
    nullable: true,
    description:
      "Deliveries to an own address of the last 30 days; null for a missing address, and, with an error, when they could not be read.",
    args: {
      webhookId: t.arg.id({ description: "The address." }),
      state: t.arg({ type: WebhookDeliveryState, required: false, description: "Those of this state." }),
      ...pageArgs({ of: "Deliveries", size: 10, most: 50 }),
    },
    resolve: (_viewer, { webhookId, state, page, pageSize }, { rest }) =>
      rest.webhooks
        .listWebhookDeliveries({
          params: { id: webhookId },
          query: {
            state: state ?? undefined,
            pageIndex: page ?? undefined,
            pageSize: pageSize ?? undefined,
          },
        })
        .catch(nullIfMissing),
  }),
}));
