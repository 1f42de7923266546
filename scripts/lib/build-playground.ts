import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { ROOT } from "./run";

const SOURCES = join(ROOT, "gateway/playground");
const KEPT = join(ROOT, ".wrangler/playground");
const FINGERPRINT = join(ROOT, ".wrangler/playground.txt");

/** The page, and the workers that its editor starts by these names (gateway/playground/client/workers.ts). */
const ENTRY_POINTS = {
  main: join(SOURCES, "client/main.tsx"),
  "editor.worker": "monaco-editor/esm/vs/editor/editor.worker.js",
  "graphql.worker": "monaco-graphql/esm/graphql.worker.js",
  "json.worker": "monaco-editor/esm/vs/language/json/json.worker.js",
};

/**
 * Puts the files of the playground at /graphql into `folder`. What was built last is kept and copied as long as its
 * sources and packages stay the same. esbuild alone, because the site's bundler takes ten times as long for the editor,
 * and every first start would wait for it. Throws when it does not build.
 */
export async function buildPlayground(folder: string): Promise<void> {
  const fingerprint = fingerprintOfSources();
  const isKept = existsSync(FINGERPRINT) && readFileSync(FINGERPRINT, "utf8") === fingerprint;
  if (!isKept || !existsSync(KEPT)) {
    rmSync(KEPT, { recursive: true, force: true });
    await bundle();
    writeFileSync(FINGERPRINT, fingerprint);
  }
  cpSync(KEPT, folder, { recursive: true });
}

const bundle = () =>
  build({
    entryPoints: ENTRY_POINTS,
    outdir: KEPT,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".ttf": "file" },
    // GraphiQL imports it only for subscriptions, which the graph does not have.
    external: ["graphql-ws"],
    logLevel: "warning",
  });

function fingerprintOfSources(): string {
  const hash = createHash("sha256").update(readFileSync(join(ROOT, "package-lock.json")));
  const names = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  for (const name of names.filter((name) => /\.\w+$/.test(name)).sort()) {
    hash.update(`${name}\n`).update(readFileSync(join(SOURCES, name)));
  }
  return hash.update(readFileSync(import.meta.filename)).digest("hex");
}
