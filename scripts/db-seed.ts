import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoStatements } from "../backend/seed/demo/demo";
import { referenceStatements } from "../backend/seed/sql";
import { type Database, databaseFromArguments, isMain, wranglerArguments } from "./lib/d1";
import { mustRun } from "./lib/run";

/**
 * Fills the database with what the platform needs, and a local one with a demo customer on request. Running it again
 * changes nothing that is already there.
 */
export async function seed(options: Database & { demo: boolean }): Promise<void> {
  if ("remote" in options && options.demo) throw new Error("demo data belongs into a local database only");
  const statements = [...referenceStatements(), ...(options.demo ? await demoStatements(Date.now()) : [])];
  const folder = await mkdtemp(join(tmpdir(), "zhuangda-seed-"));
  try {
    const file = join(folder, "seed.sql");
    await writeFile(file, `${statements.join(";\n")};\n`);
    const execute = ["d1", "execute", "DB", "--yes", "--file", file, ...wranglerArguments(options)];
    // A local run lists the answer of every statement on stdout; what went wrong comes on stderr.
    await mustRun("wrangler", execute, {}, { quiet: !("remote" in options) });
  } finally {
    await rm(folder, { recursive: true });
  }
}

if (isMain(import.meta.url)) {
  const database = databaseFromArguments();
  await seed({ ...database, demo: !("remote" in database) });
}
