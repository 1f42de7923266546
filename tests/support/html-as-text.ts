import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Imports HTML files as their text, as wrangler does. */
export const htmlAsText: Plugin = {
  name: "html-as-text",
  enforce: "pre",
  load: (id) =>
    id.endsWith(".html") ? `export default ${JSON.stringify(readFileSync(id, "utf8"))};` : undefined,
};
