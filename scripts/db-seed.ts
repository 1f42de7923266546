import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoStatements } from "../backend/seed/demo/demo";
import { referenceStatements } from "../backend/seed/sql";
import { type Database, databaseFromArguments, isMain, wranglerArguments } from "./lib/d1";
import { withLocalDatabase } from "./lib/local-d1";
import { mustRun } from "./lib/run";

/**
 * Fills the database with what the platform needs, and a local one with a demo customer. Running it again changes
 * nothing that is already there.
 */
export async function seed(options: Database & { demo: boolean }): Promise<void> {
  if (!("remote" in options)) return withLocalDatabase(options.persistTo, (db) => seedLocal(db, options));
  if (options.demo) throw new Error("demo data belongs into a local database only");
  await seedRemote(referenceStatements(), options);
}

/** The same for a local database that is open, in one transaction. */
export async function seedLocal(db: D1Database, { demo }: { demo: boolean }): Promise<void> {
  const statements = [...referenceStatements(), ...(demo ? await demoStatements(Date.now()) : [])];
  await db.batch(statements.map((sql) => db.prepare(sql)));
}

async function seedRemote(statements: readonly string[], database: Database): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "zhuangda-seed-"));
  try {
    const file = join(folder, "seed.sql");
    await writeFile(file, `${statements.join(";\n")};\n`);
    await mustRun("wrangler", [
      "d1",
      "execute",
      "DB",
      "--yes",
      "--file",
      file,
      ...wranglerArguments(database),
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

if (isMain(import.meta.url)) {
  const database = databaseFromArguments();
  await seed({ ...database, demo: !("remote" in database) });
}
