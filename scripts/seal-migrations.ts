import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./lib/run";
import { sealed } from "./lib/schema-digest";

/** Writes the digest of each migration into it, and the newest one where the backend's readiness reads it. */
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
