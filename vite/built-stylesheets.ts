import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { z } from "zod";
import { DOCUMENT_STYLES } from "./document-styles";

const built = z.object({ file: z.string() });
const manifestShape = z.object({ "style.css": built, [DOCUMENT_STYLES]: built });

/**
 * Writes the names of the files of styles into the server build, as the client's build before it has named them.
 * Remix's own manifest lacks them (docs/decisions/053).
 *
 * @param buildDirectory of both builds, absolute
 */
export function builtStylesheets(buildDirectory: string): Plugin {
  return {
    name: "built-stylesheets",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild
        ? { define: { "import.meta.env.STYLESHEETS": JSON.stringify(readNames(buildDirectory)) } }
        : {},
  };
}

function readNames(buildDirectory: string): { application: string; document: string } {
  const text = readFileSync(join(buildDirectory, "client/.vite/manifest.json"), "utf8");
  const { "style.css": application, [DOCUMENT_STYLES]: document } = manifestShape.parse(JSON.parse(text));
  return { application: `/${application.file}`, document: `/${document.file}` };
}
