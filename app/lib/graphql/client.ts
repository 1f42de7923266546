import { Client, type CombinedError, cacheExchange, fetchExchange, mapExchange } from "@urql/core";
import { retryExchange } from "@urql/exchange-retry";
import { makeSubject, type Source } from "wonka";
import { sessionProblemOf } from "../session-errors";
import { reportSessionProblem } from "../session-problems";
import { VISIBLE_WAIT_MS } from "../time-limits";
import { liveExchange } from "./live-exchange";

/** Same-origin endpoint of the gateway. */
const GRAPHQL_ENDPOINT = "/graphql";

/** Proves that the request was made by script of this site: a plain HTML form cannot set it (security.md F2). */
const GRAPHQL_HEADERS = { "x-graphql-csrf": "1" };

/** The pause before a query that the network lost is sent once more, ms; urql varies it by half. */
const RETRY_AFTER_MS = 300;

export interface PageClient {
  client: Client;
  /** Types of which something has changed, each time it has: what `additionalTypenames` of queries are held against. */
  changes: Source<readonly string[]>;
  /** Says that something of these types has changed. */
  announce(types: readonly string[]): void;
}

/** `fetch` that gives up when nobody would wait any longer. */
const fetchInTime: typeof fetch = (input, init) => {
  const limit = AbortSignal.timeout(VISIBLE_WAIT_MS);
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
};

/** Whether the network lost it. Not so what was answered, if in no words of ours, and what took too long already. */
const isLost = ({ networkError, response }: CombinedError): boolean =>
  networkError !== undefined && response === undefined && networkError.name !== "TimeoutError";

/**
 * The GraphQL client of one tree of pages. What has been read is shown at once when it is wanted again, and asked for
 * anew: a page's truth is the loader's or the network's, never the cache's alone (docs/decisions/033).
 */
export function createPageClient(): PageClient {
  const { source: changes, next: announce } = makeSubject<readonly string[]>();
  const client = new Client({
    url: GRAPHQL_ENDPOINT,
    requestPolicy: "cache-and-network",
    preferGetMethod: false,
    fetchOptions: { headers: GRAPHQL_HEADERS, credentials: "same-origin" },
    fetch: fetchInTime,
    exchanges: [
      mapExchange({
        onError(error, { context }) {
          const problem = context.isForVisitors ? null : sessionProblemOf(error.graphQLErrors);
          if (problem) reportSessionProblem(problem);
        },
      }),
      liveExchange(changes),
      cacheExchange,
      retryExchange({
        initialDelayMs: RETRY_AFTER_MS,
        maxNumberAttempts: 2,
        retryIf: (error, operation) => operation.kind === "query" && isLost(error),
      }),
      // Without definitions urql sends the `documentId` alone; until here it wants to know what the operation is.
      mapExchange({
        onOperation: (operation) => ({ ...operation, query: { ...operation.query, definitions: [] } }),
      }),
      fetchExchange,
    ],
  });
  return { client, changes, announce };
}
