import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { EveryStore } from "../../../backend/src/shared/stores/stores";
import { ROOT } from "../project/source-files";

const MIGRATIONS = join(ROOT, "backend/migrations");

class Statement {
  constructor(
    readonly db: DatabaseSync,
    readonly sql: string,
    readonly values: readonly SQLInputValue[] = [],
  ) {}

  bind(...values: SQLInputValue[]) {
    return new Statement(this.db, this.sql, values);
  }

  execute() {
    return { success: true, results: this.db.prepare(this.sql).all(...this.values), meta: {} };
  }

  async all() {
    return this.execute();
  }

  async run() {
    return this.execute();
  }

  async raw() {
    return this.execute().results.map((row) => Object.values(row));
  }

  async first(column?: string) {
    const row = this.execute().results[0];
    return row === undefined ? null : column === undefined ? row : row[column];
  }
}

/** As much of D1 as the ledger needs, on a database of Node's own SQLite. */
export function asD1(sqlite: DatabaseSync): EveryStore {
  const d1 = {
    prepare: (sql: string) => new Statement(sqlite, sql),
    async batch(statements: readonly Statement[]) {
      sqlite.exec("BEGIN");
      try {
        const results = statements.map((statement) => statement.execute());
        sqlite.exec("COMMIT");
        return results;
      } catch (error) {
        sqlite.exec("ROLLBACK");
        throw error;
      }
    },
  };
  return d1 as unknown as EveryStore;
}

/**
 * The migrated database in memory, so that the ledger's statements and guards can be tested by the thousand without
 * workerd (mutation testing).
 */
export function createNodeD1(): { d1: EveryStore; sqlite: DatabaseSync } {
  const sqlite = new DatabaseSync(":memory:");
  for (const file of readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(".sql"))
    .toSorted()) {
    sqlite.exec(readFileSync(join(MIGRATIONS, file), "utf8"));
  }
  return { d1: asD1(sqlite), sqlite };
}
