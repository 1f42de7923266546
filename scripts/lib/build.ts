import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { buildPlayground } from "./build-playground";
import { ROOT, run } from "./run";

/** What the site build is made of. */
export const SOURCE_FOLDERS = ["app", "durable-objects", "gateway", "public", "schema", "vite"];
const SOURCE_FILES = ["package-lock.json", "vite.config.ts"];

const BUILD = join(ROOT, "build");
const NEXT_BUILD = ".wrangler/next-build";
/** Inside the folder that every other build empties, so that it never vouches for somebody else's. */
const fingerprintOf = (build: string) => join(build, "server/fingerprint.txt");

/**
 * Builds the client assets and the server build that server.ts imports. The old build stays until the new one is
 * complete; `beforeSwap` runs in between, for whoever serves the old one. Resolves to false, with the compiler's words
 * on the terminal, when it failed.
 */
export async function build({
  environment = process.env.SITE_ENVIRONMENT ?? "local",
  beforeSwap = async () => {},
} = {}): Promise<boolean> {
  const fingerprint = fingerprintOfSources(environment);
  const next = join(ROOT, NEXT_BUILD);
  const variables = { SITE_ENVIRONMENT: environment, BUILD_DIRECTORY: NEXT_BUILD };
  if ((await run("remix", ["vite:build", "--logLevel", "warn"], variables)) !== 0) return false;
  if (environment === "local") await buildPlayground(join(next, "client/playground"));
  writeFileSync(fingerprintOf(next), fingerprint);
  await beforeSwap();
  rmSync(BUILD, { recursive: true, force: true });
  renameSync(next, BUILD);
  return true;
}

/** Builds for this machine, unless the last build was that and its sources have not changed. Throws when it fails. */
export async function buildIfNeeded(): Promise<void> {
  const file = fingerprintOf(BUILD);
  if (existsSync(file) && readFileSync(file, "utf8") === fingerprintOfSources("local")) return;
  if (!(await build({ environment: "local" }))) throw new Error("the site does not build");
}

function fingerprintOfSources(environment: string): string {
  const hash = createHash("sha256").update(environment);
  for (const source of [...SOURCE_FOLDERS, ...SOURCE_FILES]) {
    for (const file of filesOf(source)) hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest("hex");
}

function filesOf(path: string): string[] {
  if (statSync(join(ROOT, path)).isFile()) return [path];
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}
