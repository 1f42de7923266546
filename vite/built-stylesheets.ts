import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { z } from "zod";
import { DOCUMENT_STYLES } from "./document-styles";

const built = z.object({ file: z.string() });
const manifestShape = z.object({ "style.css": built, [DOCUMENT_STYLES]: built });

/**
 * Writes into the server's build (`import.meta.env.STYLESHEETS`) where the styles of the application are, and what those
 * of documents say. Vite's manifest of the client's build, which comes first, names both files, and Remix's own does not.
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
      const stylesheets = {
        application: `/${application.file}`,
        document: readFileSync(`${client}/${document.file}`, "utf8").trim(),
      };
      return { define: { "import.meta.env.STYLESHEETS": JSON.stringify(stylesheets) } };
    },
  };
}
