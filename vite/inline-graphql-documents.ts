import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
  parse,
} from "graphql";
import type { Plugin } from "vite";
import { z } from "zod";

const CALL = /(?<![.\w$])graphql\(\s*`([^`]*)`\s*,?\s*\)/g;
const LEFTOVER = /(?<![.\w$])graphql\(/;
const IMPORTS_GRAPHQL = /\bgraphql\b[^;]*from\s+"~\/gql"/;

/** What codegen wrote: which documents it knows, word for word, and the hash of each operation. */
export interface GeneratedDocuments {
  isKnown(source: string): boolean;
  hashOf(operationName: string): string | undefined;
}

/** Reads `app/gql` as `npm run codegen` left it. */
export function readGeneratedDocuments(folder: string): GeneratedDocuments {
  const map = readFileSync(join(folder, "gql.ts"), "utf8");
  const persisted = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(join(folder, "persisted-documents.json"), "utf8")));
  const hashes = new Map(
    Object.entries(persisted).map(([hash, text]) => [operationOf(text)?.name?.value, hash]),
  );
  return {
    isKnown: (source) => map.includes(`${JSON.stringify(source)}: typeof types.`),
    hashOf: (operationName) => hashes.get(operationName),
  };
}

/**
 * Replaces every `` graphql(`…`) `` of a browser module by what urql needs of it: a document with the kind and name of
 * its operation, and the hash under which the gateway knows it. Query texts, and the map of all documents that `graphql`
 * looks them up in, stay out of the bundle; fragments become empty, because `getFragment` only has a meaning for types.
 * Line numbers are kept. Throws for a document that codegen has not seen in this form.
 */
export function inlineDocuments(code: string, documents: GeneratedDocuments): string {
  if (!IMPORTS_GRAPHQL.test(code)) return code;
  const inlined = code.replace(CALL, (call, source: string) => {
    if (!documents.isKnown(source)) throw new Error(`unknown document; run \`npm run codegen\`:${source}`);
    const operation = operationOf(source);
    const name = operation?.name?.value;
    const document =
      operation && name ? persistedDocument(operation.operation, name, documents.hashOf(name)) : {};
    return `(${JSON.stringify(document)}${"\n".repeat(call.split("\n").length - 1)})`;
  });
  if (LEFTOVER.test(inlined)) throw new Error("graphql() takes one template without expressions");
  return inlined;
}

/** A document as urql's `documentId` stands for it: what the operation is, and nothing that it asks for. */
export const persistedDocument = (
  operation: `${OperationTypeNode}`,
  name: string,
  documentId: string | undefined,
): DocumentNode & { documentId: string | undefined } => ({
  kind: Kind.DOCUMENT,
  definitions: [
    {
      kind: Kind.OPERATION_DEFINITION,
      operation: operation as OperationTypeNode,
      name: { kind: Kind.NAME, value: name },
      selectionSet: { kind: Kind.SELECTION_SET, selections: [] },
    },
  ],
  documentId,
});

/** The operation in a document, none for fragments. */
const operationOf = (text: string): OperationDefinitionNode | undefined =>
  parse(text).definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);

/** Makes the browser's bundle free of GraphQL texts; the server's keeps them (docs/architecture/pages.md). */
export function inlineGraphqlDocuments(app: string): Plugin {
  const generated = join(app, "gql/");
  let documents: GeneratedDocuments;
  return {
    name: "inline-graphql-documents",
    enforce: "pre",
    buildStart() {
      documents = readGeneratedDocuments(generated);
    },
    // `npm run codegen` beside `npm run dev`.
    watchChange(file) {
      if (file.startsWith(generated)) documents = readGeneratedDocuments(generated);
    },
    transform(code, id, options) {
      const [file = ""] = id.split("?");
      if (options?.ssr || !file.startsWith(app) || !/\.tsx?$/.test(file)) return null;
      // Nothing of it runs on import, so that unused documents can go.
      if (file.startsWith(generated)) return { code, map: null, moduleSideEffects: false };
      return { code: inlineDocuments(code, documents), map: null };
    },
  };
}
