import type { TypedDocumentNode } from "@urql/core";
import type { TypedDocumentString } from "~/gql/graphql";

/**
 * A document as urql takes it. In the browser's bundle it is of that form already: its operation's kind and name, and
 * the hash under which the gateway knows it (`vite/inline-graphql-documents.ts`). Codegen's type says what it is on the
 * server, where it is a text and urql runs nothing.
 */
export const clientDocument = <Result, Variables>(document: TypedDocumentString<Result, Variables>) =>
  document as unknown as TypedDocumentNode<Result, Variables>;
