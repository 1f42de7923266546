/** Statement: the backfills that a store has done, by name. */
export const DONE_BACKFILLS = "SELECT name FROM backfills WHERE done_at IS NOT NULL";

/**
 * Statement for the transaction that copies rows from another store: it restarts the backfills, except those
 * that the other store had completed.
 *
 * @param done names of the backfills that the other store had completed
 */
export const beginAgain = (done: readonly string[]): [sql: string, names: string] => [
  `UPDATE backfills SET cursor = NULL, done_at = NULL, round = round + 1
   WHERE name NOT IN (SELECT value FROM json_each(?))`,
  JSON.stringify(done),
];
