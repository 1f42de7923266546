import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { buildPlayground } from "./build-playground";
import { fingerprintOfFiles } from "./fingerprint";
import { bundleWorkersIfNeeded } from "./local-workers";
import { mustRun, ROOT, run } from "./run";

/** What the site build is made of. */
const SOURCE_FOLDERS = ["app", "durable-objects", "gateway", "public", "schema", "vite"];
const SOURCE_FILES = ["package-lock.json", "vite.config.ts"];

const BUILD = join(ROOT, "build");
const NEXT_BUILD = ".wrangler/next-build";
/** Inside the folder that every other build empties, so that it never vouches for another build. */
const fingerprintOf = (build: string) => join(build, "server/fingerprint.txt");

interface BuildOptions {
  environment?: string;
  /** Where the words of the compiler go. */
  log?: number | "inherit";
}

/**
 * Builds the client assets and the server build that server.ts imports. The old build stays until the new one is
 * complete. Resolves to false when it failed.
 */
export async function build({
  environment = process.env.SITE_ENVIRONMENT ?? "local",
  log = "inherit",
}: BuildOptions = {}): Promise<boolean> {
  const fingerprint = fingerprintOfSources(environment);
  const next = join(ROOT, NEXT_BUILD);
  const variables = { SITE_ENVIRONMENT: environment, BUILD_DIRECTORY: NEXT_BUILD };
  if ((await run("remix", ["vite:build", "--logLevel", "warn"], variables, { log })) !== 0) return false;
  if (environment === "local") await buildPlayground(join(next, "client/playground"));
  writeFileSync(fingerprintOf(next), fingerprint);
  rmSync(BUILD, { recursive: true, force: true });
  renameSync(next, BUILD);
  return true;
}

/** Builds site and Workers for this machine, unless the last build was that and its sources have not changed. Throws when it fails. */
export async function buildIfNeeded(options: { log?: number | "inherit" } = {}): Promise<void> {
  const isBuilt = isBuiltFor("local") || (await build({ ...options, environment: "local" }));
  if (!isBuilt) throw new Error("the site does not build");
  await bundleWorkersIfNeeded(options.log);
}

/** Where `npm run deploy -- production --dry-run` keeps what it would upload: `site`, `backend` and `client`. */
export const PRODUCTION = join(ROOT, ".wrangler/production");
const PRODUCTION_FINGERPRINT = join(PRODUCTION, "fingerprint.txt");

/** Notes which sources the kept production build has. */
export const markProductionBuild = (): void => cpSync(fingerprintOf(BUILD), PRODUCTION_FINGERPRINT);

/** Makes the production build that is kept beside the local one, unless it is there for the sources as they are. */
export async function buildProductionIfNeeded(): Promise<void> {
  if (isOfSources(PRODUCTION_FINGERPRINT, "production")) return;
  await mustRun("tsx", [join(ROOT, "scripts/deploy.ts"), "production", "--dry-run"]);
}

/** Whether the last build is one for this environment, of the sources as they are. */
const isBuiltFor = (environment: string): boolean => isOfSources(fingerprintOf(BUILD), environment);

const isOfSources = (fingerprint: string, environment: string): boolean =>
  existsSync(fingerprint) && readFileSync(fingerprint, "utf8") === fingerprintOfSources(environment);

const fingerprintOfSources = (environment: string): string =>
  fingerprintOfFiles([...SOURCE_FOLDERS, ...SOURCE_FILES], environment);
