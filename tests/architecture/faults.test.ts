import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { describe, expect, test } from "vitest";
import { TEST_RULES } from "../support/database/invariant-rules";
import { FAULT_MARKER } from "../support/faults/script";
import { importsOf, ROOT, sourceFiles } from "../support/project/source-files";

const PRODUCTION = ["app", "gateway", "schema", "durable-objects", "backend"];
/** The two Workers; the pages are built by Remix and searched as they are deployed. */
const ENTRIES = ["backend/src/worker.ts", "server.ts"];

/** Texts that only the harness has: injected failures, and the check that follows every test. */
const MARKERS = [FAULT_MARKER, ...Object.keys(TEST_RULES)];
const markersIn = (code: string) => MARKERS.filter((marker) => code.includes(marker));

/** Our own code that an entry reaches, as one text; packages and what the platform provides stay outside. */
async function bundle(entry: string): Promise<string> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: "silent",
    define: { __SANDBOX__: "true" },
    resolve: { alias: { "~": `${ROOT}app` } },
    build: {
      ssr: `${ROOT}${entry}`,
      write: false,
      minify: false,
      rollupOptions: { external: [/^cloudflare:/, /^node:/, /build\/server/, /\.html$/] },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((output) => ("output" in output ? output.output : []))
    .map((file) => (file.type === "chunk" ? file.code : ""))
    .join("\n");
}

describe("[S37] test-only code", () => {
  test("is imported by no production file", () => {
    const breaches = [...PRODUCTION.flatMap(sourceFiles), "server.ts", "load-context.ts"].flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => target === "tests" || target?.startsWith("tests/"))
        .map(({ specifier }) => `${file} → ${specifier}`),
    );
    expect(breaches).toEqual([]);
  });

  test.each(ENTRIES)("is in no bundle of %s", async (entry) => {
    const code = await bundle(entry);
    expect(code.length).toBeGreaterThan(1000);
    expect(markersIn(code)).toEqual([]);
  });

  test.each([
    ["the site as it is built for this machine", "build", "npm run build"],
    ["what is deployed", ".wrangler/production", "npm run deploy -- production --dry-run"],
  ])("is in nothing of %s", (_what, folder, command) => {
    const path = join(ROOT, folder);
    if (!existsSync(path)) throw new Error(`nothing is built: run \`${command}\` first`);
    const scripts = readdirSync(path, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.m?js$/.test(name),
    );
    expect(scripts.length).toBeGreaterThan(10);
    const bad = scripts.filter((name) => markersIn(readFileSync(join(path, name), "utf8")).length > 0);
    expect(bad).toEqual([]);
  });

  test("would be found in a bundle that held it", async () => {
    expect(markersIn(await bundle("tests/support/faults/faults.ts"))).toEqual([FAULT_MARKER]);
    expect(markersIn(await bundle("tests/support/database/invariants.ts"))).toEqual(Object.keys(TEST_RULES));
  });
});
