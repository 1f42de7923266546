import { afterAll, beforeAll, beforeEach } from "vitest";
import { expectSoundData, seedReference, type TestBackend } from "../../support/orders/orders";
import { act, createPayBackend, deliver, notificationOf, openPayment, runJobs } from "./support";

/** What a helper takes after the backend that it talks to. */
type Rest<Helper> = Helper extends (backend: TestBackend, ...rest: infer R) => unknown ? R : never;

/**
 * What every file about payments at a provider begins and ends with: reference data, a new backend for each test that
 * offers both providers, and data that keep their promises. What happens at the provider happens to that backend.
 */
export function withPayBackend() {
  let current: TestBackend | null = null;
  const now = () => {
    if (!current) throw new Error("a backend begins with a test");
    return current;
  };
  beforeAll(seedReference);
  beforeEach(() => {
    current = createPayBackend();
  });
  afterAll(expectSoundData);
  return {
    get backend() {
      return now();
    },
    openPayment: (...rest: Rest<typeof openPayment>) => openPayment(now(), ...rest),
    act: (...rest: Rest<typeof act>) => act(now(), ...rest),
    notificationOf: (...rest: Rest<typeof notificationOf>) => notificationOf(now(), ...rest),
    deliver: (...rest: Rest<typeof deliver>) => deliver(now(), ...rest),
    runJobs: () => runJobs(now()),
  };
}
