import { createRequest } from "@urql/core";
import { useCallback, useMemo } from "react";
import { type RequestPolicy, useClient, useQuery } from "urql";
import type { TypedDocumentString } from "~/gql/graphql";
import { clientDocument } from "./document";

export interface Read<Data> {
  status: "idle" | "loading" | "ready" | "failed";
  /** Null unless it is ready. */
  data: Data | null;
  /** What is shown is being asked for again. */
  isRefreshing: boolean;
  /** Asks again; what is shown stays meanwhile, and when that fails. */
  reload(): void;
}

interface ReadOptions<Result, Data> {
  /** The part of the answer that is wanted; null or undefined is a failure. Pure. */
  pick(answer: Result): Data | null | undefined;
  /** What it shows, in types (`"Order"`, `"Order:7"`): it is read again when something of them has changed. */
  about?: readonly string[];
  /**
   * `network-only` where a form starts with the answer or money is decided by it, `cache-first` for what does not
   * change while a page is open. Without one, what is known is shown at once and replaced by the network's answer.
   */
  requestPolicy?: RequestPolicy;
}

/**
 * Reads something in the browser after the page is shown, again for other variables and when what it is about has
 * changed; null variables read nothing. Nothing is sent while rendering on the server.
 */
export function useRead<Result, Variables extends Record<string, unknown>, Data>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables | null,
  { pick, about = [], requestPolicy }: ReadOptions<Result, Data>,
): Read<Data> {
  const client = useClient();
  const query = clientDocument(document);
  const { key } = createRequest(query, variables ?? ({} as Variables));
  const types = about.join();
  // urql runs the query anew for another object.
  const context = useMemo(() => ({ additionalTypenames: types === "" ? [] : types.split(",") }), [types]);
  const [answer] = useQuery<Result, Variables>({
    query,
    variables: variables ?? ({} as Variables),
    pause: variables === null || globalThis.document === undefined,
    context,
    ...(requestPolicy && { requestPolicy }),
  });

  const latest = answer.operation;
  const reload = useCallback(() => {
    if (latest)
      client.reexecuteOperation({ ...latest, context: { ...latest.context, requestPolicy: "network-only" } });
  }, [client, latest]);

  // urql shows the answer to the variables before until that to the new ones is there.
  const isOurs = variables !== null && latest?.key === key;
  const known = isOurs ? answer.data : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `pick` is pure
  const data = useMemo(() => (known ? (pick(known) ?? null) : null), [known]);
  const isRefreshing = isOurs && answer.stale;
  if (variables === null) return { status: "idle", data: null, isRefreshing, reload };
  if (data !== null) return { status: "ready", data, isRefreshing, reload };
  const isFailed = isOurs && !answer.fetching && !answer.stale;
  return { status: isFailed ? "failed" : "loading", data: null, isRefreshing, reload };
}
