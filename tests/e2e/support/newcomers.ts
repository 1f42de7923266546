import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { NEWCOMERS, newcomerPhone, newcomerToken, WECHAT_PAYEES } from "../../../scripts/lib/e2e-customers";
import { e2eState, OWN_PORT } from "../../../scripts/lib/e2e-state";
import { type SessionState, stateOf } from "./demo-state";

interface Newcomer {
  readonly phone: string;
  /** The browser's state in which the customer is signed in. */
  readonly state: SessionState;
}

/**
 * A customer whom no other test has: registered yesterday, signed in, with an empty wallet, no payment password and no
 * order. Nothing was sent to the phone today, so that a code can be had at once. What registering and signing in are
 * like is shown by sign-in.spec.ts and registration.spec.ts.
 */
function takeNewcomer({ from, count } = { from: 0, count: NEWCOMERS }): Newcomer {
  const index = Array.from({ length: count }, (_, index) => from + index).find(isFree);
  if (index === undefined) throw new Error("no newcomer is left: scripts/lib/e2e-customers.ts");
  return { phone: newcomerPhone(index), state: stateOf(newcomerToken(index)) };
}

/** Takes it, too: a test that is run again runs in another process, and gets another newcomer. */
function isFree(index: number): boolean {
  try {
    mkdirSync(join(e2eState(OWN_PORT), `newcomer-${index}`));
    return true;
  } catch (error) {
    if (Object(error).code === "EEXIST") return false;
    throw error;
  }
}

/** Gives the page's browser a newcomer's session and opens no page; answers the newcomer's phone. */
export const enterAsNewcomer = (page: Page): Promise<string> => enter(page, takeNewcomer());

/** The same for a newcomer to whose WeChat money can be paid out. */
export const enterAsWechatPayee = (page: Page): Promise<string> =>
  enter(page, takeNewcomer({ from: NEWCOMERS, count: WECHAT_PAYEES }));

async function enter(page: Page, { phone, state }: Newcomer): Promise<string> {
  await page.context().addCookies(state.cookies);
  return phone;
}

/**
 * One newcomer for all tests of a file.
 *
 *     const payer = sharedNewcomer();
 *     test.use({ storageState: payer.storageState });
 */
export function sharedNewcomer() {
  let taken: Newcomer | null = null;
  const take = () => {
    taken ??= takeNewcomer();
    return taken;
  };
  return {
    get phone() {
      return take().phone;
    },
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
    storageState: async ({}, use: (state: SessionState) => Promise<void>) => use(take().state),
  };
}
