/** A row that the backend may have no id for. */
interface Row {
  readonly id: number | null;
}

/** The same row with an id that tells it from the others of its list. */
export type WithId<R extends Row> = Omit<R, "id"> & { readonly id: number | string };

/**
 * Rows of a list with ids that tell them apart. A row without an id gets what `partsOf` says of it and, from the second
 * row that says the same on, its number among these.
 */
export function withIds<R extends Row>(
  rows: readonly R[],
  partsOf: (row: R) => readonly (string | number)[],
): WithId<R>[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    if (row.id !== null) return { ...row, id: row.id };
    const said = partsOf(row).join(" ");
    const count = (seen.get(said) ?? 0) + 1;
    seen.set(said, count);
    return { ...row, id: count === 1 ? said : `${said} ${count}` };
  });
}
