import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT, sourceFiles } from "../support/project/source-files";

const READS = /\b(?:about: |useReloadOn\(|useChanged\()\[([^\]]*)\]/g;
const CHANGES = /\b(?:changes: (?:Tag\[\] = )?|changes=\{|announceChanges\()\[([^\]]*)\]/g;

/** The types in the lists that follow these words: `Order` of both `"Order"` and `` `Order:${id}` ``. */
function typesAfter(words: RegExp, text: string): string[] {
  return [...text.matchAll(words)].flatMap(([, list = ""]) =>
    [...list.matchAll(/["`](\w+)/g)].map(([, type = ""]) => type),
  );
}

test("every type that a mutation changes is read somewhere in the app", () => {
  const texts = sourceFiles("app").map((file) => readFileSync(join(ROOT, file), "utf8"));
  const read = new Set(texts.flatMap((text) => typesAfter(READS, text)));
  const changed = texts.flatMap((text) => typesAfter(CHANGES, text));
  expect(changed).toContain("LibraryGoods");
  expect(changed.filter((type) => !read.has(type))).toEqual([]);
});
