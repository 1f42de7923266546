import { env } from "cloudflare:workers";
import { afterEach, expect } from "vitest";
import { findViolations } from "./invariants";

const exempt = new Map<string, string>();

/**
 * Leaves rules out of the check that follows every test, until the end of the file: what was broken on purpose stays
 * broken. For tests that put the database into a state that the product cannot reach.
 *
 * @param why names that state
 */
export function exemptFromInvariants(why: string, rules: readonly string[]): void {
  for (const rule of rules) exempt.set(rule, why);
}

afterEach(async () => {
  const violations = await findViolations(env.DB);
  const unexpected = violations.filter(({ rule }) => !exempt.has(rule));
  expect(unexpected, "this test broke a promise of the data").toEqual([]);
});
