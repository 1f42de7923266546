import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOT, sourceFiles } from "../support/project/source-files";

test("no test replaces a module: it replaces what is outside of the application", () => {
  const replacing = sourceFiles("tests").filter((file) =>
    /\bvi\.(mock|doMock)\(/.test(readFileSync(`${ROOT}${file}`, "utf8")),
  );
  expect(replacing).toEqual([]);
});
