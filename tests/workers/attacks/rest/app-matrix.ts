import { signIn } from "../../../support/accounts/accounts";
import { appOf } from "../../../support/accounts/app-sessions";
import { newAddress, newPhone } from "../../../support/accounts/newcomers";
import { codeFor, from } from "../../../support/accounts/sign-in-flow";
import type { CallName } from "../../../support/contract/contract";
import type { AttackEntry, GraphEntry } from "../attack";

/** The address that the backend sees when the edge reports none. */
const UNKNOWN = "unknown";

/** How to attack the calls by which apps sign in and stay signed in. */
export const appAttacks: Readonly<Record<Extract<CallName, `appSessions.${string}`>, AttackEntry>> = {
  "appSessions.signInApp": {
    async prepare({ backend }) {
      const [phone, address] = [newPhone(), newAddress()];
      const code = await codeFor(backend, phone, address);
      return { body: { phone, code, device: "小米 14" }, ...from(address) };
    },
    caller: () => signIn(),
  },
  "appSessions.refreshApp": {
    prepare: async ({ backend }) => ({
      body: { refreshToken: (await appOf(backend, newPhone(), newAddress())).refreshToken },
    }),
  },
};

/** How to attack their mutations. */
export const appGraphAttacks = {
  "Mutation.loginApp": {
    async variables({ backend }) {
      const phone = newPhone();
      return { input: { phone, code: await codeFor(backend, phone, UNKNOWN), device: "小米 14" } };
    },
  },
  "Mutation.refreshAppTokens": {
    variables: async ({ backend }) => ({
      refreshToken: (await appOf(backend, newPhone(), newAddress())).refreshToken,
    }),
  },
} satisfies Record<string, GraphEntry>;
