import { type DocumentNode, type GraphQLObjectType, Kind, parse, type SelectionSetNode } from "graphql";
import { schema } from "../../schema/graphql";
import type { PersistedDocuments } from "./persisted-documents";

/**
 * Tells by its hash whether a document of ours has only public fields (`isPublic` in the schema): it may be
 * read by GET, and its answer may be kept for all visitors.
 */
export function createPublicDocuments(documents: PersistedDocuments): (documentId: string) => boolean {
  const known = new Map<string, boolean>();
  return (documentId) => {
    const found = known.get(documentId);
    if (found !== undefined) return found;
    const text = Object.hasOwn(documents, documentId) ? documents[documentId] : undefined;
    // Unknown hashes are not remembered, because callers can invent them.
    if (text === undefined) return false;
    const result = isPublicDocument(parse(text, { noLocation: true }));
    known.set(documentId, result);
    return result;
  };
}

/** Whether all top-level fields of all operations are marked as public in the schema. */
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

/** Top-level fragments are not followed: our own public queries have none. */
const asksPublicOnly = ({ selections }: SelectionSetNode, query: GraphQLObjectType): boolean =>
  selections.every(
    (selection) =>
      selection.kind === Kind.FIELD && query.getFields()[selection.name.value]?.extensions.isPublic === true,
  );
