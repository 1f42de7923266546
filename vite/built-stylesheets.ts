import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { z } from "zod";
import { DOCUMENT_STYLES } from "./document-styles";

const built = z.object({ file: z.string() });
const manifestShape = z.object({ "style.css": built, [DOCUMENT_STYLES]: built });

/**
 * Writes the addresses of the files of styles into the server's build (`import.meta.env.STYLESHEETS`): Vite's manifest of
 * the client's build, which comes first, names them, and Remix's own does not.
 *
 * @param client folder of the client's build
 */
export function builtStylesheets(client: string): Plugin {
  return {
    name: "built-stylesheets",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    config() {
      const manifest = manifestShape.parse(JSON.parse(readFileSync(`${client}/.vite/manifest.json`, "utf8")));
      const { "style.css": application, [DOCUMENT_STYLES]: document } = manifest;
      const addresses = { application: `/${application.file}`, document: `/${document.file}` };
      return { define: { "import.meta.env.STYLESHEETS": JSON.stringify(addresses) } };
    },
  };
}
