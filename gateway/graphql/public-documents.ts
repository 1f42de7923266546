import { type DocumentNode, type GraphQLObjectType, Kind, parse, type SelectionSetNode } from "graphql";
import { schema } from "../../schema/graphql";
import type { PersistedDocuments } from "./persisted-documents";

/**
 * Tells by its hash whether a document of ours asks for public fields alone (`isPublic` in the schema): it may be asked
 * for by GET, and its answer kept for everybody.
 */
export function createPublicDocuments(documents: PersistedDocuments): (documentId: string) => boolean {
  const known = new Map<string, boolean>();
  return (documentId) => {
    const found = known.get(documentId);
    if (found !== undefined) return found;
    const text = Object.hasOwn(documents, documentId) ? documents[documentId] : undefined;
    // Unknown hashes are not remembered: anybody can make them up.
    if (text === undefined) return false;
    const result = isPublicDocument(parse(text, { noLocation: true }));
    known.set(documentId, result);
    return result;
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
