import type { TypedDocumentNode } from "@urql/core";
import type { TypedDocumentString } from "~/gql/graphql";

/**
 * A document in the form that urql expects. In the browser's bundle it already has that form: the operation's kind and
 * name, and the hash under which the gateway knows it (`vite/inline-graphql-documents.ts`). Codegen's type describes
 * the server's form, which is a text; urql runs nothing there.
 */
export const clientDocument = <Result, Variables>(document: TypedDocumentString<Result, Variables>) =>
  document as unknown as TypedDocumentNode<Result, Variables>;
