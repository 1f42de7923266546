import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../support/project/source-files";

/** How many files a folder may hold before it is divided by what they are about. */
const MOST = 40;
const LAYERS = ["app", "gateway", "schema", "backend", "tests", "scripts"];

/** A folder and all below it, with the number of files directly in each. */
function folders(folder: string): { folder: string; files: number }[] {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory() && entry.name !== "node_modules");
  const files = entries.filter((entry) => entry.isFile()).length;
  return [{ folder, files }, ...below.flatMap(({ name }) => folders(`${folder}/${name}`))];
}

test("no folder holds more files than one can overlook", () => {
  const flat = LAYERS.flatMap(folders).filter(({ files }) => files > MOST);
  expect(flat).toEqual([]);
});
