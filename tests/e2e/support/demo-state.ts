import { SIGNED_IN_HINT } from "../../../schema/rules/account/signed-in-hint";
import { DEMO_TOKEN } from "../../../scripts/lib/e2e-customers";

const HERE = { domain: "127.0.0.1", path: "/", expires: -1, secure: false, sameSite: "Lax" as const };

/** The state of a browser that is signed in with this token. */
export const stateOf = (token: string) => ({
  cookies: [
    { name: "token", value: token, httpOnly: true, ...HERE },
    { name: SIGNED_IN_HINT, value: "1", httpOnly: false, ...HERE },
  ],
  origins: [],
});

export type SessionState = ReturnType<typeof stateOf>;

/**
 * The state in which the demo customer is signed in (scripts/lib/e2e-customers.ts).
 *
 *     import { DEMO_STATE } from "./support/demo-state";
 *     test.use({ storageState: DEMO_STATE });              // a whole file or describe block
 *     browser.newContext({ storageState: DEMO_STATE });    // one more browser
 *
 * The session belongs to every test of the run: a test that signs out, blocks the account or empties the wallet takes a
 * customer of its own (`enterAsNewcomer`).
 */
export const DEMO_STATE = stateOf(DEMO_TOKEN);

/** The seeded customer with a balance, orders and messages. Payment password: 201788. */
export const DEMO_PHONE = "13800138000";
