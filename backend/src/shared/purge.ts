import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Clock } from "./clock";
import { statement } from "./commit";
import { lowestId } from "./ids";
import { earliest, later, type Moments, momentOfId } from "./next-due";
import type { Store } from "./stores/stores";

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

/** Condition: a row has served its time. */
function isSpent({ column, keptMs, ids }: SpentRows, now: number): SQL {
  const before = now - keptMs;
  return ids ? sql`${ids} < ${lowestId(before)} AND ${column} < ${before}` : sql`${column} < ${before}`;
}

/** When {@link purgeSpent} is due next for these. */
export const nextPurge = (spent: readonly SpentRows[]): Moments =>
  spent.map(({ table, column, keptMs, ids }) => {
    const oldest = ids
      ? sql`(SELECT MAX(${column}, ${momentOfId(ids)}) FROM ${table} ORDER BY ${ids} LIMIT 1)`
      : earliest(column);
    return later(oldest, keptMs + 1);
  });

/** Those that have spent rows. One statement of one look at an index each: all that a run sends while there are none. */
async function dueOf(db: Store, spent: readonly SpentRows[], now: number): Promise<SpentRows[]> {
  const looks = spent.map((rows) => sql`EXISTS (SELECT 1 FROM ${rows.table} WHERE ${isSpent(rows, now)})`);
  const [answers = []] = await drizzle(db).values<(0 | 1)[]>(sql`SELECT ${sql.join(looks, sql`, `)}`);
  return spent.filter((_, index) => answers[index] === 1);
}

/** Deletes spent rows of a table, a chunk of them. */
function deletion(db: Store, rows: SpentRows, now: number): D1PreparedStatement {
  const { table } = rows;
  const key = sql.join(keyOf(table), sql`, `);
  const chunk = sql`SELECT ${key} FROM ${table} WHERE ${isSpent(rows, now)} LIMIT ${CHUNK.rows}`;
  return statement(db, drizzle(db).delete(table).where(sql`(${key}) IN (${chunk})`));
}

/**
 * Deletes what has served its time, in chunks, from the tables that have such rows. For the cron of every minute; nothing
 * depends on it being punctual, because every reader checks the times itself.
 */
export async function purgeSpent(
  spent: readonly SpentRows[],
  { db, clock }: { db: Store; clock: Clock },
): Promise<void> {
  const now = clock.now();
  let due = await dueOf(db, spent, now);
  for (let round = 0; round < CHUNK.perRun && due.length > 0; round++) {
    const results = await db.batch(due.map((rows) => deletion(db, rows, now)));
    // What triggers change is counted, too.
    due = due.filter((_, index) => (results[index]?.meta.changes ?? 0) >= CHUNK.rows);
  }
}
