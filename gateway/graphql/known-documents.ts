import ownDocuments from "../../app/gql/persisted-documents.json";
import clientDocuments from "../../schema/documents/merged.json";
import type { PersistedDocuments } from "./persisted-documents";

/** All documents that sessions may run in production: those of our pages, and of other front-ends. */
export const knownDocuments: PersistedDocuments = { ...clientDocuments, ...ownDocuments };
