import type { z } from "zod";
import type { apiKey, createApiKey } from "../../rest/account/api-keys";
import type { CallData } from "../../rest/rest-call";
import type { ApiKeyMode, ApiScope } from "../../rules/account/api-keys";
import { fenToYuan, yuanToFen } from "../../rules/money";
import { builder } from "../builder";
import { VIEWER, Viewer } from "./viewer";

/** Names of the scopes in the graph, which takes no colon. */
const SCOPES = {
  ORDERS_READ: {
    value: "orders:read",
    description: "Prices, orders and their life, refunds, markups and messages.",
  },
  ORDERS_WRITE: {
    value: "orders:write",
    description: "Placing, changing and cancelling orders, asking for refunds, marking messages as read.",
  },
  PAYMENTS: { value: "payments", description: "Paying from the wallet, up to an amount a day." },
  MONEY_READ: { value: "money:read", description: "The wallet, its ledger and its bills." },
  GOODS: { value: "goods", description: "The goods library." },
  WEBHOOKS: {
    value: "webhooks",
    description: "Addresses that are told of the customer's orders, and what was sent to them.",
  },
} as const satisfies Record<string, { value: ApiScope; description: string }>;

const ApiScopeEnum = builder.enumType("ApiScope", {
  description: "What an API key may do.",
  values: SCOPES,
});

const ApiKeyModeEnum = builder.enumType("ApiKeyMode", {
  description: "On what an API key works.",
  values: {
    LIVE: { value: "live", description: "The customer's own orders and money." },
    TEST: { value: "test", description: "Those of the customer's sandbox, where one runs." },
  } as const satisfies Record<string, { value: ApiKeyMode; description: string }>,
});

const ApiKey = builder.objectRef<z.output<typeof apiKey>>("ApiKey").implement({
  description: "A key with which programs of the customer call, without its secret.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id by which it is rotated and revoked." }),
    mode: t.expose("mode", { type: ApiKeyModeEnum, description: "On what it works." }),
    name: t.exposeString("name", { description: "Its name, for the customer alone." }),
    tail: t.exposeString("tail", { description: "The last four characters of its secret." }),
    scopes: t.field({
      type: [ApiScopeEnum],
      description: "What it may do.",
      resolve: ({ scopes }) => scopes,
    }),
    addresses: t.exposeStringList("addresses", {
      description: "IP addresses and ranges that may use it; all when empty.",
    }),
    dayLimit: t.field({
      type: "Fen",
      nullable: true,
      description: "What it may pay in a day, in 分; null when it may not pay.",
      resolve: ({ dayLimit }) => (dayLimit === null ? null : yuanToFen(dayLimit)),
    }),
    paidToday: t.field({
      type: "Fen",
      description: "What it has paid today, in 分.",
      resolve: ({ paidToday }) => yuanToFen(paidToday),
    }),
    createdAt: t.expose("createTime", { type: "DateTime", description: "When it was made." }),
    lastUsedAt: t.expose("lastUseTime", {
      type: "DateTime",
      nullable: true,
      description: "When it was used last; null before that.",
    }),
    lastUsedFrom: t.exposeString("lastUseAddress", {
      nullable: true,
      description: "IP address from which it was used last; null before that.",
    }),
    oldSecretUntil: t.expose("oldSecretUntil", {
      type: "DateTime",
      nullable: true,
      description: "Until when the secret before works as well; null without one.",
    }),
  }),
});

builder.objectField(Viewer, "apiKeys", (t) =>
  t.field({
    type: [ApiKey],
    nullable: true,
    description:
      "The customer's API keys that are in use, newest first; null, with an error, when they could not be read.",
    resolve: (_viewer, _args, { rest }) => rest.apiKeys.listApiKeys(),
  }),
);

const FreshApiKey = builder.objectRef<CallData<typeof createApiKey>>("FreshApiKey").implement({
  description: "A key with its new secret, in the only answer that has it.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the key." }),
    secret: t.exposeString("secret", { description: "What programs send; it is not stored anywhere." }),
  }),
});

const ApiKeyRevoked = builder.objectRef<Record<never, never>>("ApiKeyRevoked").implement({
  description: "The key is dead.",
  fields: (t) => ({
    viewer: t.field({ type: Viewer, description: "The customer, without the key.", resolve: () => VIEWER }),
  }),
});

const CreateApiKeyInput = builder.inputType("CreateApiKeyInput", {
  description: "A new API key.",
  fields: (t) => ({
    name: t.string({ description: "Its name, at most 30 characters." }),
    mode: t.field({
      type: ApiKeyModeEnum,
      required: false,
      description: "On what it works; LIVE when left out. TEST is refused where no sandbox runs.",
    }),
    scopes: t.field({ type: [ApiScopeEnum], description: "What it may do; at least one." }),
    addresses: t.stringList({
      required: false,
      description: "IP addresses and ranges (CIDR) that may use it, at most 20; all when left out.",
    }),
    dayLimit: t.field({
      type: "Fen",
      required: false,
      description: "What it may pay in a day, in 分, whole 元; needed with PAYMENTS alone.",
    }),
    code: t.string({ description: "Fresh SMS code of the customer's own phone." }),
  }),
});

const CODE = "Fresh SMS code of the customer's own phone.";

builder.mutationFields((t) => ({
  createApiKey: t.field({
    type: FreshApiKey,
    errors: { union: { description: "The key with its secret, or why it was refused." } },
    description: "Makes an API key. Needs login.",
    args: { input: t.arg({ type: CreateApiKeyInput, description: "What it is to be." }) },
    resolve: (_root, { input: { dayLimit, mode, ...input } }, { rest }) =>
      rest.apiKeys.createApiKey({
        body: {
          ...input,
          mode: mode ?? "live",
          addresses: input.addresses ?? [],
          dayLimit: dayLimit == null ? null : fenToYuan(dayLimit),
        },
      }),
  }),
  rotateApiKey: t.field({
    type: FreshApiKey,
    errors: { union: { description: "The key with its new secret, or why it was refused." } },
    description: "Gives an API key another secret; the old one works for a day longer. Needs login.",
    args: {
      keyId: t.arg.id({ description: "Id of the key." }),
      code: t.arg.string({ description: CODE }),
    },
    resolve: (_root, { keyId, code }, { rest }) => rest.apiKeys.rotateApiKey({ body: { keyId, code } }),
  }),
  revokeApiKey: t.field({
    type: ApiKeyRevoked,
    errors: { union: { description: "Done, or why it was refused." } },
    description: "Revokes an API key at once. Needs login.",
    args: { keyId: t.arg.id({ description: "Id of the key." }) },
    resolve: async (_root, { keyId }, { rest }) => {
      await rest.apiKeys.revokeApiKey({ body: { keyId } });
      return {};
    },
  }),
}));
