import { env } from "cloudflare:workers";
import { afterAll, afterEach, expect } from "vitest";
import { BUCKET_RULES } from "./bucket-rules";
import { PIECES_OF_NAMES } from "./invariant-rules";
import { findViolations } from "./invariants";
import { rowsWritten } from "./rows-written";

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

async function expectPromisesKept(by: string, leftOut: readonly string[]): Promise<void> {
  const violations = await findViolations(env.DB, leftOut);
  const unexpected = violations.filter(({ rule }) => !exempt.has(rule));
  expect(unexpected, `this ${by} broke a promise of the data`).toEqual([]);
}

/** The count at the last check: a test that has written nothing has broken nothing. */
let checked: unknown;

afterEach(async () => {
  const written = await rowsWritten();
  if (written === checked) return;
  checked = written;
  await expectPromisesKept("test", ONCE_PER_FILE);
});
afterAll(() => expectPromisesKept("file", []));
