import { sql } from "drizzle-orm";
import { DUE_NOW, earliest, later, type Moments } from "../../../shared/next-due";
import { firstChanges, ofCustomers } from "./customers-to-check";
import { TOLD_EVERY_MS } from "./watch.repository";
import { ledgerViolations, ledgerWatch } from "./watch.tables";

/**
 * Time at which the first unchecked change is settled; now, while a pass is unfinished.
 *
 * @param unwatchedSince in a store that was never checked, older changes are left to the first round, ms
 */
export const nextOfChanges = ({
  unwatchedSince,
  settledMs,
}: {
  unwatchedSince: number;
  settledMs: number;
}): Moments => [
  sql`(SELECT ${DUE_NOW} FROM ${ledgerWatch} WHERE ${ledgerWatch.passUntil} IS NOT NULL)`,
  ...firstChanges(
    sql`COALESCE((SELECT ${ledgerWatch.checkedUntil} FROM ${ledgerWatch}), ${unwatchedSince})`,
  ).map((change) => later(change, settledMs + 1)),
];

/**
 * Time of the next round over all customers; now, while a round is unfinished. Never in a store without
 * customers.
 */
export const nextOfRound = (everyMs: number): Moments => [
  ofCustomers(
    sql`COALESCE((SELECT CASE WHEN ${ledgerWatch.roundAfter} IS NULL THEN ${ledgerWatch.roundBeganAt} + ${everyMs} END
      FROM ${ledgerWatch}), ${DUE_NOW})`,
  ),
];

/** Time at which the next violation is checked again. */
export const nextOfBroken = (): Moments => [later(earliest(ledgerViolations.toldAt), TOLD_EVERY_MS)];
