import { readdirSync, readFileSync, statSync } from "node:fs";
import process from "node:process";
import { mustRun, ROOT } from "./lib/run";

/** Generates digests of migrations, SDL, OpenAPI document, table of data and operations again and fails when a committed file no longer matches. */
const GENERATED = [
  "schema/schema.graphql",
  "schema/public.graphql",
  "schema/openapi.json",
  "docs/developers.md",
  "docs/data.md",
  "backend/migrations",
  "app/gql",
  "schema/client/src/generated",
  "schema/documents/merged.json",
];

const snapshot = () => new Map(GENERATED.flatMap(filesOf).map((file) => [file, readFileSync(file, "utf8")]));

function filesOf(path: string): string[] {
  const full = `${ROOT}${path}`;
  if (statSync(full).isFile()) return [full];
  return readdirSync(full).flatMap((name) => filesOf(`${path}/${name}`));
}

const before = snapshot();
await mustRun("npm", ["run", "--silent", "codegen"]);
const after = snapshot();
const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file),
);
if (changed.length > 0) {
  console.error(
    `Generated files were out of date; commit what \`npm run codegen\` wrote:\n${changed.join("\n")}`,
  );
  process.exit(1);
}
