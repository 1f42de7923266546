import { createHash } from "node:crypto";
import { join } from "node:path";
import { build } from "esbuild";
import type { Plugin } from "vite";

const PREFIX = "virtual:document-script/";

/** A file of the browser's, by its name in the build. */
interface BuiltScript {
  readonly fileName: string;
  readonly source: string;
}

/** All scripts of documents, from the root of the site: the one that each has, and what it loads once it is needed. */
export const DOCUMENT_SCRIPTS = {
  main: "app/features/document/script/main.ts",
  streets: "app/features/map/fill-with-streets.ts",
} as const;

/**
 * `import url from "virtual:document-script/main"` is the address of a script of documents (docs/decisions/049). Each is
 * a bundle of its own: what it shares with the application, or with another, must not make a document load one more
 * file. While developing, Vite serves the source.
 */
export function documentScripts(): Plugin {
  let root = "";
  let isBuild = false;
  const sources = new Map(Object.entries(DOCUMENT_SCRIPTS));
  const built = new Map<string, BuiltScript>();
  return {
    name: "document-scripts",
    configResolved(config) {
      root = config.root;
      isBuild = config.command === "build";
    },
    async buildStart() {
      if (!isBuild) return;
      for (const [name, entry] of sources) {
        built.set(name, await buildScript(join(root, entry), name));
      }
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(`\0${PREFIX}`.length);
      return `export default ${JSON.stringify(`/${built.get(name)?.fileName ?? sources.get(name)}`)}`;
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const script of built.values()) this.emitFile({ type: "asset", ...script });
    },
  };
}

async function buildScript(entry: string, name: string): Promise<BuiltScript> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    legalComments: "none",
    write: false,
  });
  const source = outputFiles[0]?.text ?? "";
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  return { fileName: `assets/document-${name}-${hash}.js`, source };
}
