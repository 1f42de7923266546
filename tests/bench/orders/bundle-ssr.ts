import { build, type Plugin } from "vite";
import { ROOT } from "../../support/project/source-files";
import { modulePath, WORKER_CONDITIONS, WORKER_DEFINE } from "../support/bundle";

/** Modules for the browser alone are empty on the server, as Remix's own build makes them. */
const emptyClientModules: Plugin = {
  name: "empty-client-modules",
  load: (id) =>
    /\.client\.tsx?$/.test(id) ? { code: "export default {};", syntheticNamedExports: true } : null,
};

/**
 * Bundles an entry that renders pages into one module with Vite, which builds the site: it knows style sheets and the
 * alias of the app.
 *
 * @param entry path from the project's root
 * @returns path of the module
 */
export async function bundleSsr(entry: string, folder: string): Promise<string> {
  const outfile = modulePath(entry, folder);
  const conditions = WORKER_CONDITIONS;
  await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    plugins: [emptyClientModules],
    define: WORKER_DEFINE,
    resolve: {
      // As in vite.config.ts.
      alias: { "~": `${ROOT}app` },
      dedupe: ["graphql", "react", "react-dom"],
      mainFields: ["browser", "module", "main"],
    },
    ssr: {
      target: "webworker",
      noExternal: true,
      resolve: { conditions, externalConditions: conditions },
    },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: "es2023",
      rollupOptions: {
        external: [/^cloudflare:/, /^node:/],
        output: { entryFileNames: outfile.slice(folder.length + 1), inlineDynamicImports: true },
      },
    },
  });
  return outfile;
}
