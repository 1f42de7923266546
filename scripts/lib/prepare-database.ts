import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { seedLocal } from "../db-seed";
import { explainOldDatabase } from "./explain";
import { fingerprintOfFiles } from "./fingerprint";
import { withLocalDatabase } from "./local-d1";
import { applyMigrations, readMigrations } from "./migrations";
import { ROOT } from "./run";

/** What migrations and seed are made of. */
const SOURCES = ["backend/migrations", "backend/seed", "backend/src", "schema", "scripts/lib/migrations.ts"];

/**
 * Brings the database of a state folder up to date: migrations, reference data, demo data. Does nothing when that was
 * done there with the same sources. Ends the process in plain words for a database of an older history.
 */
export async function prepareDatabase(persistTo: string): Promise<void> {
  const note = join(resolve(ROOT, persistTo), "prepared.txt");
  const fingerprint = fingerprintOfFiles(SOURCES);
  if (existsSync(note) && readFileSync(note, "utf8") === fingerprint) return;
  await explainOldDatabase(
    () =>
      withLocalDatabase(persistTo, async (storage) => {
        await applyMigrations(storage.directory, readMigrations());
        await seedLocal(storage, { demo: true });
      }),
    persistTo,
  );
  writeFileSync(note, fingerprint);
}
