import persisted from "../../../app/gql/persisted-documents.json";
import { documentId } from "../../support/graph/document-id";

/** The operation of the order list page, as codegen persisted it. */
export const DOCUMENT_ID = documentId("OrderList");
export const DOCUMENT = new Map(Object.entries(persisted)).get(DOCUMENT_ID) ?? "";
export const VARIABLES = { page: 1, pageSize: 6 };
export const TOKEN = "bench-token-0123456789abcdef0123456789abcdef";
