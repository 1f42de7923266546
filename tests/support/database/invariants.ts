import { checkInvariants, type Violation } from "../../../backend/src/modules/ledger/invariants";
import type { EveryStore } from "../../../backend/src/shared/stores/stores";
import { inEachStore } from "../../../scripts/lib/stores/every-store";
import { TEST_RULES } from "./invariant-rules";
import { ownersIn } from "./stores";

/**
 * Every broken promise of the data: those that the backend checks itself, and the stricter ones of tests.
 *
 * @param leftOut rules of tests that are not checked
 */
export async function findViolations(
  database: D1Database,
  leftOut: readonly string[] = [],
): Promise<Violation[]> {
  const db = database as EveryStore;
  const own = inEachStore(db);
  const rules = Object.entries(TEST_RULES).filter(([rule]) => !leftOut.includes(rule));
  // A few rules of tests compare what lies in different stores.
  const [crossing = [], within = []] = [true, false].map((isCrossing) =>
    rules.filter(([, sql]) => ownersIn(sql).size > 1 === isCrossing),
  );
  const found = await Promise.all([
    checkInvariants(own, db),
    violationsOf(crossing, db),
    violationsOf(within, own),
  ]);
  return found.flat();
}

async function violationsOf(rules: readonly (readonly [rule: string, sql: string])[], db: EveryStore) {
  if (rules.length === 0) return [];
  const results = await db.batch<{ subject: string | number }>(
    rules.map(([, sql]) => db.prepare(`${sql} LIMIT 20`)),
  );
  return rules.flatMap(([rule], index) =>
    (results[index]?.results ?? []).map(({ subject }) => ({ rule, subject: String(subject) })),
  );
}
