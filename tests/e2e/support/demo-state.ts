import process from "node:process";

/** Where a run of browser tests keeps the state of a signed-in browser; runs side by side have sites of their own. */
export function statePath(customer: string): string {
  return `test-results/e2e-states/${customer}-${process.env.E2E_PORT ?? "8788"}.json`;
}

/**
 * The signed-in state that browser tests share: the project `setup` (demo-state.setup.ts) signs the demo customer in
 * once per run, through the real sign-in page with slider and SMS, and stores the browser's state here.
 *
 *     import { DEMO_STATE } from "./support/demo-state";
 *     test.use({ storageState: DEMO_STATE });              // a whole file or describe block
 *     browser.newContext({ storageState: DEMO_STATE });    // one more browser
 *
 * The session belongs to every test of the run: a test that signs out, blocks the account or empties the wallet takes a
 * customer of its own (`registerCustomer`). One address gets 20 SMS an hour, so register once per file at most.
 */
export const DEMO_STATE = statePath("demo");

/** The seeded customer with a balance, orders and messages. Payment password: 123456. */
export const DEMO_PHONE = "13800138000";
