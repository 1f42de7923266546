import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { keepBundle } from "../../../scripts/lib/kept-bundle";
import { ROOT } from "../../support/project/source-files";

/** A folder for what one run builds and stores, below the project so that packages resolve from it. */
export function createWorkspace(): { folder: string; remove(): void } {
  const parent = join(ROOT, ".wrangler");
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, "bench-"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What is compiled, and how, stands in this file. */
export const BUNDLER = "tests/bench/support/bundle.ts";

/** Path of the module that a bundler makes of an entry. */
export const modulePath = (entry: string, folder: string): string =>
  join(folder, `${entry.replaceAll("/", "-").replace(/\.tsx?$/, "")}.mjs`);

/** What the code of a Worker is compiled with. */
export const WORKER_DEFINE = { __SANDBOX__: "true", "process.env.NODE_ENV": '"production"' };

/** By these a Worker's packages choose their files. */
export const WORKER_CONDITIONS = ["workerd", "worker", "browser"];

/**
 * Bundles an entry into one module with esbuild, as wrangler does for production: with the conditions of the Workers
 * runtime, every package inside. `packages: "outside"` leaves them to Node, for servers that are no Workers. What has not
 * changed since another bench needed it is not bundled again.
 *
 * @param entry path from the project's root
 * @returns path of the module
 */
export async function bundle(
  entry: string,
  folder: string,
  { packages = "inside" }: { packages?: "inside" | "outside" } = {},
): Promise<string> {
  const text = await keepBundle(`packages ${packages}, ${entry}`, async () => {
    const { outputFiles, metafile } = await build({
      absWorkingDir: ROOT,
      entryPoints: [entry],
      bundle: true,
      write: false,
      metafile: true,
      format: "esm",
      target: "es2023",
      logLevel: "error",
      define: WORKER_DEFINE,
      external: ["cloudflare:*", "node:*"],
      ...(packages === "inside"
        ? { platform: "browser", conditions: WORKER_CONDITIONS }
        : { platform: "node", packages: "external" }),
    });
    return { text: outputFiles[0]?.text ?? "", inputs: [...Object.keys(metafile.inputs), BUNDLER] };
  });
  mkdirSync(folder, { recursive: true });
  const outfile = modulePath(entry, folder);
  writeFileSync(outfile, text);
  return outfile;
}
