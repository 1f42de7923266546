import { createRequest } from "@urql/core";
import { pipe, subscribe } from "wonka";
import { ask } from "./ask";
import { createPageClient } from "./client";
import { clientDocument } from "./document";
import type { Document, Mutated, ReadContext, Shown } from "./page-graph";

/** What a page does with urql's client. */
export type Engine = ReturnType<typeof createEngine>;

/** The client of one tree of pages, in the terms of `PageGraph`. */
export function createEngine() {
  const { client, announce } = createPageClient();
  return {
    announce,
    ask: <Result, Variables extends Record<string, unknown>>(
      document: Document<Result, Variables>,
      variables: Variables,
    ): Promise<Result> => ask(client, document, variables),
    again(operation: Shown["operation"]) {
      client.reexecuteOperation({
        ...operation,
        context: { ...operation.context, requestPolicy: "network-only" },
      });
    },
    watch: <Result, Variables extends Record<string, unknown>>(
      document: Document<Result, Variables>,
      variables: Variables,
      context: ReadContext,
      show: (shown: Shown<Result>) => void,
    ): (() => void) =>
      pipe(
        client.executeQuery(createRequest(clientDocument(document), variables), context),
        // urql changes an answer to say that it is being asked for again.
        subscribe(({ operation, data, stale }) => show({ operation, data, stale })),
      ).unsubscribe,
    mutate: <Result, Variables extends Record<string, unknown>>(
      document: Document<Result, Variables>,
      variables: Variables,
      changes: readonly string[],
    ): Promise<Mutated<Result>> =>
      client.mutation(clientDocument(document), variables, { additionalTypenames: [...changes] }).toPromise(),
  };
}
