import { WEBHOOK_EVENT_TYPES } from "../../../../../schema/rules/webhooks/webhook-events";
import type { Line } from "../../../../support/graph/graph-lines";

const names = WEBHOOK_EVENT_TYPES.map((type) => type.toUpperCase().replace(".", "_"));
const LIST = "GET /user/api/webhook";
const PAGE = "GET /user/api/webhook/5/delivery";

const restHook = {
  id: 5,
  url: "https://erp.merchant-shop.com/hook",
  note: "note 1",
  events: WEBHOOK_EVENT_TYPES,
  state: "ON",
  failingSince: null,
  waiting: 0,
  formerSecretUntil: null,
  isLocal: false,
  createTime: "2026-11-05 04:04:00",
};
const hook = {
  id: "5",
  url: "https://erp.merchant-shop.com/hook",
  note: "note 1",
  events: names,
  state: "ON",
  failingSince: null,
  waiting: 0,
  formerSecretUntil: null,
  isLocal: false,
  createdAt: "2026-11-05T04:04:00+08:00",
};

const restDelivery = {
  id: 6,
  type: "order.paid",
  orderId: 7,
  state: "DELIVERED",
  tries: 2,
  body: "{}",
  eventTime: "2026-11-05 04:04:00",
  lastTryTime: "2026-11-05 04:05:00",
  nextTryTime: null,
  answerStatus: 204,
  answer: "ok",
  answerMs: 34,
};
const delivery = {
  id: "6",
  type: "ORDER_PAID",
  orderId: "7",
  state: "DELIVERED",
  tries: 2,
  body: "{}",
  happenedAt: "2026-11-05T04:04:00+08:00",
  lastTryAt: "2026-11-05T04:05:00+08:00",
  nextTryAt: null,
  answerStatus: 204,
  answer: "ok",
  answerMs: 34,
};

export const webhooksLines: readonly Line[] = [
  {
    field: "Viewer.webhooks",
    shows: "one that works, one that is paused, one that is off",
    answers: {
      [LIST]: {
        data: [
          restHook,
          { ...restHook, state: "PAUSED", failingSince: "2026-11-05 04:06:00", waiting: 3 },
          { ...restHook, state: "OFF", formerSecretUntil: "2026-11-05 04:07:00", isLocal: true },
        ],
      },
    },
    asked: [{ call: LIST }],
    value: [
      hook,
      { ...hook, state: "PAUSED", failingSince: "2026-11-05T04:06:00+08:00", waiting: 3 },
      { ...hook, state: "OFF", formerSecretUntil: "2026-11-05T04:07:00+08:00", isLocal: true },
    ],
  },
  {
    field: "Viewer.webhooks",
    shows: "they could not be read",
    answers: { [LIST]: { status: 500 } },
    asked: [{ call: LIST }],
    value: null,
    errors: ["EXT-580: status 500"],
  },
  {
    field: "Viewer.webhookDeliveries",
    shows: "a page, with a test among them",
    args: { webhookId: "5", page: 2, pageSize: 20 },
    answers: {
      [PAGE]: {
        data: {
          rows: [
            restDelivery,
            {
              ...restDelivery,
              type: "ping",
              orderId: null,
              state: "WAITING",
              lastTryTime: null,
              nextTryTime: "2026-11-05 04:08:00",
              answerStatus: null,
              answer: null,
              answerMs: null,
            },
            { ...restDelivery, state: "FAILED" },
          ],
          total: 23,
        },
      },
    },
    asked: [{ call: PAGE, query: { pageIndex: "2", pageSize: "20" } }],
    value: {
      nodes: [
        delivery,
        {
          ...delivery,
          type: null,
          orderId: null,
          state: "WAITING",
          lastTryAt: null,
          nextTryAt: "2026-11-05T04:08:00+08:00",
          answerStatus: null,
          answer: null,
          answerMs: null,
        },
        { ...delivery, state: "FAILED" },
      ],
      total: 23,
    },
  },
  ...(["WAITING", "DELIVERED", "FAILED"] as const).map(
    (state): Line => ({
      field: "Viewer.webhookDeliveries",
      shows: `those that are ${state}`,
      args: { webhookId: "5", state },
      answers: { [PAGE]: { data: { rows: [], total: 0 } } },
      asked: [{ call: PAGE, query: { state, pageIndex: "1", pageSize: "10" } }],
      value: { nodes: [], total: 0 },
    }),
  ),
  {
    field: "Viewer.webhookDeliveries",
    shows: "no such address",
    args: { webhookId: "5" },
    answers: { [PAGE]: { code: 4004, message: "Webhook 地址不存在" } },
    asked: [{ call: PAGE, query: { pageIndex: "1", pageSize: "10" } }],
    value: null,
  },
  {
    field: "Viewer.webhookDeliveries",
    shows: "they could not be read",
    args: { webhookId: "5" },
    answers: { [PAGE]: { status: 500 } },
    asked: [{ call: PAGE, query: { pageIndex: "1", pageSize: "10" } }],
    value: null,
    errors: ["EXT-586: status 500"],
  },
];

