import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cellMigrations } from "./lib/cell-migrations";
import { ROOT } from "./lib/run";
import { sealed } from "./lib/schema-digest";

/**
 * Writes the digest of each migration into it, the newest one where the backend's readiness reads it, and the part of
 * all that a cell applies when it wakes.
 */
const FOLDER = join(ROOT, "backend/migrations");
const names = readdirSync(FOLDER).filter((name) => name.endsWith(".sql"));
for (const name of names.sort()) {
  const path = join(FOLDER, name);
  const { text, digest } = sealed(name, readFileSync(path, "utf8"));
  writeFileSync(path, text);
  writeFileSync(
    join(FOLDER, "schema-digest.json"),
    `${JSON.stringify({ migration: name, digest }, null, 2)}\n`,
  );
}
writeFileSync(join(FOLDER, "cell-migrations.json"), `${JSON.stringify(cellMigrations(), null, 2)}\n`);
