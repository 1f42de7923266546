import { type DocumentNode, type GraphQLObjectType, Kind, parse, type SelectionSetNode } from "graphql";
import { schema } from "../../schema/graphql";
import type { Shared } from "../edge-cache";
import { executeOperation } from "../execute";
import type { PersistedDocuments } from "../graphql";
import type { Visit } from "../site";
import { keep } from "./kept-answer";
import { GRAPHQL_PATH } from "./purge";
import type { ContextOf } from "./render-shared";

/** Longest `variables`, characters: public queries take an area or a category. */
const MAX_VARIABLES_CHARS = 500;

/**
 * Reads `GET /graphql?documentId=…&variables=…` for the queries of our own pages that ask for public fields alone
 * (`isPublic` in the schema). Null for everything else: unknown, private, changing, or malformed.
 */
export function createPublicQueries(documents: PersistedDocuments, contextOf: ContextOf) {
  const known = new Map<string, string | null>();

  function publicText(documentId: string): string | null {
    const found = known.get(documentId);
    if (found !== undefined) return found;
    const text = Object.hasOwn(documents, documentId) ? documents[documentId] : undefined;
    // Unknown hashes are not remembered: anybody can make them up.
    if (text === undefined) return null;
    const result = isPublicDocument(parse(text, { noLocation: true })) ? text : null;
    known.set(documentId, result);
    return result;
  }

  return (request: Request, visit: Pick<Visit, "env" | "ctx">): Shared | null => {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const { origin, searchParams } = new URL(request.url);
    const documentId = searchParams.get("documentId");
    const text = documentId === null ? null : publicText(documentId);
    const variables = parseVariables(searchParams.get("variables"));
    if (text === null || variables === null) return null;
    return {
      path: GRAPHQL_PATH,
      variant: `${documentId} ${JSON.stringify(variables)}`,
      async make() {
        const madeAt = Date.now();
        // A request of our own: nothing of the visitor takes part.
        const context = contextOf(new Request(new URL(GRAPHQL_PATH, origin)), visit.env);
        const result = await executeOperation(text, Object.fromEntries(variables), context);
        const answer = await keep(Response.json(result), madeAt);
        if (context.usage.failures > 0) return { kind: "degraded", answer, status: 200 };
        return result.errors ? { kind: "other", answer, status: 200 } : { kind: "good", answer };
      },
    };
  };
}

/** Whether every field at the top of every operation is marked as public in the schema. */
export function isPublicDocument(document: DocumentNode): boolean {
  const query = schema.getQueryType();
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  return (
    query != null &&
    operations.length === 1 &&
    operations.every(
      ({ operation, selectionSet }) => operation === "query" && asksPublicOnly(selectionSet, query),
    )
  );
}

/** Fragments at the top are not followed: our own public queries have none there. */
const asksPublicOnly = ({ selections }: SelectionSetNode, query: GraphQLObjectType): boolean =>
  selections.every(
    (selection) =>
      selection.kind === Kind.FIELD && query.getFields()[selection.name.value]?.extensions.isPublic === true,
  );

/** Variables by name in alphabetical order, so that the same question has one form. */
function parseVariables(text: string | null): [string, unknown][] | null {
  if (text === null || text === "") return [];
  if (text.length > MAX_VARIABLES_CHARS) return null;
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== "object" || json === null || Array.isArray(json)) return null;
    return Object.entries(json).sort(([a], [b]) => (a < b ? -1 : 1));
  } catch {
    return null;
  }
}
