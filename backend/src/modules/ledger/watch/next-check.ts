import { sql } from "drizzle-orm";
import { DUE_NOW, earliest, later, type Moments } from "../../../shared/next-due";
import { firstChanges, ofCustomers } from "./customers-to-check";
import { TOLD_EVERY_MS } from "./watch.repository";
import { ledgerViolations, ledgerWatch } from "./watch.tables";

/**
 * When the first change that no pass has checked is settled; now, while a pass is not done.
 *
 * @param unwatchedSince what was before it is left to the first round, in a store that was never checked, ms
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

/** When the next round over all customers begins; now, while one goes on. Never in a store without customers. */
export const nextOfRound = (everyMs: number): Moments => [
  ofCustomers(
    sql`COALESCE((SELECT CASE WHEN ${ledgerWatch.roundAfter} IS NULL THEN ${ledgerWatch.roundBeganAt} + ${everyMs} END
      FROM ${ledgerWatch}), ${DUE_NOW})`,
  ),
];

/** When a broken promise is looked at again. */
export const nextOfBroken = (): Moments => [later(earliest(ledgerViolations.toldAt), TOLD_EVERY_MS)];
