import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fingerprintOfFiles } from "../../../scripts/lib/fingerprint";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fingerprint-"));
  mkdirSync(join(folder, "app/ui"), { recursive: true });
  writeFileSync(join(folder, "app/ui/button.tsx"), "one");
  writeFileSync(join(folder, "vite.config.ts"), "two");
});
afterEach(() => rmSync(folder, { recursive: true }));

const fingerprint = (kind = "local") => fingerprintOfFiles(["app", "vite.config.ts"], kind, folder);

test("a fingerprint stays the same for the same files, and changes with their content", () => {
  const before = fingerprint();
  writeFileSync(join(folder, "app/ui/button.tsx"), "one");
  expect(fingerprint()).toBe(before);
  writeFileSync(join(folder, "app/ui/button.tsx"), "three");
  expect(fingerprint()).not.toBe(before);
});

test("a file that is renamed or added is a change, and so is what it is built for", () => {
  const seen = new Set([fingerprint(), fingerprint("production")]);
  renameSync(join(folder, "app/ui/button.tsx"), join(folder, "app/ui/knob.tsx"));
  seen.add(fingerprint());
  writeFileSync(join(folder, "app/empty.ts"), "");
  seen.add(fingerprint());
  expect(seen.size).toBe(4);
});
