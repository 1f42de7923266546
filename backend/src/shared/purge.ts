import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Clock } from "./clock";
import { statement } from "./commit";
import { lowestId } from "./ids";

/** Rows that serve for a time only: they go once `column` (ms) is so long ago. */
export interface SpentRows {
  readonly table: SQLiteTable;
  readonly column: SQLiteColumn;
  readonly keptMs: number;
  /** Time-ordered ids of the table, by which old rows are found where the column has no index. */
  readonly ids?: SQLiteColumn;
}

/** Rows of one table in one transaction, and transactions of one run: a backlog is worked off over minutes. */
const CHUNK = { rows: 500, perRun: 10 } as const;

/** The columns of a table's primary key. */
function keyOf(table: SQLiteTable): SQLiteColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

/**
 * Deletes what has served its time, in chunks. For the cron of every minute; nothing depends on it being punctual,
 * because every reader checks the times itself.
 */
export async function purgeSpent(
  spent: readonly SpentRows[],
  { env, clock }: { env: { DB: D1Database }; clock: Clock },
): Promise<void> {
  const now = clock.now();
  const orm = drizzle(env.DB);
  const statements = spent.map(({ table, column, keptMs, ids }) => {
    const before = now - keptMs;
    const isOld = ids
      ? sql`${ids} < ${lowestId(before)} AND ${column} < ${before}`
      : sql`${column} < ${before}`;
    const key = sql.join(keyOf(table), sql`, `);
    const oldest = sql`SELECT ${key} FROM ${table} WHERE ${isOld} LIMIT ${CHUNK.rows}`;
    return statement(env.DB, orm.delete(table).where(sql`(${key}) IN (${oldest})`));
  });
  for (let round = 0; round < CHUNK.perRun; round++) {
    const results = await env.DB.batch(statements);
    if (results.every((result) => result.meta.changes < CHUNK.rows)) return;
  }
}
