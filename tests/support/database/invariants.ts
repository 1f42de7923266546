import { checkInvariants, type Violation } from "../../../backend/src/modules/ledger/invariants";
import type { EveryStore } from "../../../backend/src/shared/stores/stores";
import { TEST_RULES } from "./invariant-rules";

/** What `lostPhones` finds broken. */
export const PHONE_RULE = "the directory leads every customer's phone to the customer";

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
  const [known, lost, results] = await Promise.all([
    checkInvariants(db, db),
    lostPhones(db, db),
    db.batch<{ subject: string | number }>(rules.map(([, sql]) => db.prepare(`${sql} LIMIT 20`))),
  ]);
  const strict = rules.flatMap(([rule], index) =>
    (results[index]?.results ?? []).map(({ subject }) => ({ rule, subject: String(subject) })),
  );
  return [...known, ...lost, ...strict].filter(({ rule }) => !leftOut.includes(rule));
}

/** Customers to whom the directory does not lead their own phone: nobody could sign in to their account (decision 063). */
async function lostPhones(db: EveryStore, directory: EveryStore): Promise<Violation[]> {
  const [owners, lines] = await Promise.all([
    db
      .prepare("SELECT id, phone FROM customers WHERE phone NOT LIKE 'closed:%'")
      .all<{ id: number; phone: string }>(),
    directory.prepare("SELECT phone, customer_id AS id FROM phones").all<{ phone: string; id: number }>(),
  ]);
  const ownerOf = new Map(lines.results.map(({ phone, id }) => [phone, id]));
  return owners.results
    .filter(({ id, phone }) => ownerOf.get(phone) !== id)
    .map(({ id }) => ({
      rule: PHONE_RULE,
      subject: String(id),
    }));
}
