import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepBundle } from "../../../scripts/lib/kept-bundle";
import { ROOT } from "../../../scripts/lib/run";

let folder = "";
let source = "";
beforeEach(() => {
  mkdirSync(join(ROOT, ".wrangler"), { recursive: true });
  folder = mkdtempSync(join(ROOT, ".wrangler/kept-"));
  source = join(folder, "worker.ts");
  writeFileSync(source, "one");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a module is bundled again when one of its sources has changed or is gone, and not before", async () => {
  const inputs = [relative(ROOT, source), "node_modules/some/package.js", "(disabled):fs"];
  const make = vi.fn(async () => ({ text: `bundle ${make.mock.calls.length}`, inputs }));
  const bundle = () => keepBundle("the only one of this test", make, folder);
  expect([await bundle(), await bundle()]).toEqual(["bundle 1", "bundle 1"]);
  writeFileSync(source, "two");
  expect([await bundle(), await bundle()]).toEqual(["bundle 2", "bundle 2"]);
  expect(await keepBundle("another way to bundle it", make, folder)).toBe("bundle 3");
  rmSync(source);
  expect(await bundle()).toBe("bundle 4");
});
