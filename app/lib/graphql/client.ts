import { Client, type CombinedError, cacheExchange, fetchExchange, mapExchange } from "@urql/core";
import { persistedExchange } from "@urql/exchange-persisted";
import { retryExchange } from "@urql/exchange-retry";
import { makeSubject, type Source } from "wonka";
import { sessionProblemOf } from "../session/session-errors";
import { reportSessionProblem } from "../session/session-problems";
import { fetchInTime } from "../slow-answer";
import type { Change } from "./changes";
import { documentHash, GRAPHQL_ENDPOINT, GRAPHQL_HEADERS } from "./endpoint";
import { liveExchange } from "./live-exchange";

/** How long to wait before a query that the network lost is sent again, ms; urql varies it by half. */
const RETRY_AFTER_MS = 300;

/** How every operation is sent. */
export const FETCH_OPTIONS = { headers: GRAPHQL_HEADERS, credentials: "same-origin" } as const;

export interface PageClient {
  client: Client;
  /** Emits what has changed; compared with the tags of what is shown. */
  changes: Source<Change>;
  /** Reports that something of these types has changed. */
  announce(change: Change): void;
}

/** Whether the network lost it: not when there was an answer of any kind, and not when it has timed out. */
const isLost = ({ networkError, response }: CombinedError): boolean =>
  networkError !== undefined && response === undefined && networkError.name !== "TimeoutError";

/**
 * The GraphQL client of one tree of pages. A query that was read before shows its cached answer at once and asks the
 * network again: the cache alone is never trusted (docs/decisions/033).
 */
export function createPageClient(): PageClient {
  const { source: changes, next: announce } = makeSubject<Change>();
  const client = new Client({
    url: GRAPHQL_ENDPOINT,
    requestPolicy: "cache-and-network",
    preferGetMethod: false,
    fetchOptions: FETCH_OPTIONS,
    fetch: fetchInTime,
    exchanges: [
      mapExchange({
        onError(error, { context }) {
          const problem = context.isQuiet ? null : sessionProblemOf(error.graphQLErrors);
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
      persistedExchange({
        enforcePersistedQueries: true,
        enableForMutation: true,
        preferGetForPersistedQueries: false,
        generateHash: async (_, document) => documentHash(document),
      }),
      fetchExchange,
    ],
  });
  return { client, changes, announce };
}
