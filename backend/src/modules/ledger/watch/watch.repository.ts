import { asc } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { HOUR } from "../../../shared/clock";
import { statement } from "../../../shared/commit";
import type { CustomerStore } from "../../../shared/stores/stores";
import { type Finding, MOST_TOLD } from "../invariants";
import { ledgerViolations, ledgerWatch } from "./watch.tables";

export type Watch = Omit<typeof ledgerWatch.$inferSelect, "id">;

/** A broken promise is told of again when its last line is so old. */
export const TOLD_EVERY_MS = HOUR;
/** Broken promises that a report names. */
const SHOWN = 100;

const ONLY = 1;

/** How far the books are checked; undefined before the first slice. */
export async function readWatch(db: CustomerStore): Promise<Watch | undefined> {
  const [row] = await drizzle(db).select().from(ledgerWatch);
  return row;
}

/** Notes how far the books are checked. */
export function saveWatch(db: CustomerStore, watch: Watch): D1PreparedStatement {
  const row = { ...watch, id: ONLY };
  return statement(
    db,
    drizzle(db).insert(ledgerWatch).values(row).onConflictDoUpdate({ target: ledgerWatch.id, set: watch }),
  );
}

/** Not of rules that were broken by more rows than a check tells: some of these may be broken still. */
const FORGET_MENDED = `DELETE FROM ledger_violations
  WHERE customer_id IN (SELECT value FROM json_each(?1)) AND (customer_id, rule, subject) NOT IN (
    SELECT value ->> 'customerId', value ->> 'rule', value ->> 'subject' FROM json_each(?2))
  AND rule NOT IN (SELECT value FROM json_each(?3))`;

/** Answers those that are to be told: the new ones, and those whose last line is old. */
const KEEP_FOUND = `INSERT INTO ledger_violations (customer_id, rule, subject, seen_at, told_at)
  SELECT value ->> 'customerId', value ->> 'rule', value ->> 'subject', ?2, ?2 FROM json_each(?1) WHERE true
  ON CONFLICT (customer_id, rule, subject) DO UPDATE SET told_at = excluded.told_at
    WHERE ledger_violations.told_at <= excluded.told_at - ?3
  RETURNING customer_id AS customerId, rule, subject`;

/**
 * Stores what a check of these customers has found in place of what the check before it did, and how far the books are
 * checked now, in one batch.
 *
 * @param watch undefined where the check is no part of a pass or a round
 * @returns what is to be told of: a broken promise at once, and every hour while it stays
 */
export async function storeCheck(
  db: CustomerStore,
  check: {
    customerIds: readonly number[];
    findings: readonly Finding[];
    now: number;
    watch: Watch | undefined;
  },
): Promise<Finding[]> {
  const { customerIds, findings, now, watch } = check;
  const found = JSON.stringify(findings);
  const cut = [...Map.groupBy(findings, ({ rule }) => rule)]
    .filter(([, rows]) => rows.length >= MOST_TOLD)
    .map(([rule]) => rule);
  const [, told] = await db.batch<Finding>([
    db.prepare(FORGET_MENDED).bind(JSON.stringify(customerIds), found, JSON.stringify(cut)),
    db.prepare(KEEP_FOUND).bind(found, now, TOLD_EVERY_MS),
    ...(watch ? [saveWatch(db, watch)] : []),
  ]);
  return told?.results ?? [];
}

/** What the last checks have found: the broken promises that were seen first, at most a hundred, and how far the checks are. */
export async function readLedgerReport(db: CustomerStore): Promise<LedgerReport> {
  const [violations, watch] = await Promise.all([
    drizzle(db).select().from(ledgerViolations).orderBy(asc(ledgerViolations.seenAt)).limit(SHOWN),
    readWatch(db),
  ]);
  return { violations, watch };
}

export interface LedgerReport {
  readonly violations: readonly (typeof ledgerViolations.$inferSelect)[];
  /** undefined before the first check. */
  readonly watch: Watch | undefined;
}
