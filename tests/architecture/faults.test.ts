import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bundleWorker } from "../../scripts/lib/bundle-worker";
import { TEST_RULES } from "../support/database/invariant-rules";
import { FAULT_MARKER } from "../support/faults/script";
import { importsOf, ROOT, sourceFiles } from "../support/project/source-files";

const PRODUCTION = ["app", "gateway", "schema", "durable-objects", "backend"];
/** Texts that only the harness has: injected failures, and the check that follows every test. */
const MARKERS = [FAULT_MARKER, ...Object.keys(TEST_RULES)];
const markersIn = (code: string) => MARKERS.filter((marker) => code.includes(marker));

describe("[S37] test-only code", () => {
  test("is imported by no production file", () => {
    const breaches = [...PRODUCTION.flatMap(sourceFiles), "server.ts", "load-context.ts"].flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => target === "tests" || target?.startsWith("tests/"))
        .map(({ specifier }) => `${file} → ${specifier}`),
    );
    expect(breaches).toEqual([]);
  });

  test.each([
    ["the pages as they are built for this machine", "build", 11, "npm run build"],
    ["the site's Worker with its sandbox", ".wrangler/local/site", 1, "npm run build"],
    ["the backend's Worker with its sandbox", ".wrangler/local/backend", 1, "npm run build"],
    ["what is deployed", ".wrangler/production", 11, "npm run deploy -- production --dry-run"],
  ])("is in nothing of %s", (_what, folder, files, command) => {
    const path = join(ROOT, folder);
    if (!existsSync(path)) throw new Error(`nothing is built: run \`${command}\` first`);
    const scripts = readdirSync(path, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.m?js$/.test(name),
    );
    expect(scripts.length).toBeGreaterThanOrEqual(files);
    const bad = scripts.filter((name) => markersIn(readFileSync(join(path, name), "utf8")).length > 0);
    expect(bad).toEqual([]);
  });

  test("would be found in a bundle that held it", async () => {
    expect(markersIn(await bundleWorker("tests/support/faults/faults.ts"))).toEqual([FAULT_MARKER]);
    expect(markersIn(await bundleWorker("tests/support/database/invariants.ts"))).toEqual(
      Object.keys(TEST_RULES),
    );
  });
});
