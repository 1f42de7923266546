import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprintOfFiles } from "./fingerprint";
import { ROOT, run } from "./run";
import { withChanges } from "./worker-configuration";

/** What the bundles are made of, beside the site's build. */
const SOURCES = [
  ...["backend/src", "backend/wrangler.toml", "durable-objects", "gateway", "schema", "wrangler.toml"],
  ...["server.ts", "load-context.ts", "app/lib", "build/server", "package-lock.json"],
];

/** Both Workers as wrangler would deploy them, with the settings of a developer's machine, and their configurations. */
const LOCAL = join(ROOT, ".wrangler/local");
const NEXT_LOCAL = join(ROOT, ".wrangler/next-local");
const FINGERPRINT = "fingerprint.txt";

/** Paths of the configurations of both Workers. */
export interface WorkerConfigurations {
  readonly site: string;
  readonly backend: string;
}

/** The Workers of the last bundling, which wrangler serves as they are: it builds nothing and watches no source. */
export const LOCAL_WORKERS: WorkerConfigurations = {
  site: join(LOCAL, "site.toml"),
  backend: join(LOCAL, "backend.toml"),
};

/**
 * Bundles both Workers for this machine, unless their sources are those of the last bundling. Needs the site's build.
 * Throws when one of them cannot be bundled; the words of the compiler go to `log`.
 */
export async function bundleWorkersIfNeeded(log: number | "inherit" = "inherit"): Promise<void> {
  const fingerprint = fingerprintOfFiles(SOURCES);
  const known = join(LOCAL, FINGERPRINT);
  if (existsSync(known) && readFileSync(known, "utf8") === fingerprint) return;
  rmSync(NEXT_LOCAL, { recursive: true, force: true });
  await Promise.all([
    bundle("wrangler.toml", join(NEXT_LOCAL, "site"), log),
    bundle("backend/wrangler.toml", join(NEXT_LOCAL, "backend"), log),
  ]);
  const backend = withChanges(readFileSync(join(ROOT, "backend/wrangler.toml"), "utf8"), [
    ['main = "./src/worker.ts"', mainOf("backend/worker.js")],
  ]);
  writeFileSync(join(NEXT_LOCAL, "site.toml"), localSiteConfiguration(join(ROOT, "build/client")));
  writeFileSync(join(NEXT_LOCAL, "backend.toml"), backend);
  writeFileSync(join(NEXT_LOCAL, FINGERPRINT), fingerprint);
  rmSync(LOCAL, { recursive: true, force: true });
  renameSync(NEXT_LOCAL, LOCAL);
}

/** @param client folder of the static files */
export const localSiteConfiguration = (client: string): string =>
  withChanges(readFileSync(join(ROOT, "wrangler.toml"), "utf8"), [
    ['main = "./server.ts"', mainOf("site/server.js")],
    ['directory = "./build/client"', `directory = ${quoted(client)}`],
  ]);

const quoted = (text: string) => JSON.stringify(text);
const mainOf = (file: string) => `main = ${quoted(join(LOCAL, file))}\nno_bundle = true`;

async function bundle(config: string, folder: string, log: number | "inherit"): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // What wrangler prints beside errors is a list of bindings.
  const args = ["deploy", "--dry-run", "--outdir", folder, "-c", config];
  if ((await run("wrangler", args, { WRANGLER_LOG: "error" }, { log })) !== 0) {
    throw new Error(`the Worker of ${config} cannot be bundled`);
  }
}
