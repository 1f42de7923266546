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
export const DEMO_STATE = "test-results/demo-state.json";

/** The seeded customer with a balance, orders and messages. Payment password: 123456. */
export const DEMO_PHONE = "13800138000";
