import { env } from "cloudflare:workers";
import { afterAll, afterEach, expect } from "vitest";
import type { Violation } from "../../../backend/src/modules/ledger/invariants";
import { BUCKET_RULES } from "./bucket-rules";
import { PIECES_OF_NAMES } from "./invariant-rules";
import { findViolations } from "./invariants";
import { findViolationsSince } from "./violations-since";
import { thisMoment } from "./written-tables";

/** What takes longer than all other rules together, and what a whole file of tests shows as well. */
const ONCE_PER_FILE = [PIECES_OF_NAMES, ...Object.keys(BUCKET_RULES)];

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

function expectNone(violations: readonly Violation[], by: string): void {
  const unexpected = violations.filter(({ rule }) => !exempt.has(rule));
  expect(unexpected, `this ${by} broke a promise of the data`).toEqual([]);
}

/** The moment before the last check: what stands in tables that nothing has changed since is as it was. */
let checked = -1;

afterEach(async () => {
  const now = thisMoment();
  const violations = await findViolationsSince(checked, [...ONCE_PER_FILE, ...exempt.keys()]);
  checked = now;
  expectNone(violations, "test");
});
afterAll(async () => expectNone(await findViolations(env.DB), "file"));
