import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { ROOT } from "../../support/project/source-files";

/** A folder for what one run builds and stores, below the project so that packages resolve from it. */
export function createWorkspace(): { folder: string; remove(): void } {
  const parent = join(ROOT, ".wrangler");
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, "bench-"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Path of the module that a bundler makes of an entry. */
export const modulePath = (entry: string, folder: string): string =>
  join(folder, `${entry.replaceAll("/", "-").replace(/\.tsx?$/, "")}.mjs`);

/** What the code of a Worker is compiled with. */
export const WORKER_DEFINE = { __SANDBOX__: "true", "process.env.NODE_ENV": '"production"' };

/** By these a Worker's packages choose their files. */
export const WORKER_CONDITIONS = ["workerd", "worker", "browser"];

/**
 * Bundles an entry into one module with esbuild, as wrangler does for production: with the conditions of the Workers
 * runtime, every package inside. `packages: "outside"` leaves them to Node, for servers that are no Workers. `define` adds to what
 * the code is compiled with.
 *
 * @param entry path from the project's root
 * @returns path of the module
 */
export async function bundle(
  entry: string,
  folder: string,
  {
    packages = "inside",
    define = {},
  }: { packages?: "inside" | "outside"; define?: Readonly<Record<string, string>> } = {},
): Promise<string> {
  const isWorker = packages === "inside";
  const outfile = modulePath(entry, folder);
  await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: "esm",
    target: "es2023",
    logLevel: "error",
    define: { ...WORKER_DEFINE, ...define },
    external: ["cloudflare:*", "node:*"],
    ...(isWorker
      ? { platform: "browser", conditions: WORKER_CONDITIONS }
      : { platform: "node", packages: "external" }),
  });
  return outfile;
}
