import { type Database, databaseFromArguments, isMain, wranglerArguments } from "./lib/d1";
import { explainOldDatabase } from "./lib/explain";
import { withLocalDatabase } from "./lib/local-d1";
import { applyMigrations, readMigrations } from "./lib/migrations";
import { mustRun } from "./lib/run";

/** Applies the migrations that the database does not have yet. */
export async function migrate(database: Database): Promise<void> {
  if ("remote" in database) {
    await mustRun("wrangler", ["d1", "migrations", "apply", "DB", ...wranglerArguments(database)]);
  } else {
    await withLocalDatabase(database.persistTo, ({ directory }) =>
      applyMigrations(directory, readMigrations()),
    );
  }
}

if (isMain(import.meta.url)) {
  const database = databaseFromArguments();
  await explainOldDatabase(() => migrate(database), "remote" in database ? null : database.persistTo);
}
