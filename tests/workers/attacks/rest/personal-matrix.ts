import { env } from "cloudflare:workers";
import { type Account, rowOf, signIn } from "../../../support/accounts/accounts";
import { newAddress } from "../../../support/accounts/newcomers";
import { receivedCode, requestCode } from "../../../support/accounts/sign-in-flow";
import type { CallName } from "../../../support/contract/contract";
import type { AttackEntry, GraphEntry } from "../attack";
import type { World } from "../attack-world";
import { FOREIGN } from "../foreign-things";
import { ownCode } from "./account-matrix";

/** Who closes the account: a customer with nothing open, made with the code. */
let leaving: Account | undefined;
const leavingCustomer = async (): Promise<Account> => leaving ?? signIn();

async function leavingCode({ backend }: World): Promise<string> {
  leaving = await signIn();
  await requestCode(backend, leaving.phone, { token: leaving.token, address: newAddress() });
  return receivedCode(leaving.phone);
}

let exports = 0;

/** An export of a customer's that is ready; it takes the place of the one before. */
export async function addExport(customerId: number): Promise<number> {
  const id = rowOf(customerId, 940_000 + ++exports);
  const far = Date.parse("2030-01-01T00:00:00Z");
  await env.DB.batch([
    env.DB.prepare("DELETE FROM data_exports WHERE customer_id = ?").bind(customerId),
    env.DB.prepare(
      `INSERT INTO data_exports (id, customer_id, asked_by, asked_at, day, state, next_attempt_at, ready_at, size, expires_at)
       VALUES (?, ?, 'customer', 0, 0, 'READY', 0, 0, 4, ?)`,
    ).bind(id, customerId, far),
  ]);
  await env.FILES.put(`exports/${id}.zip`, "PK\u0003\u0004");
  return id;
}

async function withoutExport(world: World): Promise<string> {
  await env.DB.prepare("DELETE FROM data_exports WHERE customer_id = ?").bind(world.own.customerId).run();
  return ownCode(world);
}

/** How to attack the calls about a copy of the customer's data, and closing the account. */
export const personalAttacks: Readonly<
  Record<Extract<CallName, `personalData.${string}`> | "files.downloadDataExport", AttackEntry>
> = {
  "personalData.getDataExport": { prepare: () => ({}) },
  "personalData.requestDataExport": {
    prepare: async (world) => ({ body: { code: await withoutExport(world) } }),
  },
  "personalData.listClosingBlockers": { prepare: () => ({}) },
  "personalData.closeAccount": {
    prepare: async (world) => ({ body: { code: await leavingCode(world) } }),
    caller: leavingCustomer,
  },
  "files.downloadDataExport": {
    prepare: async ({ own }) => ({ query: { exportId: await addExport(own.customerId) } }),
    ids: { "query.exportId": FOREIGN.dataExport },
  },
};

/** How to attack what staff do with them. */
export const operatorPersonalAttacks: Readonly<
  Record<
    "operator.getPersonalDataOf" | "operator.requestDataExportFor" | "operator.closeAccountOf",
    AttackEntry
  >
> = {
  "operator.getPersonalDataOf": { prepare: ({ own }) => ({ query: { phone: own.phone } }) },
  "operator.requestDataExportFor": { prepare: async () => ({ body: { phone: (await signIn()).phone } }) },
  "operator.closeAccountOf": { prepare: async () => ({ body: { phone: (await signIn()).phone } }) },
};

/** How to attack their mutations. */
export const personalGraphAttacks = {
  "Mutation.requestDataExport": { variables: async (world) => ({ code: await withoutExport(world) }) },
  "Mutation.closeAccount": {
    variables: async (world) => ({ code: await leavingCode(world) }),
    caller: leavingCustomer,
  },
} satisfies Record<string, GraphEntry>;
