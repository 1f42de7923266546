import { asc } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { HOUR } from "../../../shared/clock";
import { statement } from "../../../shared/commit";
import type { CustomerStore } from "../../../shared/stores/stores";
import { type Finding, MOST_TOLD } from "../invariants";
import { ledgerViolations, ledgerWatch } from "./watch.tables";

export type Watch = Omit<typeof ledgerWatch.$inferSelect, "id">;

/** A violation is reported again after this time. */
export const TOLD_EVERY_MS = HOUR;
/** The most violations that a report names. */
const SHOWN = 100;

const ONLY = 1;

/** Progress of the checks; undefined before the first slice. */
export async function readWatch(db: CustomerStore): Promise<Watch | undefined> {
  const [row] = await drizzle(db).select().from(ledgerWatch);
  return row;
}

/** Stores the progress of the checks. */
export function saveWatch(db: CustomerStore, watch: Watch): D1PreparedStatement {
  const row = { ...watch, id: ONLY };
  return statement(
    db,
    drizzle(db).insert(ledgerWatch).values(row).onConflictDoUpdate({ target: ledgerWatch.id, set: watch }),
  );
}

/**
 * Violations of a rule are not deleted when more rows broke it than a check reports, because some may still
 * exist.
 */
const FORGET_MENDED = `DELETE FROM ledger_violations
  WHERE customer_id IN (SELECT value FROM json_each(?1)) AND (customer_id, rule, subject) NOT IN (
    SELECT value ->> 'customerId', value ->> 'rule', value ->> 'subject' FROM json_each(?2))
  AND rule NOT IN (SELECT value FROM json_each(?3))`;

/** Answers the violations to report: new ones, and those that were last reported long ago. */
const KEEP_FOUND = `INSERT INTO ledger_violations (customer_id, rule, subject, seen_at, told_at)
  SELECT value ->> 'customerId', value ->> 'rule', value ->> 'subject', ?2, ?2 FROM json_each(?1) WHERE true
  ON CONFLICT (customer_id, rule, subject) DO UPDATE SET told_at = excluded.told_at
    WHERE ledger_violations.told_at <= excluded.told_at - ?3
  RETURNING customer_id AS customerId, rule, subject`;

/**
 * Replaces the stored violations of these customers by those of a new check, and stores the progress, in one
 * batch.
 *
 * @param watch undefined when the check is not part of a pass or a round
 * @returns the violations to report: new ones at once, and every hour while they last
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

/** Results of the last checks: the oldest violations, at most a hundred, and the progress of the checks. */
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
