import ownDocuments from "../../app/gql/persisted-documents.json";
import clientDocuments from "../../schema/documents/merged.json";
import type { PersistedDocuments } from "./persisted-documents";

/** Everything that sessions run in production: the documents of our pages, and of front-ends of others. */
export const knownDocuments: PersistedDocuments = { ...clientDocuments, ...ownDocuments };