const VIEWER = { __typename: "Viewer" };

export const webhookStepsLines: readonly Line[] = [
  {
    field: "Mutation.addWebhook",
    shows: "all that can be said, and the secret",
    args: {
      url: "https://erp.merchant-shop.com/hook",
      note: "ERP",
      events: names,
      idempotencyKey: "key",
    },
    answers: { "POST /user/api/webhook": { data: { id: 5, secret: "whsec_x" } } },
    asked: [
      {
        call: "POST /user/api/webhook",
        body: { url: "https://erp.merchant-shop.com/hook", note: "ERP", events: WEBHOOK_EVENT_TYPES },
        headers: { "idempotency-key": "key" },
      },
    ],
    value: { __typename: "WebhookAdded", webhookId: "5", secret: "whsec_x", viewer: VIEWER },
  },
  {
    field: "Mutation.addWebhook",
    shows: "without a note",
    args: {
      url: "https://erp.merchant-shop.com/hook",
      events: ["ORDER_PAID"],
      idempotencyKey: "key",
    },
    answers: { "POST /user/api/webhook": { data: { id: 5, secret: "whsec_x" } } },
    asked: [
      {
        call: "POST /user/api/webhook",
        body: { url: "https://erp.merchant-shop.com/hook", events: ["order.paid"] },
        headers: { "idempotency-key": "key" },
      },
    ],
    value: { __typename: "WebhookAdded", webhookId: "5", secret: "whsec_x", viewer: VIEWER },
  },
  {
    field: "Mutation.changeWebhook",
    shows: "everything",
    args: { id: "5", url: "https://erp.merchant-shop.com/2", note: "2", events: ["ORDER_PAID"], isOn: false },
    asked: [
      {
        call: "PUT /user/api/webhook/5",
        body: { url: "https://erp.merchant-shop.com/2", note: "2", events: ["order.paid"], isOn: false },
      },
    ],
    value: { __typename: "WebhookChanged", viewer: VIEWER },
  },
  {
    field: "Mutation.changeWebhook",
    shows: "what is left out stays",
    args: { id: "5", isOn: true },
    asked: [{ call: "PUT /user/api/webhook/5", body: { isOn: true } }],
    value: { __typename: "WebhookChanged", viewer: VIEWER },
  },
  {
    field: "Mutation.deleteWebhook",
    shows: "it is gone",
    args: { id: "5" },
    asked: [{ call: "DELETE /user/api/webhook/5" }],
    value: { __typename: "WebhookChanged", viewer: VIEWER },
  },
  {
    field: "Mutation.rotateWebhookSecret",
    shows: "the new secret, and until when the former one signs",
    args: { id: "5" },
    answers: {
      "POST /user/api/webhook/5/secret": {
        data: { secret: "whsec_y", formerUntil: "2026-11-06 04:04:00" },
      },
    },
    asked: [{ call: "POST /user/api/webhook/5/secret" }],
    value: {
      __typename: "WebhookSecretChanged",
      secret: "whsec_y",
      formerUntil: "2026-11-06T04:04:00+08:00",
      viewer: VIEWER,
    },
  },
  {
    field: "Mutation.pingWebhook",
    shows: "its delivery",
    args: { id: "5" },
    answers: { "POST /user/api/webhook/5/ping": { data: { deliveryId: 6 } } },
    asked: [{ call: "POST /user/api/webhook/5/ping" }],
    value: { __typename: "WebhookPinged", deliveryId: "6", viewer: VIEWER },
  },
  {
    field: "Mutation.resendWebhookDelivery",
    shows: "one",
    args: { deliveryId: "6" },
    asked: [{ call: "POST /user/api/webhook_delivery/6/resend" }],
    value: { __typename: "WebhookSentAgain", count: 1, viewer: VIEWER },
  },
  {
    field: "Mutation.resendWebhookPeriod",
    shows: "how many",
    args: {
      id: "5",
      from: "2026-11-01T00:00:00+08:00",
      to: "2026-11-02T23:59:59+08:00",
      isFailedOnly: true,
    },
    answers: { "POST /user/api/webhook/5/resend": { data: { count: 12 } } },
    asked: [
      {
        call: "POST /user/api/webhook/5/resend",
        body: { from: "2026-11-01 00:00:00", to: "2026-11-02 23:59:59", isFailedOnly: true },
      },
    ],
    value: { __typename: "WebhookSentAgain", count: 12, viewer: VIEWER },
  },
];
