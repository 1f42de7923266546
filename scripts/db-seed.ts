import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoStatements } from "../backend/seed/demo/demo";
import { uploadDemoFiles } from "../backend/seed/demo/files";
import { referenceStatements } from "../backend/seed/sql";
import { type Database, databaseFromArguments, isMain, wranglerArguments } from "./lib/d1";
import { type LocalStorage, withLocalDatabase } from "./lib/local-d1";
import { mustRun, ROOT } from "./lib/run";

/**
 * Fills the database with what the platform needs, and a local one with a demo customer. Running it again changes
 * nothing that is already there.
 */
export async function seed(options: Database & { demo: boolean }): Promise<void> {
  if (!("remote" in options))
    return withLocalDatabase(options.persistTo, (storage) => seedLocal(storage, options));
  if (options.demo) throw new Error("demo data belongs into a local database only");
  await seedRemote(referenceStatements({ isDeployed: true }), options);
}

/** The same for a local database that is open, in one transaction, and the files that the demo shows. */
export async function seedLocal({ db, bucket }: LocalStorage, { demo }: { demo: boolean }): Promise<void> {
  const now = Date.now();
  const statements = [...referenceStatements(), ...(demo ? await demoStatements(now) : [])];
  await db.batch(statements.map((sql) => db.prepare(sql)));
  if (demo) await uploadDemoFiles(now, { db, bucket, read: readDemoPicture });
}

const readDemoPicture = async (name: string): Promise<Uint8Array> =>
  new Uint8Array(await readFile(join(ROOT, "public/demo", `${name}.png`)));

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
