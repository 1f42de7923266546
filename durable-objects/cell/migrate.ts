/** One migration of the customers' tables. Its last statement notes its name and digest in `schema_digests`. */
export interface CellMigration {
  readonly name: string;
  readonly statements: readonly string[];
}

const HAS_DIGESTS = "SELECT COUNT(*) AS count FROM sqlite_master WHERE name = 'schema_digests'";

/**
 * Applies the migrations that a cell does not have yet, each as a whole or not at all. Runs when the cell wakes, before
 * anything else, and therefore takes additive changes alone: what rewrites rows goes in slices, as a job (decision 084).
 *
 * @returns whether a cell of an earlier release has changed; a new one has nothing that waits
 * @throws Error what SQLite said; the cell then answers nothing and tries again at the next request
 */
export function migrateCell(storage: DurableObjectStorage, migrations: readonly CellMigration[]): boolean {
  const { sql } = storage;
  const isNew = sql.exec(HAS_DIGESTS).one().count === 0;
  const applied = new Set(
    isNew
      ? []
      : sql
          .exec("SELECT migration FROM schema_digests")
          .toArray()
          .map(({ migration }) => migration),
  );
  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const { statements } of missing) {
    storage.transactionSync(() => {
      for (const statement of statements) sql.exec(statement);
    });
  }
  return !isNew && missing.length > 0;
}
