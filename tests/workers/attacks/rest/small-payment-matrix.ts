import type { AttackEntry, GraphEntry } from "../attack";

const PASSWORD = "246810";

/** How to attack the calls of payments without a password. */
export const smallPaymentAttacks = {
  "smallPayment.getSmallPayment": { prepare: () => ({}) },
  "smallPayment.setSmallPayment": { prepare: () => ({ body: { limit: 100, pwd: PASSWORD } }) },
  "smallPayment.stopSmallPayment": { prepare: () => ({}) },
} satisfies Partial<Record<string, AttackEntry>>;

/** How to attack their mutations. */
export const smallPaymentGraphAttacks = {
  "Mutation.setSmallPayment": { variables: () => ({ input: { limit: 10_000, password: PASSWORD } }) },
} satisfies Record<string, GraphEntry>;
