import type { AnyVariables, OperationContext, TypedDocumentNode } from "@urql/core";
import type { Answered } from "./answered";
import { pageClient } from "./page-client";

/**
 * Runs a query or a mutation once: the state of a payment, a call, a draft that is saved in the background. What a
 * component shows is read with `useRead`; what a press does is sent with `useMutate`. What a mutation has changed is
 * reported with `announceChanges`, at the end of its course.
 * Throws urql's `CombinedError`; `failureText` and `endsSession` say what it means.
 *
 * @param context `isQuiet` where an ended session only fails the call, as on pages for visitors
 */
export async function ask<Result, Variables extends AnyVariables>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
  context?: Partial<OperationContext>,
): Promise<Answered<Result>> {
  const { client } = pageClient();
  const isMutation = document.definitions.some(
    (node) => "operation" in node && node.operation === "mutation",
  );
  const answer = isMutation
    ? client.mutation(document, variables, context)
    : client.query(document, variables, { requestPolicy: "network-only", ...context });
  const { data, error } = await answer.toPromise();
  if (error || !data) throw error ?? new Error("the answer has no data");
  // Without an error no answer is null (decision 086).
  return data as Answered<Result>;
}
