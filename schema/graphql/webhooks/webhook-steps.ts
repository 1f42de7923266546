import type { CallData } from "../../rest/rest-call";
import type { createWebhook, rotateWebhookSecret } from "../../rest/webhooks/webhooks";
import { VIEWER, Viewer } from "../account/viewer";
import { api } from "../api";
import { builder } from "../builder";
import { keyDescription } from "../key-description";
import { WebhookEventType } from "./webhooks";

/** The viewer in the answer, so that a page can read the changed data. */
const viewerField = () => ({ type: Viewer, description: "The customer.", resolve: () => VIEWER }) as const;

const WebhookAdded = builder.objectRef<CallData<typeof createWebhook>>("WebhookAdded").implement({
  description: "The address is told of events from now on.",
  fields: (t) => ({
    webhookId: t.exposeID("id", { description: "Id of the address." }),
    secret: t.exposeString("secret", { description: "What signs; it is shown this once." }),
    viewer: t.field(viewerField()),
  }),
});

const WebhookSecretChanged = builder
  .objectRef<CallData<typeof rotateWebhookSecret>>("WebhookSecretChanged")
  .implement({
    description: "The address has a new secret.",
    fields: (t) => ({
      secret: t.exposeString("secret", { description: "What signs; it is shown this once." }),
      formerUntil: t.expose("formerUntil", {
        type: "DateTime",
        description: "Until when the former secret signs as well.",
      }),
      viewer: t.field(viewerField()),
    }),
  });

const WebhookChanged = builder.objectRef<object>("WebhookChanged").implement({
  description: "The address is as asked, or gone.",
  fields: (t) => ({ viewer: t.field(viewerField()) }),
});

const WebhookPinged = builder.objectRef<{ deliveryId: number }>("WebhookPinged").implement({
  description: "A test is on its way.",
  fields: (t) => ({
    deliveryId: t.exposeID("deliveryId", { description: "Id of its delivery." }),
    viewer: t.field(viewerField()),
  }),
});

const WebhookSentAgain = builder.objectRef<{ count: number }>("WebhookSentAgain").implement({
  description: "Deliveries are on their way again.",
  fields: (t) => ({
    count: t.exposeInt("count", { description: "How many." }),
    viewer: t.field(viewerField()),
  }),
});

builder.mutationFields((t) => ({
  addWebhook: t.field({
    extensions: api("2026-11", "webhooks"),
    type: WebhookAdded,
    errors: { union: { description: "Done, or why not." } },
    description: "Adds an address that is told of events, five at most. Needs login.",
    args: {
      url: t.arg.string({ description: "Its https address." }),
      note: t.arg.string({ required: false, description: "What to note, at most 50 characters." }),
      events: t.arg({ type: [WebhookEventType], description: "What to tell it of; at least one." }),
      idempotencyKey: t.arg.string({
        description: keyDescription(
          "The same key adds once, however often it is sent, and answers the same secret.",
        ),
      }),
    },
    resolve: (_root, { url, note, events, idempotencyKey }, { rest }) =>
      rest.webhooks.createWebhook(
        { body: { url, events, ...(note == null ? {} : { note }) } },
        { headers: { "Idempotency-Key": idempotencyKey } },
      ),
  }),
  changeWebhook: t.field({
    extensions: api("2026-11", "webhooks"),
    type: WebhookChanged,
    errors: { union: { description: "Done, or why not." } },
    description:
      "Changes an own address; what is left out stays. Switching a paused one on sends what has waited. Needs login.",
    args: {
      id: t.arg.id({ description: "The address." }),
      url: t.arg.string({ required: false, description: "Its new https address." }),
      note: t.arg.string({ required: false, description: "What to note, at most 50 characters." }),
      events: t.arg({ type: [WebhookEventType], required: false, description: "What to tell it of." }),
      isOn: t.arg.boolean({ required: false, description: "Whether events are sent." }),
    },
    resolve: async (_root, { id, url, note, events, isOn }, { rest }) => {
      const body = {
        url: url ?? undefined,
        note: note ?? undefined,
        events: events ?? undefined,
        isOn: isOn ?? undefined,
      };
      await rest.webhooks.changeWebhook({ params: { id }, body });
      return {};
    },
  }),
  deleteWebhook: t.field({
    extensions: api("2026-11", "webhooks"),
    type: WebhookChanged,
    errors: { union: { description: "Done, or why not." } },
    description: "Deletes an own address with its deliveries. Needs login.",
    args: { id: t.arg.id({ description: "The address." }) },
    resolve: async (_root, { id }, { rest }) => {
      await rest.webhooks.deleteWebhook({ params: { id } });
      return {};
    },
  }),
  rotateWebhookSecret: t.field({
    extensions: api("2026-11", "webhooks"),
    type: WebhookSecretChanged,
    errors: { union: { description: "Done, or why not." } },
    description: "Gives an own address another secret; the former one signs for a day more. Needs login.",
    args: { id: t.arg.id({ description: "The address." }) },
    resolve: (_root, { id }, { rest }) => rest.webhooks.rotateWebhookSecret({ params: { id } }),
  }),
  pingWebhook: t.field({
    extensions: api("2026-11", "webhooks"),
    type: WebhookPinged,
    errors: { union: { description: "Done, or why not." } },
    description: "Sends a test to an own address. Needs login.",
    args: { id: t.arg.id({ description: "The address." }) },
    resolve: (_root, { id }, { rest }) => rest.webhooks.pingWebhook({ params: { id } }),
  }),
  resendWebhookDelivery: t.field({
    extensions: api("2026-11", "webhooks"),
    type: WebhookSentAgain,
    errors: { union: { description: "Done, or why not." } },
    description: "Sends an own delivery again that is over. Needs login.",
    args: { deliveryId: t.arg.id({ description: "The delivery." }) },
    resolve: async (_root, { deliveryId }, { rest }) => {
      await rest.webhooks.resendWebhookDelivery({ params: { id: deliveryId } });
      return { count: 1 };
    },
  }),
  resendWebhookPeriod: t.field({
    extensions: api("2026-11", "webhooks"),
    type: WebhookSentAgain,
    errors: { union: { description: "Done, or why not." } },
    description: "Sends again what happened in a period, both ends included. Needs login.",
    args: {
      id: t.arg.id({ description: "The address." }),
      from: t.arg({ type: "DateTime", description: "At this second or later." }),
      to: t.arg({ type: "DateTime", description: "At this second or earlier." }),
      isFailedOnly: t.arg.boolean({ description: "Only what was given up; otherwise everything." }),
    },
    resolve: (_root, { id, from, to, isFailedOnly }, { rest }) =>
      rest.webhooks.resendWebhookPeriod({ params: { id }, body: { from, to, isFailedOnly } }),
  }),
}));
