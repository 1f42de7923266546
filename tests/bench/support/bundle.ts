import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { ROOT } from "../../support/source-files";

/** A folder for what one run builds and stores, below the project so that packages resolve from it. */
export function createWorkspace(): { folder: string; remove(): void } {
  const parent = join(ROOT, ".wrangler");
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, "bench-"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Builds an entry into one module, as it goes into production: with the conditions of the Workers runtime, every
 * package inside. `packages: "outside"` leaves them to Node, for servers that are no Workers.
 *
 * @param entry path from the project's root
 * @returns path of the module
 */
export async function bundle(
  entry: string,
  folder: string,
  {
    packages = "inside",
    alias,
  }: { packages?: "inside" | "outside"; alias?: Readonly<Record<string, string>> } = {},
): Promise<string> {
  const name = entry.replaceAll("/", "-").replace(/\.tsx?$/, "");
  const conditions = ["workerd", "worker", "browser"];
  const isWorker = packages === "inside";
  await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    define: { __SANDBOX__: "true", "process.env.NODE_ENV": '"production"' },
    resolve: {
      alias,
      dedupe: ["graphql", "react", "react-dom"],
      ...(isWorker && { mainFields: ["browser", "module", "main"] }),
    },
    ssr: {
      target: isWorker ? "webworker" : "node",
      noExternal: isWorker || undefined,
      external: isWorker ? undefined : true,
      ...(isWorker && { resolve: { conditions, externalConditions: conditions } }),
    },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: "es2023",
      rollupOptions: {
        external: [/^cloudflare:/, /^node:/],
        output: { entryFileNames: `${name}.mjs`, inlineDynamicImports: true },
      },
    },
  });
  return join(folder, `${name}.mjs`);
}
