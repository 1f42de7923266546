import { transform } from "esbuild";
import type { Plugin } from "vite";

/** Routes of documents (docs/decisions/049): browsers load none of their code, only their styles. */
export const DOCUMENT_ROUTE = /\/app\/routes\/(_public[^/]*|map)(\.tsx|\/route\.tsx)(\?|$)/;
const ROOT = /\/app\/root\.tsx$/;

/** Name of the file, to which the build adds a hash. */
export const DOCUMENT_STYLES = "document.css";

/**
 * Writes the styles of documents (docs/decisions/049) into a file of their own: they have no router and no dialogs, and
 * need a quarter of what the file of all styles holds.
 */
export function documentStyles(): Plugin {
  const styles = new Map<string, string>();
  return {
    name: "document-styles",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    // Vite has given the classes their names by then.
    transform(code, id) {
      if (id.endsWith(".css")) styles.set(id, code);
    },
    async generateBundle() {
      const seen = new Set<string>();
      const found: string[] = [];
      const collect = (id: string) => {
        if (seen.has(id)) return;
        seen.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) collect(imported);
        found.push(styles.get(id) ?? "");
      };
      for (const id of this.getModuleIds()) if (ROOT.test(id) || DOCUMENT_ROUTE.test(id)) collect(id);
      const { code } = await transform(found.join("\n"), { loader: "css", minify: true, target: "es2022" });
      this.emitFile({
        type: "asset",
        name: DOCUMENT_STYLES,
        originalFileName: DOCUMENT_STYLES,
        source: code,
      });
    },
  };
}
