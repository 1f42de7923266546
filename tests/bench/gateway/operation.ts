import persisted from "../../../app/gql/persisted-documents.json";

const entry = Object.entries(persisted).find(([, text]) => /\bquery OrderList\(/.test(text));
if (!entry) throw new Error("the order list has no persisted document");

/** The operation of the order list page, as codegen persisted it. */
export const [DOCUMENT_ID, DOCUMENT] = entry;
export const VARIABLES = { page: 1, pageSize: 6 };
export const TOKEN = "bench-token-0123456789abcdef0123456789abcdef";
