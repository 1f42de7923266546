import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/**
 * Writes `build-id.js` beside the server build: the hash of its code, which holds the names of all files of the browser's
 * bundle. Kept pages are found by it (docs/decisions/016).
 */
export function buildId(): Plugin {
  return {
    name: "build-id",
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    generateBundle(_options, bundle) {
      const hash = createHash("sha256");
      for (const [name, file] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
        hash.update(name).update(file.type === "chunk" ? file.code : file.source);
      }
      const id = hash.digest("hex").slice(0, 16);
      this.emitFile({ type: "asset", fileName: "build-id.js", source: `export const buildId = "${id}";\n` });
    },
  };
}
