import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOT, sourceFiles } from "../support/project/source-files";

const FOLDERS = ["tests/unit", "tests/components", "tests/workers", "tests/support"];

test("no test waits with the runner's own patience, which ends after a second: `eventually` has twenty", () => {
  const impatient = FOLDERS.flatMap(sourceFiles).filter(
    (file) =>
      file !== "tests/support/eventually.ts" &&
      /\bvi\.(waitFor|waitUntil)\(|\bexpect\.poll\(/.test(readFileSync(`${ROOT}${file}`, "utf8")),
  );
  expect(impatient).toEqual([]);
});
