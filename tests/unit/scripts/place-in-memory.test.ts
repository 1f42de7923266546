import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { placeInMemory } from "../../../scripts/lib/place-in-memory";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "place-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("files that end with a run lie in memory where it has room for them", () => {
  expect(placeInMemory(folder, 1)).toBe(folder);
});

test.each([
  ["has too little room", () => folder, Number.MAX_SAFE_INTEGER],
  ["does not exist", () => join(folder, "none"), 1],
])("they lie in the usual folder where such a place %s", (_, place, room) => {
  expect(placeInMemory(place(), room)).toBe(tmpdir());
});
