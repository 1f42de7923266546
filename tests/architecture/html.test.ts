import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { importsOf, ROOT, sourceFiles } from "../support/project/source-files";

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

describe("[S27] HTML that others wrote", () => {
  test("is shown by one component", () => {
    const files = sourceFiles("app").filter((file) =>
      /dangerouslySetInnerHTML|innerHTML|insertAdjacentHTML/.test(read(file)),
    );
    // The other one writes styles that the build has made.
    expect(files).toEqual(["app/features/content/article-body.tsx", "app/features/site/page-styles.tsx"]);
  });

  test("is sanitised on the servers: the browser carries no sanitiser", () => {
    const files = sourceFiles("app").filter((file) =>
      importsOf(file).some(({ specifier }) => /sanitize-html|rules\/article-html/.test(specifier)),
    );
    expect(files).toEqual([]);
  });
});
