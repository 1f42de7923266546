import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT, sourceFiles } from "../support/project/source-files";

test("[S42] every link that opens another site in a new window keeps it from reaching back", () => {
  // `<Link to>` stays on this site.
  const tags = sourceFiles("app").flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").matchAll(/<a\b[^>]*target="_blank"[^>]*>/g)].map(
      ([tag]) => `${file}: ${tag}`,
    ),
  );
  expect(tags.length).toBeGreaterThan(0);
  expect(tags.filter((tag) => !/rel="[^"]*\bnoopener\b/.test(tag))).toEqual([]);
});
