import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { SQLiteAsyncDialect, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import { EPOCH } from "./ids";
import { BUCKETS } from "./numbers/bucket";
import type { Store } from "./stores/stores";

/**
 * When a job is due next: moments (ms), each a scalar of SQL over the rows of a store, NULL while nothing waits. What is
 * due now and has no time of its own is {@link DUE_NOW}.
 */
export type Moments = readonly SQL[];

/** The moment of what waits for no time. */
export const DUE_NOW = 0;

/**
 * The lowest value of a column. For a partial index, `where` must repeat its condition.
 *
 * @param where literals in place of bound values, so that SQLite sees that a partial index applies
 * @param index where SQLite would choose another one, whose rows it has to sort
 */
export const earliest = (column: SQLiteColumn, where?: SQL, index?: string): SQL =>
  sql`(SELECT ${column} FROM ${column.table}${index ? sql` INDEXED BY ${sql.identifier(index)}` : sql``}
    WHERE ${column} IS NOT NULL${where ? sql` AND ${where}` : sql``} ORDER BY ${column} LIMIT 1)`;

/** When a row id was made, ms. Casts, because a bound number would be divided as a fraction. */
export const momentOfId = (id: SQLWrapper): SQL =>
  sql`(${id} / CAST(${BUCKETS} AS INTEGER) + CAST(${EPOCH} AS INTEGER))`;

/** `lowestId` of a moment in SQL. */
export const lowestIdOf = (moment: SQL): SQL => sql`(${moment} - ${EPOCH}) * ${BUCKETS}`;

/** A moment so much later, ms. */
export const later = (moment: SQL, ms: number): SQL => sql`${moment} + ${ms}`;

const dialect = new SQLiteAsyncDialect();

/**
 * Asks a store for the moments of many jobs, in one batch.
 *
 * @returns for each job its moments, ms; those that are NULL are left out
 */
export async function readMoments(db: Store, asked: readonly Moments[]): Promise<number[][]> {
  const statements = asked.flatMap((moments) => {
    if (moments.length === 0) return [];
    const columns = moments.map((moment, index) => sql`${moment} AS ${sql.identifier(`m${index}`)}`);
    const query = dialect.sqlToQuery(sql`SELECT ${sql.join(columns, sql`, `)}`);
    return [db.prepare(query.sql).bind(...query.params)];
  });
  const results = statements.length === 0 ? [] : await db.batch<Record<string, number | null>>(statements);
  let next = 0;
  return asked.map((moments) => {
    if (moments.length === 0) return [];
    const [row = {}] = results[next++]?.results ?? [];
    return Object.values(row).filter((moment) => moment !== null);
  });
}
