import { signIn } from "../../../support/accounts/accounts";
import { makeKey } from "../../../support/accounts/api-keys";
import type { CallName } from "../../../support/contract/contract";
import type { AttackEntry, GraphEntry } from "../attack";
import type { World } from "../attack-world";
import { FOREIGN } from "../foreign-things";
import { ownCode } from "./account-matrix";

const ownKey = async ({ own }: World): Promise<number> => (await makeKey(own)).id;

/** How to attack the calls about API keys. */
export const apiKeyAttacks: Readonly<Record<Extract<CallName, `apiKeys.${string}`>, AttackEntry>> = {
  "apiKeys.listApiKeys": { prepare: () => ({}) },
  "apiKeys.createApiKey": {
    prepare: async (world) => ({
      body: {
        name: "仓库系统",
        scopes: ["orders:read", "payments"],
        addresses: ["203.0.113.0/24"],
        dayLimit: 500,
        code: await ownCode(world),
      },
    }),
  },
  "apiKeys.rotateApiKey": {
    prepare: async (world) => ({ body: { keyId: await ownKey(world), code: await ownCode(world) } }),
    ids: { "body.keyId": FOREIGN.apiKey },
  },
  "apiKeys.revokeApiKey": {
    prepare: async (world) => ({ body: { keyId: await ownKey(world) } }),
    ids: { "body.keyId": FOREIGN.apiKey },
  },
  "apiKeys.admitApiKey": {
    prepare: () => ({ body: { cost: 1 } }),
    caller: async () => (await makeKey(await signIn())).caller,
  },
};

/** How to attack their mutations. */
export const apiKeyGraphAttacks = {
  "Mutation.createApiKey": {
    variables: async (world) => ({
      input: {
        name: "仓库系统",
        scopes: ["ORDERS_READ", "PAYMENTS"],
        dayLimit: 50_000,
        code: await ownCode(world),
      },
    }),
  },
  "Mutation.rotateApiKey": {
    variables: async (world) => ({ keyId: `${await ownKey(world)}`, code: await ownCode(world) }),
  },
  "Mutation.revokeApiKey": { variables: async (world) => ({ keyId: `${await ownKey(world)}` }) },
} satisfies Record<string, GraphEntry>;
