import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { seedLocal } from "../db-seed";
import { explainOldDatabase } from "./explain";
import { fingerprintOfFiles } from "./fingerprint";
import { withLocalDatabase } from "./local-d1";
import { applyMigrations, readMigrations } from "./migrations";
import { placeInMemory } from "./place-in-memory";
import { ROOT } from "./run";

/** What migrations and seed are made of. */
const SOURCES = ["backend/migrations", "backend/seed", "backend/src", "schema", "scripts/lib/migrations.ts"];

/** Where prepared databases are kept to be copied, named by their sources and the time of their making. */
const KEPT = join(ROOT, ".wrangler/prepared");
/** Demo data is dated within the last hours, so an older database is not used again. */
const MOST_MINUTES = 20;
const MINUTE_MS = 60_000;

/**
 * Brings the database of a state folder up to date: migrations, reference data, demo data. Does nothing when that was
 * done there with the same sources; a folder without a database gets a copy of one that was made moments ago, if there
 * is one. Ends the process in plain words for a database of an older history.
 */
export async function prepareDatabase(persistTo: string): Promise<void> {
  const state = resolve(ROOT, persistTo);
  const note = join(state, "prepared.txt");
  const fingerprint = fingerprintOfFiles(SOURCES);
  if (existsSync(note) && readFileSync(note, "utf8") === fingerprint) return;
  const stored = join(state, "v3");
  if (existsSync(stored)) await explainOldDatabase(() => fill(persistTo), persistTo);
  else cpSync(findKept(fingerprint) ?? (await keep(fingerprint)), stored, { recursive: true });
  writeFileSync(note, fingerprint);
}

const fill = (persistTo: string): Promise<void> =>
  withLocalDatabase(persistTo, async (storage) => {
    await applyMigrations(storage.directory, readMigrations());
    await seedLocal(storage, { demo: true });
  });

/** Minutes since a kept database was made, which its name says behind the fingerprint. */
const ageOf = (name: string) => (Date.now() - Number(name.split("-")[1])) / MINUTE_MS;

function findKept(fingerprint: string): string | undefined {
  const names = existsSync(KEPT) ? readdirSync(KEPT) : [];
  const name = names.find((each) => each.startsWith(`${fingerprint}-`) && ageOf(each) < MOST_MINUTES);
  return name && join(KEPT, name);
}

/** Makes a database to be copied. Two processes may do so at the same time: each has a folder of its own. */
async function keep(fingerprint: string): Promise<string> {
  mkdirSync(KEPT, { recursive: true });
  // Another process may be copying one that has just become too old.
  for (const name of readdirSync(KEPT))
    if (ageOf(name) > 2 * MOST_MINUTES) rmSync(join(KEPT, name), { recursive: true, force: true });
  const made = join(KEPT, `${fingerprint}-${Date.now()}-${process.pid}`);
  const folder = mkdtempSync(join(placeInMemory(), "zhuangda-prepared-"));
  try {
    await fill(folder);
    const copy = join(KEPT, `copy-${Date.now()}-${process.pid}`);
    cpSync(join(folder, "v3"), copy, { recursive: true });
    renameSync(copy, made);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return made;
}
