import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildPlayground } from "../lib/build-playground";
import { ROOT } from "../lib/run";
import { withChanges } from "../lib/worker-configuration";

const FOLDER = join(ROOT, ".wrangler/development");
const ASSETS = join(FOLDER, "assets");

/** Copies what stands in public/ to where the development Worker finds its files. */
export const copyPublicFiles = (): void => cpSync(join(ROOT, "public"), ASSETS, { recursive: true });

/**
 * Writes the configuration of the development Worker: that of the site, with another entry, other files and what the
 * Worker has to know of the Vite server. Returns its path.
 */
export async function writeConfiguration(facts: { pages: string; secret: string }): Promise<string> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(ASSETS, { recursive: true });
  copyPublicFiles();
  await buildPlayground(join(ASSETS, "playground"));
  const file = join(FOLDER, "wrangler.toml");
  writeFileSync(file, developmentConfiguration(readFileSync(join(ROOT, "wrangler.toml"), "utf8"), facts));
  return file;
}

/** The site's configuration as that of the development Worker. Throws when it is no longer written as expected. */
export function developmentConfiguration(
  site: string,
  { pages, secret }: { pages: string; secret: string },
): string {
  return withChanges(site, [
    ['main = "./server.ts"', `main = ${JSON.stringify(join(ROOT, "scripts/dev/worker.ts"))}`],
    ['directory = "./build/client"', `directory = ${JSON.stringify(ASSETS)}`],
    [
      "\n[vars]\n",
      `\n[vars]\nDEVELOPMENT_PAGES = ${JSON.stringify(pages)}\nDEVELOPMENT_SECRET = ${JSON.stringify(secret)}\n`,
    ],
  ]);
}
