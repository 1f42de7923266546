import { usePersistedOperations } from "@graphql-yoga/plugin-persisted-operations";
import type { GraphQLParams, Plugin } from "graphql-yoga";
import type { GatewayContext } from "../context";
import type { RequestCode } from "./request-code";

/** Document texts by their hash, as codegen writes them: `{"sha256:…": "query …"}`. */
export type PersistedDocuments = Readonly<Record<string, string>>;

const refusal = (status: number, code: RequestCode, message: string) => ({
  message,
  extensions: { code, http: { status } },
});

/**
 * Replaces a hash by the document of one of our own pages. Free texts are for development: the public
 * endpoint runs only documents of our pages (security.md S36).
 */
export function usePersistedDocuments({
  documents,
  isOpen,
}: {
  documents: PersistedDocuments;
  isOpen: boolean;
}): Plugin<GatewayContext> {
  const texts = new Map(Object.entries(documents));
  return usePersistedOperations<GatewayContext>({
    allowArbitraryOperations: isOpen,
    extractPersistedOperationId: documentIdOf,
    getPersistedOperation: (id) => texts.get(id) ?? null,
    customErrors: {
      notFound: refusal(404, "PERSISTED_QUERY_NOT_FOUND", "Unknown persisted document."),
      keyNotFound: refusal(400, "DOCUMENT_MISSING", "A documentId is missing."),
      persistedQueryOnly: refusal(403, "PERSISTED_QUERY_ONLY", "Only persisted documents are executed."),
    },
  });
}

/**
 * The hash in a request: `documentId` in its body or in the address of a GET, or `extensions.persistedQuery`
 * of some clients. Null without one.
 */
function documentIdOf(params: GraphQLParams, request: Request): string | null {
  if (request.method === "GET") return new URL(request.url).searchParams.get("documentId");
  const { documentId } = params as { documentId?: unknown };
  const hash = documentId ?? params.extensions?.persistedQuery?.sha256Hash;
  return typeof hash === "string" ? hash : null;
}
