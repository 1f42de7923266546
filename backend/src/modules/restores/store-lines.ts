import { and, asc, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Directory } from "../../shared/stores/stores";
import type { MoneyLine } from "./known-money";
import { restoreLines } from "./restores.tables";

export type RestoreLine = typeof restoreLines.$inferSelect;

/**
 * Stores lines of money. A line that exists already is not changed, except one that staff have typed: staff
 * correct it by sending it again, and the provider's own line replaces it.
 */
export async function storeLines(
  directory: Directory,
  {
    restoreId,
    source,
    lines,
  }: { restoreId: number; source: RestoreLine["source"]; lines: readonly MoneyLine[] },
): Promise<void> {
  if (lines.length === 0) return;
  await directory
    .prepare(
      `INSERT INTO restore_lines (restore_id, kind, number, amount, at, source)
       SELECT ?1, value ->> 'kind', value ->> 'number', value ->> 'amount', value ->> 'at', ?2 FROM json_each(?3)
       WHERE TRUE
       ON CONFLICT (restore_id, kind, number) DO UPDATE
         SET amount = excluded.amount, at = excluded.at, source = excluded.source
         WHERE restore_lines.source = 'STAFF'`,
    )
    .bind(restoreId, source, JSON.stringify(lines))
    .run();
}

/** All lines of a restore. */
export const readLinesOf = (directory: Directory, restoreId: number): Promise<RestoreLine[]> =>
  drizzle(directory)
    .select()
    .from(restoreLines)
    .where(eq(restoreLines.restoreId, restoreId))
    .orderBy(asc(restoreLines.at), asc(restoreLines.number));

/** Stores which of the lines the cells have. */
export async function noteKnown(
  directory: Directory,
  restoreId: number,
  known: ReadonlySet<string>,
): Promise<void> {
  await drizzle(directory)
    .update(restoreLines)
    .set({ isKnown: sql`number IN (SELECT value FROM json_each(${JSON.stringify([...known])}))` })
    .where(eq(restoreLines.restoreId, restoreId));
}

/** The lines that the cells did not have in the last comparison. */
export const differencesOf = (directory: Directory, restoreId: number): Promise<RestoreLine[]> =>
  drizzle(directory)
    .select()
    .from(restoreLines)
    .where(and(eq(restoreLines.restoreId, restoreId), eq(restoreLines.isKnown, false)))
    .orderBy(asc(restoreLines.at), asc(restoreLines.number));
