import type { TypedDocumentString } from "~/gql/graphql";

/** Same-origin endpoint of the gateway. */
export const GRAPHQL_ENDPOINT = "/graphql";

/** Proves that the request was made by script of this site: a plain HTML form cannot set it (security.md F2). */
export const GRAPHQL_HEADERS = { "x-graphql-csrf": "1" };

/** The hash under which the gateway knows a document. Throws for one that was not persisted by codegen. */
export function documentHash(document: TypedDocumentString<unknown, never>): string {
  // In the browser it is urql's form of a document already (vite/inline-graphql-documents.ts).
  const hash = Object(document).documentId ?? document.__meta__?.hash;
  if (typeof hash !== "string") throw new TypeError("the document was not persisted");
  return hash;
}
