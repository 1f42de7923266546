/**
 * What a list shows after something has changed: the rows that were there, in their places, each as it is now. What has
 * come meanwhile waits until it is asked for (ux.md U14).
 */
export function keepRows<Row>(
  loaded: readonly Row[],
  now: readonly Row[],
  keyOf: (row: Row) => string | null,
): Row[] {
  const current = new Map(now.map((row) => [keyOf(row), row]));
  return loaded.map((row) => current.get(keyOf(row)) ?? row);
}

/** How many rows a list has got since it was loaded; none when one of both could not be read. */
export const newRows = (loaded: { total: number } | null, now: { total: number } | null): number =>
  loaded && now ? Math.max(0, now.total - loaded.total) : 0;
