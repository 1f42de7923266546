import type { Client, OperationContext } from "@urql/core";
import type { TypedDocumentString } from "~/gql/graphql";
import { clientDocument } from "./document";

/**
 * Runs a query once, outside of rendering: the state of a payment, the content of a suggestion. What a component shows
 * is read with `useRead`.
 * Throws urql's `CombinedError` on failure; `failureText` turns that into a message.
 */
export async function ask<Result, Variables extends Record<string, unknown>>(
  client: Client,
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  context: Partial<OperationContext> = {},
): Promise<Result> {
  const { data, error } = await client
    .query(clientDocument(document), variables, { requestPolicy: "network-only", ...context })
    .toPromise();
  if (error || !data) throw error ?? new Error("the answer has no data");
  return data;
}
