import { createHash } from "node:crypto";
import { basename, join } from "node:path";
import { type BuildOptions, build, type Plugin as EsbuildPlugin } from "esbuild";
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

/** A file of the browser's, by its name in the build. */
interface BuiltFile {
  readonly fileName: string;
  readonly source: string;
}

/** The script of documents, and the files that it loads once they are needed. */
interface DocumentScript {
  readonly script: BuiltFile;
  readonly later: readonly BuiltFile[];
}

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
  let built: DocumentScript;
  return {
    name: "document-script",
    configResolved(config) {
      root = config.root;
      isBuild = config.command === "build";
    },
    async buildStart() {
      if (isBuild) built = await buildDocumentScript(join(root, entry));
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      return `export default ${JSON.stringify(`/${isBuild ? built.script.fileName : entry}`)}`;
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const file of [built.script, ...built.later]) this.emitFile({ type: "asset", ...file });
    },
  };
}

/**
 * Bundles the script of documents into one file, and each module that it loads by `import()` into one beside it. They
 * share nothing: a third file, even the few lines with which a bundler wraps an old package, would be one more that
 * every document waits for.
 *
 * @param entry the script's file
 */
async function buildDocumentScript(entry: string): Promise<DocumentScript> {
  const later: BuiltFile[] = [];
  const splitOff: EsbuildPlugin = {
    name: "split-off",
    setup({ onResolve, resolve }) {
      onResolve({ filter: /./ }, async ({ kind, path, importer, resolveDir }) => {
        if (kind !== "dynamic-import") return null;
        const found = await resolve(path, { kind: "import-statement", importer, resolveDir });
        if (found.errors.length > 0) return { errors: found.errors };
        const file = await bundle(found.path, `document-${basename(path)}`);
        later.push(file);
        return { path: `./${basename(file.fileName)}`, external: true };
      });
    },
  };
  return { script: await bundle(entry, "document", splitOff), later };
}

async function bundle(file: string, name: string, ...plugins: EsbuildPlugin[]): Promise<BuiltFile> {
  const { outputFiles } = await build({ ...OPTIONS, entryPoints: [file], plugins });
  const source = outputFiles[0]?.text ?? "";
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  return { fileName: `assets/${name}-${hash}.js`, source };
}
