import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT, sourceFiles } from "../support/project/source-files";

/** How a Durable Object is reached; the first call of it creates the object. */
const REACHED = /\.getByName\(.*|\.get\([\w.]*\.?idFromName\(.*/g;

const reached = ["gateway", "backend/src", "durable-objects"]
  .flatMap((folder) => sourceFiles(folder))
  .flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").matchAll(REACHED)].map(([line]) => ({ file, line })),
  );

test("the search finds the five places that reach rooms, call lines and cells", () => {
  expect(reached).toHaveLength(5);
});

test.each(reached)(
  "$file: $line creates its object in Asia-Pacific, as the privacy policy says",
  ({ line }) => {
    expect(line).toContain("DATA_PLACE");
  },
);
