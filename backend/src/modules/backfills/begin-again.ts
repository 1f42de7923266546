/** Statement: the backfills that a store has done, by name. */
export const DONE_BACKFILLS = "SELECT name FROM backfills WHERE done_at IS NOT NULL";

/**
 * Statement for the transaction that lets rows from elsewhere into a store: backfills begin again, but for those that
 * were done where the rows come from.
 *
 * @param done names of backfills by which the rows are filled
 */
export const beginAgain = (done: readonly string[]): [sql: string, names: string] => [
  `UPDATE backfills SET cursor = NULL, done_at = NULL, round = round + 1
   WHERE name NOT IN (SELECT value FROM json_each(?))`,
  JSON.stringify(done),
];
