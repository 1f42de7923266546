/** Same-origin endpoint of the gateway. */
export const GRAPHQL_ENDPOINT = "/graphql";

/** Proves that the request was made by script of this site: a plain HTML form cannot set it (security.md F2). */
export const GRAPHQL_HEADERS = { "x-graphql-csrf": "1" };

/** The hash under which the gateway knows a document, as codegen embeds it. Throws for one without. */
export function documentHash(document: object): string {
  const { hash } = "__meta__" in document ? Object(document.__meta__) : { hash: null };
  if (typeof hash !== "string") throw new TypeError("the document was not persisted");
  return hash;
}
