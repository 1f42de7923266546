import type { Plugin } from "vite";
import { graphql } from "../app/gql/gql";

const CALL = /(?<![.\w$])graphql\(\s*`([^`]*)`\s*,?\s*\)/g;
const IMPORT = /import [^;]*\bgraphql\b[^;]*from "~\/gql"/;

/**
 * Writes each document of codegen where it is used: a bundler keeps a module whole, so that every page would otherwise
 * load the documents of all (docs/decisions/052). Throws for a document that codegen has not seen.
 */
export function inlineDocuments(code: string): string {
  if (!IMPORT.test(code)) return code;
  return code.replace(CALL, (call, source: string) => {
    const document: unknown = graphql(source);
    if (!Object.hasOwn(Object(document), "kind")) throw new Error(`run \`npm run codegen\` for:${source}`);
    return `(${JSON.stringify(document)}${"\n".repeat(call.split("\n").length - 1)})`;
  });
}

/** The browser's bundle alone: everything runs the same without it. */
export const inlineGraphqlDocuments = (app: string): Plugin => ({
  name: "inline-graphql-documents",
  apply: "build",
  enforce: "pre",
  transform(code, id, options) {
    const [file = ""] = id.split("?");
    if (options?.ssr || !file.startsWith(app) || !/\.tsx?$/.test(file)) return null;
    // Nothing of it runs on import.
    if (file.startsWith(`${app}gql/`)) return { code, map: null, moduleSideEffects: false };
    return { code: inlineDocuments(code), map: null };
  },
});
