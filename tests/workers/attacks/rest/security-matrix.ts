import { env } from "cloudflare:workers";
import { givePhone, openSession } from "../../../support/accounts/accounts";
import { newPhone } from "../../../support/accounts/newcomers";
import type { CallInput, CallName } from "../../../support/contract/contract";
import type { AttackEntry, GraphEntry } from "../attack";
import type { World } from "../attack-world";
import { FOREIGN } from "../foreign-things";
import { ownCode, sentCode } from "./account-matrix";

/** Another session of the caller's. */
async function otherSession({ own }: World): Promise<number> {
  await openSession(own.customerId);
  const query = "SELECT MAX(id) AS id FROM sessions WHERE customer_id = ?";
  return (await env.DB.prepare(query).bind(own.customerId).first<number>("id")) ?? 0;
}

/** What it takes to move from the phone that the world knows to a new one. */
async function phones(world: World) {
  await givePhone(world.own);
  const next = newPhone();
  return { phone: next, code: await sentCode(world, next), oldCode: await ownCode(world) };
}

/** How to attack the calls about sessions, what happened to an account, and another phone. */
export const securityAttacks: Readonly<Record<Extract<CallName, `accountSecurity.${string}`>, AttackEntry>> =
  {
    "accountSecurity.listSessions": { prepare: () => ({}) },
    "accountSecurity.endSession": {
      prepare: async (world): Promise<CallInput> => ({ body: { sessionId: await otherSession(world) } }),
      ids: { "body.sessionId": FOREIGN.session },
    },
    "accountSecurity.endOtherSessions": { prepare: () => ({}) },
    "accountSecurity.listActivity": { prepare: () => ({}), total: (data) => Object(data).total },
    "accountSecurity.rebindPhone": {
      prepare: async (world): Promise<CallInput> => ({ body: await phones(world) }),
    },
  };

/** How to attack their mutations. */
export const securityGraphAttacks = {
  "Mutation.endSession": { variables: async (world) => ({ sessionId: `${await otherSession(world)}` }) },
  "Mutation.changePhone": {
    async variables(world) {
      const { phone, code, oldCode } = await phones(world);
      return { input: { phone, code, currentCode: oldCode } };
    },
  },
} satisfies Record<string, GraphEntry>;
