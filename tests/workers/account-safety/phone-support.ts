import { env } from "cloudflare:workers";
import { finishPhoneChanges } from "../../../backend/src/modules/customers/release-phone";
import type { Account } from "../../support/accounts/accounts";
import { newAddress } from "../../support/accounts/newcomers";
import { codeFor, login } from "../../support/accounts/sign-in-flow";
import { crossings } from "../../support/database/stores";
import { createFaults } from "../../support/faults/faults";
import { inEveryStore } from "../../support/minute-jobs";
import type { TestBackend } from "../../support/orders/orders";
import { createTestBackend, type Envelope } from "../../support/servers/backend";
import { profileOf } from "./support";

/** More round trips than any of the sequences makes. */
const MOST_TRIPS = 60;

/**
 * Runs `act` on a Worker that dies after so many round trips to the database, for every number of them: `check` sees what
 * each death has left. Ends with the Worker that lives. Answers how many died.
 */
export async function killedAfterEachTrip<Case>(
  clock: TestBackend["clock"],
  steps: {
    prepare(): Promise<Case>;
    act(backend: TestBackend, one: Case): Promise<Envelope>;
    check(one: Case, trips: number): Promise<void>;
  },
): Promise<number> {
  for (let trips = 0; trips < MOST_TRIPS; trips++) {
    const one = await steps.prepare();
    const faults = createFaults();
    const backend = createTestBackend({ clock, env: faults.wrap({ DB: env.DB }) });
    faults.d1
      .call(trips + 1)
      .always()
      .throwBefore();
    const answer = await steps.act(backend, one);
    const mixed = crossings(faults.d1.script.calls);
    if (mixed.length > 0) throw new Error(`a transaction with tables of both stores: ${mixed[0]}`);
    await steps.check(one, trips);
    if (faults.d1.script.calls.length <= trips) {
      if (answer.code !== 0) throw new Error(`the Worker that lives answered ${JSON.stringify(answer)}`);
      return trips;
    }
  }
  throw new Error("it never ended");
}

/** Signs a phone in by SMS, however often it was sent codes before. */
export async function enterWith(backend: TestBackend, phone: string): Promise<Envelope> {
  await env.DB.prepare("DELETE FROM sms_sends WHERE phone = ?").bind(phone).run();
  const address = newAddress();
  return login(backend, phone, await codeFor(backend, phone, address), address);
}

/** Whose account a phone opens. */
export async function ownerOf(backend: TestBackend, phone: string): Promise<number> {
  const answer = await enterWith(backend, phone);
  if (answer.code !== 0) throw new Error(`no customer signed in: ${JSON.stringify(answer)}`);
  return (await profileOf(backend, answer.data.webToken)).data.id;
}

/** The phone that a customer's own row has. */
export const phoneOf = ({ customerId }: Pick<Account, "customerId">) =>
  env.DB.prepare("SELECT phone FROM customers WHERE id = ?").bind(customerId).first<string>("phone");

/** The phones that the directory leads to a customer. */
export async function linesOf({ customerId }: Pick<Account, "customerId">): Promise<string[]> {
  const { results } = await env.DB.prepare("SELECT phone FROM phones WHERE customer_id = ?")
    .bind(customerId)
    .all<{ phone: string }>();
  return results.map(({ phone }) => phone);
}

/** Customers who have a phone, as their own rows say. */
export const holdersOf = (phone: string) =>
  env.DB.prepare("SELECT COUNT(*) AS n FROM customers WHERE phone = ?").bind(phone).first<number>("n");

/** What the minute jobs do about phones. */
export const tidyPhones = (backend: TestBackend) =>
  inEveryStore(finishPhoneChanges)({ env: backend.env, clock: backend.clock });
