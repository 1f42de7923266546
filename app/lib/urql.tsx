import { Client, fetchExchange, mapExchange, type TypedDocumentNode } from "@urql/core";
import { Kind } from "graphql";
import { type ReactNode, useCallback, useState } from "react";
import { Provider, useClient } from "urql";
import type { TypedDocumentString } from "~/gql/graphql";
import { toast } from "~/ui/toast";
import { documentHash, GRAPHQL_ENDPOINT, GRAPHQL_HEADERS, NETWORK_FAILURE_TEXT } from "./graphql-fetch";
import { sessionProblemOf } from "./session-errors";
import { SessionProblemHandler } from "./session-problem-handler";
import { reportSessionProblem } from "./session-problems";
import { VISIBLE_WAIT_MS } from "./time-limits";

/** `fetch` that gives up when nobody would wait any longer. */
const fetchInTime: typeof fetch = (input, init) => {
  const limit = AbortSignal.timeout(VISIBLE_WAIT_MS);
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
};

/**
 * The client of one page. It keeps no cache: loaders are the source of what a page shows, and what is asked afterwards
 * is asked because it may have changed (docs/architecture.md, "GraphQL in the app").
 */
function createPageClient(): Client {
  return new Client({
    url: GRAPHQL_ENDPOINT,
    requestPolicy: "network-only",
    preferGetMethod: false,
    fetchOptions: { headers: GRAPHQL_HEADERS, credentials: "same-origin" },
    fetch: fetchInTime,
    exchanges: [
      mapExchange({
        onError(error, operation) {
          const problem = sessionProblemOf(error.graphQLErrors);
          if (problem) reportSessionProblem(problem);
          else if (error.networkError && !operation.context.isBackground) toast.error(NETWORK_FAILURE_TEXT);
        },
      }),
      fetchExchange,
    ],
  });
}

/** Gives the pages below a GraphQL client of their own, and answers ended sessions for all of them. */
export function GraphqlProvider({ children }: { children: ReactNode }) {
  // Never at module scope: on the server that would be shared by all requests (workerd refuses that).
  const [client] = useState(createPageClient);
  return (
    <Provider value={client}>
      {children}
      <SessionProblemHandler />
    </Provider>
  );
}

/** A persisted document as urql takes it: by hash, so that no query text travels and none is parsed. */
function persistedDocument<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
): TypedDocumentNode<Result, Variables> & { documentId: string } {
  const node: TypedDocumentNode<Result, Variables> & { documentId: string } = {
    kind: Kind.DOCUMENT,
    definitions: [],
    documentId: documentHash(document),
  };
  return node;
}

/** Runs a query nobody waits for: its failure is left to the caller and shown to nobody. */
export function useBackgroundQuery() {
  const client = useClient();
  return useCallback(
    async <Result, Variables extends Record<string, unknown>>(
      document: TypedDocumentString<Result, Variables>,
      variables: Variables,
    ): Promise<Result> => {
      const context = { isBackground: true };
      const { data, error } = await client.query(persistedDocument(document), variables, context).toPromise();
      if (error || !data) throw error ?? new Error("the answer has no data");
      return data;
    },
    [client],
  );
}
