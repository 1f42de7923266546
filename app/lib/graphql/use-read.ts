import { createRequest } from "@urql/core";
import { useCallback, useEffect, useMemo } from "react";
import { type AnyVariables, type RequestPolicy, type TypedDocumentNode, useClient, useQuery } from "urql";
import { toast } from "~/ui/feedback/toast";
import type { Tag } from "./changes";
import { endsSession, failureText, refusedText } from "./failure";

export interface Read<Data> {
  status: "idle" | "loading" | "ready" | "failed";
  /** Null unless it is ready. */
  data: Data | null;
  /** The data is being read again. */
  isRefreshing: boolean;
  /** Why the last reading failed, in words; null when it did not. `data` is that of an earlier one, if there is any. */
  failure: string | null;
  /** Reads again. The current data stays meanwhile, and also when that fails. */
  reload(): void;
}

interface ReadOptions<Result, Data> {
  /** Picks the wanted part of the answer; null or undefined counts as a failure. Must be pure. */
  pick(answer: Result): Data | null | undefined;
  /** The types it shows (`"Order"`, `"Order:7"`): it is read again when one of them has changed. */
  about?: readonly Tag[];
  /**
   * `network-only` where a form starts with the answer or money depends on it, `cache-first` for what does not change
   * while a page is open. By default the cached answer is shown at once and replaced by the network's.
   */
  requestPolicy?: RequestPolicy;
  /** The page does without it, such as a suggestion while typing: a refusal is not shown as a toast (C-24). */
  isOptional?: boolean;
}

/**
 * Reads data in the browser after the page is shown. It reads again when the variables or the types in `about` change;
 * null variables read nothing. Nothing is sent while rendering on the server. A refusal is shown as a toast in the
 * platform's words (GEN-12); the caller shows what is missing in its place.
 */
export function useRead<Result, Variables extends AnyVariables, Data>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables | null,
  { pick, about = [], requestPolicy, isOptional = false }: ReadOptions<Result, Data>,
): Read<Data> {
  const client = useClient();
  const { key } = createRequest(document, variables ?? ({} as Variables));
  const types = about.join();
  // urql runs the query again for every new object.
  const context = useMemo(() => ({ additionalTypenames: types === "" ? [] : types.split(",") }), [types]);
  const [answer] = useQuery<Result, Variables>({
    query: document,
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

  // urql returns the answer to the previous variables until the one to the new variables arrives.
  const isOurs = variables !== null && latest?.key === key;
  // After a pause urql returns the earlier answer until the network's arrives.
  const isEarlier = requestPolicy === "network-only" && answer.fetching;
  const known = isOurs && !isEarlier ? answer.data : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `pick` is pure
  const data = useMemo(() => (known ? (pick(known) ?? null) : null), [known]);
  const isRefreshing = isOurs && answer.stale;
  const isOver = isOurs && !answer.fetching && !answer.stale;
  const error = isOver ? answer.error : undefined;
  useEffect(() => {
    const words = isOptional || endsSession(error) ? null : refusedText(error);
    if (words !== null) toast.error(words);
  }, [error, isOptional]);
  const rest = { isRefreshing, failure: error ? failureText(error) : null, reload };
  if (variables === null) return { status: "idle", data: null, ...rest };
  if (data !== null) return { status: "ready", data, ...rest };
  return { status: isOver ? "failed" : "loading", data: null, ...rest };
}
