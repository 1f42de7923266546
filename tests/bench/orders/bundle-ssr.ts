import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { build, type Plugin } from "vite";
import { keepBundle } from "../../../scripts/lib/kept-bundle";
import { ROOT } from "../../support/project/source-files";
import { BUNDLER, modulePath, WORKER_CONDITIONS, WORKER_DEFINE } from "../support/bundle";
import { isSmall } from "../support/small";

/** Modules for the browser alone are empty on the server, as Remix's own build makes them. */
const emptyClientModules: Plugin = {
  name: "empty-client-modules",
  load: (id) =>
    /\.client\.tsx?$/.test(id) ? { code: "export default {};", syntheticNamedExports: true } : null,
};

/** The files below the root that modules were made of. */
const filesOf = (ids: readonly string[]): string[] => [
  ...new Set(
    ids
      .map((id) => id.replace(/\?.*$/, ""))
      .filter((id) => id.startsWith(ROOT))
      .map((id) => relative(ROOT, id)),
  ),
];

/**
 * Bundles an entry that renders pages into one module with Vite, which builds the site: it knows style sheets and the
 * alias of the app.
 *
 * @param entry path from the project's root
 * @returns path of the module
 */
export async function bundleSsr(entry: string, folder: string): Promise<string> {
  const outfile = modulePath(entry, folder);
  const text = await keepBundle(`Vite, ${isSmall ? "whole, " : ""}${entry}`, () => buildSsr(entry));
  writeFileSync(outfile, text);
  return outfile;
}

async function buildSsr(entry: string) {
  const conditions = WORKER_CONDITIONS;
  let inputs: string[] = [];
  const collectInputs: Plugin = {
    name: "collect-inputs",
    generateBundle() {
      inputs = filesOf([...this.getModuleIds()]);
    },
  };
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    plugins: [emptyClientModules, collectInputs],
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
      write: false,
      minify: false,
      target: "es2023",
      rollupOptions: {
        external: [/^cloudflare:/, /^node:/],
        output: { inlineDynamicImports: true },
        // The small form has no time to look for code that is not used.
        treeshake: !isSmall,
      },
    },
  });
  const [output] = [built].flat();
  const [chunk] = output && "output" in output ? output.output : [];
  if (chunk?.type !== "chunk") throw new Error(`${entry} was not bundled`);
  return { text: chunk.code, inputs: [...inputs, BUNDLER, "tests/bench/orders/bundle-ssr.ts"] };
}
