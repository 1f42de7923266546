import { type Database, databaseFromArguments, isMain, wranglerArguments } from "./lib/d1";
import { mustRun } from "./lib/run";

/** Applies the migrations that the database does not have yet. */
export async function migrate(database: Database): Promise<void> {
  await mustRun("wrangler", ["d1", "migrations", "apply", "DB", ...wranglerArguments(database)]);
}

if (isMain(import.meta.url)) await migrate(databaseFromArguments());
