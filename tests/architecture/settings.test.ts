import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { OPTIONAL_SECRETS, REQUIRED_SECRETS, REQUIRED_VARIABLES } from "../../backend/src/required-settings";
import { REQUIRED_SECRETS as REQUIRED_OF_SITE } from "../../gateway/assert-configuration";
import { bindingsOf, readWorkerFile, WORKER_KINDS } from "../../scripts/deploy/worker-files";
import { ROOT } from "../support/project/source-files";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

/** What is bound and not set: stores, Workers, objects, files; and what a cell adds for the code inside of it. */
const BOUND = new Set([
  ...WORKER_KINDS.flatMap((kind) => bindingsOf(readWorkerFile(kind))),
  "ASSETS",
  "CELL",
  "PASSWORDS",
]);

/** Names of the settings that the environment of a Worker declares. */
function declaredIn(path: string): string[] {
  const [declaration = ""] = read(path).match(/^export interface \w+Env \{.*?^\}/ms) ?? [];
  const names = [...declaration.matchAll(/^ {2}([A-Z][A-Z0-9_]+)\??:/gm)].map(([, name = ""]) => name);
  return names.filter((name) => !BOUND.has(name));
}

const guide = read("docs/deploy.md");
/** Rows of the one table of secrets: which Worker, which secret. */
const rows = [...guide.matchAll(/^\| (both|backend|site) +\| `(\w+)` +\| ([^|]+)\|/gm)].map(
  ([, worker, name, needed = ""]) => ({ worker, name, needed: needed.trim() }),
);

describe("settings of the Workers", () => {
  test.each(["gateway/env.ts", "backend/src/env.ts"])(
    "every one of %s is explained to the operator",
    (path) => {
      const documents = guide + read("docs/configuration.md");
      expect(declaredIn(path).length).toBeGreaterThan(10);
      expect(declaredIn(path).filter((name) => !documents.includes(`\`${name}\``))).toEqual([]);
    },
  );

  test("the guide lists every secret once, those that are always needed first", () => {
    const ofBackend = rows.filter(({ worker }) => worker !== "site");
    expect(ofBackend.map(({ name }) => name)).toEqual([...REQUIRED_SECRETS, ...OPTIONAL_SECRETS]);
    const always = ofBackend.filter(({ needed }) => needed === "always");
    expect(always.map(({ name }) => name)).toEqual([...REQUIRED_SECRETS]);
    const ofSite = rows.filter(({ worker }) => worker !== "backend");
    expect(ofSite.map(({ name }) => name)).toEqual([...REQUIRED_OF_SITE]);
  });

  test("the guide lists the variables that are always needed", () => {
    expect(REQUIRED_VARIABLES.filter((name) => !guide.includes(`| \`${name}\` `))).toEqual([]);
  });
});
