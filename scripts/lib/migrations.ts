import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run";

/** One file of backend/migrations: its name as D1 notes it, and its statements. */
export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}

/** The database was migrated by files that are gone or have changed: nothing leads from it to the schema of today. */
export class UnknownMigrations extends Error {
  constructor(readonly names: readonly string[]) {
    super(`the database has migrations that backend/migrations does not have so: ${names.join(", ")}`);
  }
}

/** All migrations, in their order. */
export function readMigrations(folder = join(ROOT, "backend/migrations")): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  return names.sort().map((name) => ({
    name,
    statements: readFileSync(join(folder, name), "utf8").split("--> statement-breakpoint"),
  }));
}

const digestOf = ({ statements }: Migration) =>
  createHash("sha256").update(statements.join("\n")).digest("hex");

const TABLE = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/** What was in the files that were applied: while nothing is live, the schema changes under its name. */
const DIGESTS = "CREATE TABLE IF NOT EXISTS local_migrations (name TEXT PRIMARY KEY, digest TEXT NOT NULL)";

/**
 * Applies the migrations that the database does not have yet, each as a whole or not at all, and notes them where
 * `wrangler d1 migrations apply` does. Throws {@link UnknownMigrations}, with nothing changed, for a database that
 * another history has made.
 */
export async function applyMigrations(db: D1Database, migrations: readonly Migration[]): Promise<void> {
  await db.batch([db.prepare(TABLE), db.prepare(DIGESTS)]);
  const { results } = await db
    .prepare("SELECT name, digest FROM d1_migrations LEFT JOIN local_migrations USING (name) ORDER BY id")
    .all<{ name: string; digest: string | null }>();
  const isAsApplied = ({ name, digest }: (typeof results)[number]) =>
    migrations.some((migration) => migration.name === name && digestOf(migration) === digest);
  const unknown = results.filter((applied) => !isAsApplied(applied)).map(({ name }) => name);
  if (unknown.length > 0) throw new UnknownMigrations(unknown);
  for (const migration of migrations) {
    if (results.some(({ name }) => name === migration.name)) continue;
    const { name, statements } = migration;
    await db.batch([
      ...statements.map((sql) => db.prepare(sql)),
      db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
      db.prepare("INSERT INTO local_migrations VALUES (?, ?)").bind(name, digestOf(migration)),
    ]);
  }
}
