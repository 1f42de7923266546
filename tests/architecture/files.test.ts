import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT, sourceFiles } from "../support/project/source-files";

const LAYERS = ["app", "gateway", "schema", "durable-objects", "backend", "scripts", "tests"];
const GENERATED = /^(?:app\/gql|schema\/client\/src\/generated)\//;
/** Reference data: long because it is data. */
const DATA = /^backend\/seed\//;
const files = LAYERS.flatMap(sourceFiles).filter((file) => !GENERATED.test(file));
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

describe("files", () => {
  test("none is longer than a reader wants to scroll twice, tests included", () => {
    const long = files
      .filter((file) => !DATA.test(file))
      .map((file) => ({ file, lines: read(file).trimEnd().split("\n").length }))
      .filter(({ lines }) => lines > 300);
    expect(long).toEqual([]);
  });

  test("production code holds no `any` and no leftover notes", () => {
    const bad = files
      .filter((file) => !file.startsWith("tests/"))
      .filter((file) => /:\s*any\b|<any>|as any\b|\bTODO\b|\bFIXME\b|debugger;/.test(read(file)));
    expect(bad).toEqual([]);
  });

  test("names are kebab-case, except where Remix reads them as paths", () => {
    const bad = files
      .filter((file) => !file.startsWith("app/routes/"))
      .filter((file) => !/^[a-z0-9.-]+$/.test(file.split("/").at(-1) ?? ""));
    expect(bad).toEqual([]);
  });
});
