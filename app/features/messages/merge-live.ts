/**
 * The rows of a list after a change: the shown rows stay in their places, each with its present data. New
 * rows wait until the user asks for them (ux.md U14).
 */
export function keepRows<Row>(
  loaded: readonly Row[],
  now: readonly Row[],
  keyOf: (row: Row) => string | null,
): Row[] {
  const current = new Map(now.map((row) => [keyOf(row), row]));
  return loaded.map((row) => current.get(keyOf(row)) ?? row);
}

/** Number of new rows of a list since it was loaded; none when either could not be read. */
export const newRows = (loaded: { total: number } | null, now: { total: number } | null): number =>
  loaded && now ? Math.max(0, now.total - loaded.total) : 0;
