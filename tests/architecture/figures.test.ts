import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import packageJson from "../../package.json";
import { readEntries } from "../../scripts/figures/entries";
import { nameDifferences } from "../../scripts/figures/run-bench";
import { TABLES, withTable } from "../../scripts/figures/tables";
import { BENCH_NAMES, COMMANDS } from "../bench/catalogue/commands";
import { ROOT } from "../support/project/source-files";

const entries = readEntries();

describe("figures", () => {
  test.each(TABLES)("the table $marker of $file is the one of docs/figures.json", (table) => {
    const document = readFileSync(join(ROOT, table.file), "utf8");
    expect(withTable(document, table, entries)).toBe(document);
  });

  test("of every run are all that its command measures, and no others", () => {
    for (const name of BENCH_NAMES) {
      const entry = entries[name];
      if (!entry) continue;
      const differences = nameDifferences(entry.figures, COMMANDS[name].figures);
      // What older documents did not name is missing until the command has run.
      const isPartial = entry.how === "taken over";
      expect(
        differences.filter((difference) => !isPartial || !difference.endsWith("is missing")),
        name,
      ).toEqual([]);
    }
  });

  test("are named for every bench of package.json", () => {
    const scripts = Object.keys(packageJson.scripts).filter((name) => name.startsWith("bench:"));
    const named = Object.values(COMMANDS)
      .map(({ command }) => command.replace("npm run ", ""))
      .filter((command) => command.startsWith("bench:"));
    expect(named.toSorted()).toEqual(scripts.toSorted());
  });
});
