import type { Client, OperationContext } from "@urql/core";
import type { TypedDocumentString } from "~/gql/graphql";
import { clientDocument } from "./document";

/**
 * Asks for something once, outside of rendering: a check of what a payment has come to, the content of a suggestion. What
 * a component shows is read with `useRead`.
 * Throws urql's `CombinedError` when it is not answered; `failureText` has the words for it.
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
