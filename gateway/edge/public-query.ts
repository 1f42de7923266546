import { GRAPHQL_PATH } from "../graphql/path";
import type { PersistedDocuments } from "../graphql/persisted-documents";
import { createPublicDocuments } from "../graphql/public-documents";
import type { Visit } from "../visit";
import type { Shared } from "./edge-cache";
import { keep } from "./kept-answer";
import type { ContextOf } from "./render-shared";

/** Longest `variables`, characters: public queries take an area or a category. */
const MAX_VARIABLES_CHARS = 500;

/**
 * Reads `GET /graphql?documentId=…&variables=…` for queries of our own pages that have only public fields.
 * Null for all others: unknown, private, changing, or malformed ones.
 */
export function createPublicQueries(documents: PersistedDocuments, contextOf: ContextOf) {
  const isPublic = createPublicDocuments(documents);

  return (request: Request, { env, graphql }: Pick<Visit, "env" | "graphql">): Shared | null => {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const { origin, searchParams } = new URL(request.url);
    const documentId = searchParams.get("documentId");
    const variables = parseVariables(searchParams.get("variables"));
    if (documentId === null || variables === null || !isPublic(documentId)) return null;
    const address = new URL(GRAPHQL_PATH, origin);
    address.search = String(new URLSearchParams({ documentId, variables }));
    return {
      path: GRAPHQL_PATH,
      variant: `${documentId} ${variables}`,
      async make() {
        const madeAt = Date.now();
        // A new request, without data of the visitor.
        const own = new Request(address, { headers: { accept: "application/json" } });
        const context = contextOf(own, env);
        const response = await graphql.fetch(own, context);
        const { errors }: { errors?: unknown } = await response.clone().json();
        const answer = await keep(response, madeAt);
        if (context.usage.failures > 0) return { kind: "degraded", answer };
        return { kind: errors || answer.status !== 200 ? "other" : "good", answer };
      },
    };
  };
}

/** Variables as JSON with sorted names, so that equal queries have one form; null for none. */
function parseVariables(text: string | null): string | null {
  if (text === null || text === "") return "{}";
  if (text.length > MAX_VARIABLES_CHARS) return null;
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== "object" || json === null || Array.isArray(json)) return null;
    return JSON.stringify(Object.fromEntries(Object.entries(json).sort(([a], [b]) => (a < b ? -1 : 1))));
  } catch {
    return null;
  }
}
