import { createHash } from "node:crypto";
import { type BuildOptions, build } from "esbuild";
import type { Plugin } from "vite";

const MODULE = "virtual:document-script";
const RESOLVED = `\0${MODULE}`;

const OPTIONS = {
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  legalComments: "none",
  write: false,
} as const satisfies BuildOptions;

/**
 * `import url from "virtual:document-script"` is the address of the script of documents (docs/decisions/049). It is a
 * bundle of its own: what it shares with the application must not make a document load a file of it. While developing,
 * Vite serves the source.
 *
 * @param entry its path from the root of the site
 */
export function documentScript(entry: string): Plugin {
  let root = "";
  let isBuild = false;
  let script: { fileName: string; source: string };
  return {
    name: "document-script",
    configResolved(config) {
      root = config.root;
      isBuild = config.command === "build";
    },
    async buildStart() {
      if (!isBuild) return;
      const { outputFiles } = await build({ ...OPTIONS, entryPoints: [`${root}/${entry}`] });
      const source = outputFiles[0]?.text ?? "";
      const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
      script = { fileName: `assets/document-${hash}.js`, source };
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      return `export default ${JSON.stringify(`/${isBuild ? script.fileName : entry}`)}`;
    },
    generateBundle() {
      if (this.environment.name === "client") this.emitFile({ type: "asset", ...script });
    },
  };
}
