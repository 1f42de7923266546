import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../support/project/source-files";

const FOLDER = join(ROOT, "backend/migrations");
/** Written with the first release by `sha256sum *.sql > released.sha256` (docs/architecture/backend.md). */
const RELEASED = join(FOLDER, "released.sha256");

type ReadFile = (name: string) => string | null;

/** Released migrations that are gone or have changed. */
function changedSinceRelease(list: string, read: ReadFile): string[] {
  return list
    .split("\n")
    .filter(Boolean)
    .filter((line) => {
      const [digest, name = ""] = line.split(/\s+\*?/);
      const text = read(name);
      return text === null || createHash("sha256").update(text).digest("hex") !== digest;
    });
}

const fromFolder: ReadFile = (name) => {
  const path = join(FOLDER, name);
  return existsSync(path) ? readFileSync(path, "utf8") : null;
};

describe("a released migration", () => {
  // `printf 'SELECT 1;' | sha256sum`
  const LINE = "17db4fd369edb9244b9f91d9aeed145c3d04ad8ba6e95d06247f07a63527d11a  0000_schema.sql\n";

  test("is found when it has changed or is gone", () => {
    expect(changedSinceRelease(LINE, () => "SELECT 1;")).toEqual([]);
    expect(changedSinceRelease(LINE, () => "SELECT 2;")).toEqual([LINE.trim()]);
    expect(changedSinceRelease(LINE, () => null)).toEqual([LINE.trim()]);
  });

  test("is as it was released; before the first release there is none", () => {
    const list = existsSync(RELEASED) ? readFileSync(RELEASED, "utf8") : "";
    expect(changedSinceRelease(list, fromFolder)).toEqual([]);
  });
});
