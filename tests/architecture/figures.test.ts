import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../support/source-files";

/** Rows of figures in a document, their cells without padding. */
const rowsOf = (document: string): string[] =>
  readFileSync(join(ROOT, document), "utf8")
    .split("\n")
    .filter((line) => /^\| `(bench:\w+|npm (start|run mutation))`/.test(line))
    .map((line) =>
      line
        .split("|")
        .map((cell) => cell.trim())
        .join("|"),
    );

test("the README's figures are ten, and those of docs/performance.md", () => {
  // The table of commands names benches, too, in two cells.
  const shown = rowsOf("README.md").filter((row) => row.split("|").length === 6);
  expect(shown).toHaveLength(10);
  expect(rowsOf("docs/performance.md")).toEqual(expect.arrayContaining(shown));
});
