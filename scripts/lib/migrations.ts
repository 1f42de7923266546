import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run";

/** One file of backend/migrations: its name as D1 notes it, and its statements. */
export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}

/** The database was migrated by files that are not there any more: nothing leads from it to the schema of today. */
export class UnknownMigrations extends Error {
  constructor(readonly names: readonly string[]) {
    super(`the database has migrations that are not in backend/migrations: ${names.join(", ")}`);
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

const TABLE = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/**
 * Applies the migrations that the database does not have yet, each as a whole or not at all, and notes them where
 * `wrangler d1 migrations apply` does. Throws {@link UnknownMigrations}, with nothing changed, for a database that
 * another history has made.
 */
export async function applyMigrations(db: D1Database, migrations: readonly Migration[]): Promise<void> {
  await db.prepare(TABLE).run();
  const { results } = await db.prepare("SELECT name FROM d1_migrations ORDER BY id").all<{ name: string }>();
  const applied = results.map(({ name }) => name);
  const unknown = applied.filter((name) => migrations.every((migration) => migration.name !== name));
  if (unknown.length > 0) throw new UnknownMigrations(unknown);
  for (const { name, statements } of migrations) {
    if (applied.includes(name)) continue;
    await db.batch([
      ...statements.map((sql) => db.prepare(sql)),
      db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
    ]);
  }
}
