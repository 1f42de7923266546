import type { Line } from "../../../../support/graph/graph-lines";

const LIST = "GET /user/api/customer/api_keys";
const KEY = {
  id: 5,
  mode: "live",
  name: "仓库系统",
  tail: "9f3a",
  scopes: ["orders:read", "orders:write", "payments", "money:read", "goods", "webhooks"],
  addresses: ["203.0.113.0/24"],
  dayLimit: 500,
  paidToday: 20.15,
  createTime: "2026-11-05 04:04:00",
  lastUseTime: "2026-11-06 04:04:00",
  lastUseAddress: "203.0.113.7",
  oldSecretUntil: "2026-11-07 04:04:00",
};
const NEW = { name: "仓库", code: "123456" };
const FRESH = { id: 6, secret: "zd_live_secret" };

export const apiKeyLines: readonly Line[] = [
  {
    field: "Viewer.apiKeys",
    shows: "a key with everything",
    answers: { [LIST]: { data: [KEY] } },
    asked: [{ call: LIST }],
    value: [
      {
        id: "5",
        mode: "LIVE",
        name: "仓库系统",
        tail: "9f3a",
        scopes: ["ORDERS_READ", "ORDERS_WRITE", "PAYMENTS", "MONEY_READ", "GOODS", "WEBHOOKS"],
        addresses: ["203.0.113.0/24"],
        dayLimit: 50_000,
        paidToday: 2_015,
        createdAt: "2026-11-05T04:04:00+08:00",
        lastUsedAt: "2026-11-06T04:04:00+08:00",
        lastUsedFrom: "203.0.113.7",
        oldSecretUntil: "2026-11-07T04:04:00+08:00",
      },
    ],
  },
  {
    field: "Viewer.apiKeys",
    shows: "a test key that was not used and may not pay",
    answers: {
      [LIST]: {
        data: [
          {
            ...KEY,
            mode: "test",
            scopes: ["goods"],
            addresses: [],
            dayLimit: null,
            paidToday: 0,
            lastUseTime: null,
            lastUseAddress: null,
            oldSecretUntil: null,
          },
        ],
      },
    },
    asked: [{ call: LIST }],
    value: [
      {
        id: "5",
        mode: "TEST",
        name: "仓库系统",
        tail: "9f3a",
        scopes: ["GOODS"],
        addresses: [],
        dayLimit: null,
        paidToday: 0,
        createdAt: "2026-11-05T04:04:00+08:00",
        lastUsedAt: null,
        lastUsedFrom: null,
        oldSecretUntil: null,
      },
    ],
  },
  {
    field: "Viewer.apiKeys",
    shows: "they could not be read",
    answers: { [LIST]: { status: 500 } },
    asked: [{ call: LIST }],
    value: null,
    errors: ["EXT-560: status 500"],
  },
  {
    field: "Mutation.createApiKey",
    shows: "a key that pays, from some addresses",
    args: {
      input: {
        ...NEW,
        mode: "LIVE",
        scopes: ["ORDERS_READ", "ORDERS_WRITE", "PAYMENTS", "MONEY_READ"],
        addresses: ["203.0.113.7"],
        dayLimit: 50_000,
      },
    },
    answers: { "POST /user/api/customer/api_keys": { data: FRESH } },
    asked: [
      {
        call: "POST /user/api/customer/api_keys",
        body: {
          ...NEW,
          mode: "live",
          scopes: ["orders:read", "orders:write", "payments", "money:read"],
          addresses: ["203.0.113.7"],
          dayLimit: 500,
        },
      },
    ],
    value: { __typename: "FreshApiKey", id: "6", secret: "zd_live_secret" },
  },
  {
    field: "Mutation.createApiKey",
    shows: "a test key from everywhere that does not pay",
    args: { input: { ...NEW, mode: "TEST", scopes: ["GOODS", "WEBHOOKS"] } },
    answers: { "POST /user/api/customer/api_keys": { data: FRESH } },
    asked: [
      {
        call: "POST /user/api/customer/api_keys",
        body: { ...NEW, mode: "test", scopes: ["goods", "webhooks"], addresses: [], dayLimit: null },
      },
    ],
    value: { __typename: "FreshApiKey", id: "6", secret: "zd_live_secret" },
  },
  {
    field: "Mutation.rotateApiKey",
    shows: "the new secret",
    args: { keyId: "5", code: "123456" },
    answers: { "POST /user/api/customer/api_keys/rotate": { data: FRESH } },
    asked: [{ call: "POST /user/api/customer/api_keys/rotate", body: { keyId: "5", code: "123456" } }],
    value: { __typename: "FreshApiKey", id: "6", secret: "zd_live_secret" },
  },
  {
    field: "Mutation.revokeApiKey",
    shows: "the key is dead",
    args: { keyId: "5" },
    asked: [{ call: "POST /user/api/customer/api_keys/revoke", body: { keyId: "5" } }],
    value: { __typename: "ApiKeyRevoked", viewer: { __typename: "Viewer" } },
  },
  ...(["API_KEY_CREATED", "API_KEY_ROTATED", "API_KEY_REVOKED", "APP_TOKEN_COPIED"] as const).map(
    (kind): Line => ({
      field: "Viewer.activity",
      shows: kind,
      answers: {
        "GET /user/api/customer/activity": {
          data: {
            rows: [{ id: 9, kind, at: "2026-11-22 01:50:00", detail: "仓库系统", device: null, place: null }],
            total: 1,
          },
        },
      },
      asked: [{ call: "GET /user/api/customer/activity", query: { pageIndex: "1", pageSize: "20" } }],
      value: {
        nodes: [
          {
            id: "9",
            kind,
            at: "2026-11-22T01:50:00+08:00",
            detail: "仓库系统",
            device: null,
            place: null,
          },
        ],
        total: 1,
      },
    }),
  ),
];
