import { checkInvariants, type Violation } from "../../../backend/src/modules/ledger/invariants";
import type { EveryStore } from "../../../backend/src/shared/stores/stores";
import { TEST_RULES } from "./invariant-rules";

/**
 * Every broken promise of the data: those that the backend checks itself, and the stricter ones of tests.
 *
 * @param leftOut rules of tests that are not checked
 */
export async function findViolations(
  database: D1Database,
  leftOut: readonly string[] = [],
): Promise<Violation[]> {
  // Rules of tests compare what lies in different stores.
  const db = database as EveryStore;
  const rules = Object.entries(TEST_RULES).filter(([rule]) => !leftOut.includes(rule));
  const [known, results] = await Promise.all([
    checkInvariants(db, db),
    db.batch<{ subject: string | number }>(rules.map(([, sql]) => db.prepare(`${sql} LIMIT 20`))),
  ]);
  const strict = rules.flatMap(([rule], index) =>
    (results[index]?.results ?? []).map(({ subject }) => ({ rule, subject: String(subject) })),
  );
  return [...known, ...strict];
}
